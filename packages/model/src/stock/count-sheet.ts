import { readPastedLine } from '../pasted-line/index.ts';

/** The most lines of a count sheet. */
export const MOST_COUNT_LINES = 500;

/** A line of a count sheet: a SKU and the counted pieces. */
export interface CountLine {
  /** As pasted. */
  text: string;
  /** Upper case, as SKUs are stored; empty where there is none. */
  code: string;
  /** Null where the line has no whole number of pieces. */
  counted: number | null;
}

/** Reads the pasted lines of a count sheet, `SKU<tab>number`; other separators of spreadsheets are accepted, empty lines skipped. */
export function readCountSheet(pasted: string): CountLine[] {
  return pasted
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { sku: code, cells, wholeNumber } = readPastedLine(line);
      return { text: line.trim(), code, counted: wholeNumber(cells.findLastIndex((cell) => cell !== '')) };
    });
}
