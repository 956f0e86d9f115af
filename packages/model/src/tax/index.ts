import { money, type Money } from '../money/index.ts';

/** A rate of 100 percent. Rates are whole thousandths of a percent, so that 6.875 % is 6,875. */
export const WHOLE_RATE = 100_000;

/** The sales tax of an order, as it was when it was placed, or of a checkout. */
export interface Tax {
  amount: Money;
  /** Thousandths of a percent. */
  rate: number;
  /** Whether the freight is taxed too. */
  taxesFreight: boolean;
  /** Country and state where the goods go, as `US-CA`, or the country alone. */
  region: string;
  /** Number of the certificate that exempts the buyer; null where none does. */
  certificate: string | null;
}

/**
 * The tax on an amount: computed once for a whole order and rounded half up to the cent. The amount is not negative; the rate is in
 * thousandths of a percent.
 */
export function taxOn(taxable: Money, rate: number): Money {
  const product = BigInt(taxable) * BigInt(rate);
  return money(Number((product + BigInt(WHOLE_RATE / 2)) / BigInt(WHOLE_RATE)));
}
