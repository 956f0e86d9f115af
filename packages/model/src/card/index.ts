/** A saved card (R6.9). Only the payment provider has its number. */
export interface SavedCard {
  id: string;
  brand: string;
  last4: string;
  /** 1 to 12. */
  expiryMonth: number;
  expiryYear: number;
  cardholder: string;
  isDefault: boolean;
  /** By the server's clock. */
  expired: boolean;
}

/** A card to save: the payment provider's token and the holder. */
export interface CardDraft {
  token: string;
  cardholder: string;
  isDefault: boolean;
}

/** Whether cards can be saved, and the provider's element for their numbers. */
export interface CardProvider {
  available: boolean;
  sandbox: boolean;
  /** Address of the provider's element, to be framed by the page; it posts a token. */
  elementAddress: string;
}
