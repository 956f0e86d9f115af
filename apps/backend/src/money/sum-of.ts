import { money, type Money } from '@rider/model/money';

/** The sum of amounts, zero for none. */
export function sumOf(amounts: readonly Money[]): Money {
  return money(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}
