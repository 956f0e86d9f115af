import { quantityProblem, readQuantity, type QuantityTerms } from '../quantity/index.ts';
import type { CheckedRow } from './quick-order.ts';
import { readPieces } from './read-amount.ts';

/** A row and the variant that its text means. */
export interface RowToJudge {
  quantity: string;
  /** The variant, null for an unknown one; `stock` is what is left for the buyer. */
  variant: ({ code: string } & QuantityTerms) | null;
}

/** The verdict on a row without its variant. */
export type JudgedRow = Pick<CheckedRow, 'problem' | 'quantity' | 'mergedInto'>;

/** Larger sums than an order takes are the same to every rule. */
const MOST = 1e9;

/** Judges the rows of a quick order. Rows of one variant count as one, in place of the first of them. */
export function judgeRows(rows: readonly RowToJudge[]): JudgedRow[] {
  const firsts = new Map<string, JudgedRow & { place: number }>();
  const judged = rows.map(({ quantity, variant }, place): JudgedRow => {
    const pieces = readQuantity(readPieces(quantity));
    if (variant === null) return { problem: 'unknown', quantity: pieces, mergedInto: null };
    const own = { problem: quantityProblem(pieces ?? '', variant), quantity: pieces, mergedInto: null };
    // A row that is no purchase at all has its own verdict.
    if (pieces === null || pieces <= 0) return own;
    const first = firsts.get(variant.code);
    if (first === undefined) {
      firsts.set(variant.code, Object.assign(own, { place }));
      return own;
    }
    first.quantity = Math.min((first.quantity ?? 0) + pieces, MOST);
    first.problem = quantityProblem(first.quantity, variant);
    return { problem: 'merged', quantity: pieces, mergedInto: first.place };
  });
  return judged.map(({ problem, quantity, mergedInto }) => ({ problem, quantity, mergedInto }));
}
