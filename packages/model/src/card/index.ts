/** A saved card (R6.9). There is no number: only the payment provider has it. */
export interface SavedCard {
  id: string;
  brand: string;
  last4: string;
  /** 1 to 12. */
  expiryMonth: number;
  expiryYear: number;
  cardholder: string;
  isDefault: boolean;
  /** By the server's calendar. */
  expired: boolean;
}

/** A card to be saved: what the payment provider gave for it, and whose it is. */
export interface CardDraft {
  token: string;
  cardholder: string;
  isDefault: boolean;
}

/** Whether cards can be saved, and whose element takes their numbers: never ours. */
export interface CardProvider {
  available: boolean;
  sandbox: boolean;
  /** The provider's element, to be framed by the page; it hands over a token. */
  elementAddress: string;
}
