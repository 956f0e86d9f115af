import type { EnteredLine } from '@rider/model/order';
import { readQuantity } from '@rider/model/quantity';

/** A line of an order while its quantity is typed. */
export interface TypedLine {
  sku: string;
  quantity: string;
}

/** Adds lines: pieces of a SKU that is there already are added to its line. */
export function addLines(lines: readonly TypedLine[], added: readonly EnteredLine[]): TypedLine[] {
  const bySku = new Map(lines.map((line) => [line.sku, line]));
  for (const { sku, quantity } of added) {
    const before = readQuantity(bySku.get(sku)?.quantity ?? '') ?? 0;
    bySku.set(sku, { sku, quantity: String(before + quantity) });
  }
  return [...bySku.values()];
}

/** The typed lines as numbers; 0 for a text that is no quantity. */
export function enteredLines(lines: readonly TypedLine[]): EnteredLine[] {
  return lines.map(({ sku, quantity }) => ({ sku, quantity: Math.max(0, readQuantity(quantity) ?? 0) }));
}
