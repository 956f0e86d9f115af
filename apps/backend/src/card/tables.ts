import type { Generated } from 'kysely';

/** A saved card (R6.9): the facts that the provider discloses, never its number. */
export interface CreditCardTable {
  id: Generated<number>;
  buyer_id: number;
  provider_token: string;
  brand: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
  cardholder: string;
  is_default: boolean;
  added_at: Date;
}

/** Tables of cards. */
export interface CardTables {
  credit_card: CreditCardTable;
}
