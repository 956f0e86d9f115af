import { money, type Money } from '@rider/model/money';
import { splitAmount } from '../money/split-amount.ts';

/** What a line of an order has to do with its money, in cents. */
export interface PaidLine {
  id: number;
  quantity: number;
  line_total: Money;
  discount: Money;
}

/** What was paid for each line, by its id: its goods less its discount, and its share of the freight. They add up to the order's total. */
export function paidByLine(freight: Money, lines: readonly PaidLine[]): Map<number, Money> {
  const goods = lines.map((line) => line.line_total - line.discount);
  const weights = goods.some((paid) => paid > 0) ? goods : lines.map((line) => line.quantity);
  const shares = splitAmount(freight, weights);
  return new Map(lines.map((line, index) => [line.id, money((goods[index] ?? 0) + (shares[index] ?? 0))]));
}

/**
 * What `count` more pieces of a line come to, `before` of them having been paid back: all pieces together, in whatever parts,
 * come to exactly what was paid.
 */
export function amountOfPieces(paid: Money, pieces: { quantity: number; before: number; count: number }): Money {
  const { quantity, before, count } = pieces;
  const upTo = (number: number): number => Number((BigInt(paid) * BigInt(number)) / BigInt(quantity));
  return money(upTo(before + count) - upTo(before));
}
