import type { EnteredLine } from '@rider/model/order';
import { wholeText } from '@rider/model/import';
import { readQuantity } from '@rider/model/quantity';
import { normalizeCode } from '@rider/model/validation';

/** A line of an order while its quantity is typed. */
export interface TypedLine {
  sku: string;
  quantity: string;
}

/** The typed number of pieces, `1,250` too; 0 for a text that is none. */
const piecesOf = (typed: string): number => Math.max(0, readQuantity(wholeText(normalizeCode(typed))) ?? 0);

/** Adds lines: pieces of a SKU that is there already are added to its line. */
export function addLines(lines: readonly TypedLine[], added: readonly EnteredLine[]): TypedLine[] {
  const bySku = new Map(lines.map((line) => [line.sku, line]));
  for (const { sku, quantity } of added) {
    const before = piecesOf(bySku.get(sku)?.quantity ?? '');
    bySku.set(sku, { sku, quantity: String(before + quantity) });
  }
  return [...bySku.values()];
}

/** The typed lines as numbers; 0 for a text that is no quantity. */
export function enteredLines(lines: readonly TypedLine[]): EnteredLine[] {
  return lines.map(({ sku, quantity }) => ({ sku, quantity: piecesOf(quantity) }));
}
