import { money, moneyToDecimal } from '@rider/model/money';

/** An amount in cents as the wire writes it: `1234` is `12.34`. */
export function decimal(cents: number): string {
  return moneyToDecimal(money(cents));
}
