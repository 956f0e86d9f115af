/** A saved card. Only the payment provider has its number. */
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

/** A card to save: the token of the setup by which it was handed in, and the holder. */
export interface CardDraft {
  token: string;
  cardholder: string;
  isDefault: boolean;
}

/** Whether cards can be saved, and whether they are a sandbox's. */
export interface CardProvider {
  available: boolean;
  sandbox: boolean;
}

/** A form to enter a card, in fields that the provider's script renders. */
export interface CardSetup {
  /** Saves the card once the provider has it; only sessions have a `token` in answers. */
  setupToken: string;
  publishableKey: string;
  /** Lets its holder hand in this one card. */
  clientSecret: string;
  /** Local path of a sandbox's script in place of the provider's; null where cards are real. */
  sandboxScript: string | null;
}

/** A saved card that can pay: the provider's token, with which its script pays, and its distinguishing data. */
export interface PayingCard extends Pick<SavedCard, 'brand' | 'last4' | 'expiryMonth' | 'expiryYear'> {
  token: string;
}
