import { readPastedLine } from '../pasted-line/index.ts';
import { MAXIMUM_QUANTITY } from '../quantity/index.ts';

/** The most lines of an order that an operator enters. */
export const MOST_ENTERED_LINES = 200;

/** The most tags of an order. */
export const MOST_TAGS = 20;

/** A line of an order that an operator enters: a SKU, and a number of pieces that may not be orderable. */
export interface EnteredLine {
  sku: string;
  quantity: number;
}

/**
 * Reads lines of SKU and quantity as pasted from a spreadsheet, separated by tab, semicolon, comma or space; further cells and empty lines are
 * skipped. Lines of one SKU count together. Returns the lines that have no whole number of pieces as `faulty`.
 */
export function readEnteredLines(pasted: string): { lines: EnteredLine[]; faulty: string[] } {
  const quantities = new Map<string, number>();
  const faulty: string[] = [];
  for (const text of pasted.split(/\r\n?|\n/)) {
    if (text.trim() === '') continue;
    const { sku, wholeNumber } = readPastedLine(text);
    const pieces = wholeNumber(0);
    if (pieces === null || pieces > MAXIMUM_QUANTITY) faulty.push(text.trim());
    else quantities.set(sku, (quantities.get(sku) ?? 0) + pieces);
  }
  return { lines: [...quantities].map(([sku, quantity]) => ({ sku, quantity })), faulty };
}
