import type { Money } from '@rider/model/money';
import { splitAmount } from './split-amount.ts';

/** The amounts of a line that determine its share of a split. */
export interface SplitLine {
  quantity: number;
  line_total: Money;
  discount: Money;
}

/** Splits an amount over lines by their price after discounts, or by quantity if all are free. The shares add up to the amount. */
export function splitOverLines(amount: Money, lines: readonly SplitLine[]): Money[] {
  const amounts = lines.map((line) => line.line_total - line.discount);
  return splitAmount(amount, amounts.some((paid) => paid > 0) ? amounts : lines.map((line) => line.quantity));
}
