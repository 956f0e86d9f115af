import { wholeText } from '../import/index.ts';

/** A comma or space before three digits may separate thousands: `1,250`. */
const PERHAPS_THOUSANDS = [/^\d{1,3}$/, /^\d{3}$/] as const;

/** The cells of a pasted line. */
export interface PastedLine {
  /** The first word, in upper case as SKUs are stored, without the mark of spreadsheets for texts. */
  sku: string;
  /** The cells after the one of the SKU. */
  cells: string[];
  /** The whole number in a cell, `1,250` too; null for any other text, and for one that may be a part of a number. */
  wholeNumber: (place: number) => number | null;
}

/**
 * Reads a line of a spreadsheet that begins with a SKU. Tabs separate its cells, else semicolons, else commas if one follows the SKU, else
 * spaces.
 */
export function readPastedLine(pasted: string): PastedLine {
  const line = pasted.normalize('NFKC');
  const isExact = /[\t;]/.test(line);
  const separator = line.includes('\t') ? '\t' : isExact ? ';' : /^\s*[^\s,]+\s*,/.test(line) ? ',' : /\s+/;
  const [first = '', ...cells] = (isExact ? line : line.trim()).split(separator).map((cell) => cell.trim());
  const isPart = (place: number): boolean =>
    !isExact && PERHAPS_THOUSANDS.every((pattern, next) => pattern.test(cells[place + next] ?? ''));
  return {
    sku: (first.split(/\s+/)[0] ?? '').replace(/^['#]/, '').toUpperCase(),
    cells,
    wholeNumber: (place) => {
      const text = wholeText(cells[place] ?? '');
      return /^\d{1,7}$/.test(text) && !isPart(place) && !isPart(place - 1) ? Number(text) : null;
    },
  };
}
