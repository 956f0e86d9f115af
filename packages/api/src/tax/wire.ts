/** The sales tax of an order or a checkout. Ours, like all of this file: an existing CRMEB tells none. */
export interface TaxWire {
  /** A decimal. */
  price: string;
  /** Percent, with at most three decimals. */
  rate: number;
  /** Whether the freight is taxed too. */
  freight: boolean;
  /** `US-CA`, the country alone, or empty for orders older than tax. */
  region: string;
  /** Number of the certificate that exempts the buyer; empty where none does. */
  certificate: string;
}
