import type { Money } from '@rider/model/money';
import { splitAmount } from './split-amount.ts';

/** The amounts of a line by which something is split over lines. */
export interface SplitLine {
  quantity: number;
  line_total: Money;
  discount: Money;
}

/** Splits an amount over lines by what their goods cost after discounts, or by pieces where they cost nothing. The shares add up to it. */
export function splitOverLines(amount: Money, lines: readonly SplitLine[]): Money[] {
  const goods = lines.map((line) => line.line_total - line.discount);
  return splitAmount(amount, goods.some((paid) => paid > 0) ? goods : lines.map((line) => line.quantity));
}
