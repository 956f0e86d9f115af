import { money, type Money } from '@rider/model/money';
import { splitOverLines, type SplitLine } from '../money/split-over-lines.ts';

/** The amounts of an order line. */
export interface PaidLine extends SplitLine {
  id: number;
}

/** The paid amount of each line by id: products less discount plus a share of the freight. They add up to the order's total without tax. */
export function paidByLine(freight: Money, lines: readonly PaidLine[]): Map<number, Money> {
  const shares = splitOverLines(freight, lines);
  return new Map(lines.map((line, index) => [line.id, money(line.line_total - line.discount + (shares[index] ?? 0))]));
}

/**
 * The refund of `count` more pieces of a line after `before` were refunded. The refunds of all pieces add up to `paid`, however they are
 * divided.
 */
export function amountOfPieces(paid: Money, pieces: { quantity: number; before: number; count: number }): Money {
  const { quantity, before, count } = pieces;
  const upTo = (number: number): number => Number((BigInt(paid) * BigInt(number)) / BigInt(quantity));
  return money(upTo(before + count) - upTo(before));
}
