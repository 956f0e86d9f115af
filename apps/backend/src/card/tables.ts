import type { Generated } from 'kysely';

/** A saved card: the data that the provider discloses, never its number. */
export interface CreditCardTable {
  id: Generated<number>;
  buyer_id: number;
  /** The account at the provider; the card can pay only through this one. */
  account: string;
  provider_token: string;
  brand: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  cardholder: string;
  is_default: boolean;
  added_at: Date;
}

/** The provider's id of a buyer, per account. */
export interface CardHolderTable {
  buyer_id: number;
  account: string;
  holder: string;
}

/** How the submission of a card ended. */
export type SetupOutcome = 'saved' | 'card-exists' | 'too-many-cards' | 'cancelled';

/** A setup for submitting one card, by the provider's token. */
export interface CardSetupTable {
  token: string;
  buyer_id: number;
  account: string;
  /** Null while pending. */
  outcome: SetupOutcome | null;
  /** The saved card; null again once it is removed. */
  card_id: number | null;
  begun_at: Date;
}

/** Tables of cards. */
export interface CardTables {
  credit_card: CreditCardTable;
  card_holder: CardHolderTable;
  card_setup: CardSetupTable;
}
