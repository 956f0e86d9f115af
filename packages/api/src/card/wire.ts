/** The answer of `credit_card/list` (ours). */
export interface CardsWire {
  list: CardWire[];
  provider: CardProviderWire;
}

/** A saved card (ours). */
export interface CardWire {
  id: number;
  brand: string;
  last4: string;
  /** 1 to 12. */
  exp_month: number;
  exp_year: number;
  cardholder: string;
  is_default: 0 | 1;
  is_expired: 0 | 1;
}

/** The provider that saves cards (ours); both fields are empty if none is set up. */
export interface CardProviderWire {
  name: string;
  /** The address of the provider's form for a card. */
  element_url: string;
}

/** `POST credit_card/save` (ours). */
export interface SaveCardRequestWire {
  token: string;
  cardholder: string;
  is_default: 0 | 1;
}

/** `POST credit_card/default/set` and `credit_card/del` (ours). */
export interface CardRequestWire {
  id: string;
}
