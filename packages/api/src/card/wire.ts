/** The answer of `credit_card/list` (not in CRMEB). */
export interface CardsWire {
  list: CardWire[];
  provider: CardProviderWire;
}

/** A saved card (not in CRMEB). */
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

/** The provider that saves cards (not in CRMEB); empty if none is set up. */
export interface CardProviderWire {
  name: 'stripe' | 'sandbox' | '';
}

/** The answer of `POST credit_card/setup` (not in CRMEB): what the provider's script needs to take one card. */
export interface CardSetupWire {
  /** The token of the setup, which saves the card; only sessions are called `token` on the wire. */
  setup: string;
  publishable_key: string;
  client_secret: string;
  /** Local path of a sandbox's script in place of Stripe's; empty where cards are real. */
  script: string;
}

/** `POST credit_card/save` (not in CRMEB). */
export interface SaveCardRequestWire {
  /** The token of the setup. */
  token: string;
  cardholder: string;
  is_default: 0 | 1;
}

/** `POST credit_card/default/set` and `credit_card/del` (not in CRMEB). */
export interface CardRequestWire {
  id: string;
}
