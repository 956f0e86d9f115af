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
  for (const text of pasted.split(/\r\n?|\n/).map((line) => line.trim())) {
    if (text === '') continue;
    const [sku = '', pieces = ''] = text.split(/[\t;,]|\s+/).filter((cell) => cell !== '');
    const code = sku.replace(/^['#]/, '').toUpperCase();
    if (/^\d{1,5}$/.test(pieces)) quantities.set(code, (quantities.get(code) ?? 0) + Number(pieces));
    else faulty.push(text);
  }
  return { lines: [...quantities].map(([sku, quantity]) => ({ sku, quantity })), faulty };
}
