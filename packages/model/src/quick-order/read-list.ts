import { normalizeCode } from '../validation/index.ts';
import { columnsOf, type Columns } from './headings.ts';
import type { QuickOrderRow } from './quick-order.ts';
import { isAmount, isUnit, readPieces } from './read-amount.ts';

/** The most rows of a quick order. */
export const MOST_QUICK_ROWS = 500;
/** The most characters of a list that is read. */
export const MOST_LIST_LENGTH = 100_000;
/** The most characters of a row's text. */
export const LONGEST_TEXT = 200;
/** The most characters of a row's quantity, as typed. */
export const LONGEST_QUANTITY = 50;

/** The rows of a list, and the lines beyond the limits. */
export interface ReadList {
  rows: QuickOrderRow[];
  left: string[];
}

const SEPARATORS = [/\t/, /[;；]/, /[,，]/];

/** A number with separators of thousands that is a word of its own. */
const THOUSANDS = /(?<=^|\s)[1-9]\d{0,2}(?:,\d{3})+(?![\d,.])/g;

/** The cells of a line, by the separator that spreadsheets prefer; one in quotes may contain it. A line without separator is one cell. */
function cellsOf(written: string): string[] {
  const line = /[\t;；]/.test(written) ? written : written.replace(THOUSANDS, (number) => number.replaceAll(',', ''));
  const separator = SEPARATORS.find((each) => each.test(line));
  const cells = [''];
  let isQuoted = false;
  for (const sign of line) {
    const last = cells.length - 1;
    if (sign === '"' && (isQuoted || cells[last] === '')) isQuoted = !isQuoted;
    else if (!isQuoted && separator?.test(sign)) cells.push('');
    else cells[last] += sign;
  }
  return cells;
}

/** A cell without the quote that spreadsheets write before texts, and without the spaces of thousands. */
const plainCell = (cell: string): string =>
  normalizeCode(cell)
    .replace(/^'(?=.)/, '')
    .replace(/^[1-9]\d{0,2}(?: \d{3})+$/, (number) => number.replaceAll(' ', ''));

/** Joins an amount and the unit after it. */
function withUnits(texts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const text of texts) {
    const before = joined.at(-1) ?? '';
    if (isUnit(text) && isAmount(before) && /\d$/.test(before)) joined[joined.length - 1] = `${before} ${text}`;
    else joined.push(text);
  }
  return joined;
}

/** A row; several amounts are not a quantity, so that none of them is guessed. */
function rowOf(texts: readonly string[], amounts: readonly string[]): QuickOrderRow {
  return {
    text: texts.join(' ').slice(0, LONGEST_TEXT),
    quantity: (amounts.length === 1 ? readPieces(amounts[0] ?? '') : amounts.join(' ')).slice(0, LONGEST_QUANTITY),
  };
}

const MEASURE = /^(?:mm|cm|in|inch|["'°])/i;

/** Reads words separated by spaces: the amount is the last or the first of them. */
function rowOfWords(line: string): QuickOrderRow {
  const words = withUnits(line.split(/\s+/)).filter((word, place, all) => place === 0 || !isSign(word, all[place + 1]));
  const isLast = words.length > 1 && isAmount(words.at(-1) ?? '');
  const isFirst = words.length > (isLast ? 2 : 1) && isAmount(words[0] ?? '') && !MEASURE.test(words[1] ?? '');
  // A space may separate thousands: `1 250`.
  const last = isLast && words.length > 2 && /^[1-9]\d? \d{3}$/.test(words.slice(-2).join(' ')) ? 2 : Number(isLast);
  const end = words.length - last;
  return rowOf(words.slice(isFirst ? 1 : 0, end), [...(isFirst ? words.slice(0, 1) : []), ...words.slice(end)]);
}

/** Whether a word is the sign of multiplication in front of a number. */
function isSign(word: string, next: string | undefined): boolean {
  return /^[x×*]$/i.test(word) && next !== undefined && isAmount(next);
}

/** An amount with decimals, such as a price. */
const DECIMAL = /\d[.,]\d{1,2}$/;

/** Reads cells without headings: the quantity is the one that is an amount, or the one of several that has no decimals. */
function rowOfCells(cells: readonly string[]): QuickOrderRow {
  const filled = withUnits(cells.filter((cell) => cell !== ''));
  const [first = '', ...others] = filled;
  const amounts = filled.filter(isAmount);
  if (amounts.length === 0 || filled.length === 1) return rowOfWords(filled.join(' '));
  if (amounts.length === filled.length) return rowOf([first], others);
  const texts = filled.filter((cell) => !isAmount(cell));
  const whole = amounts.filter((amount) => !DECIMAL.test(amount));
  return rowOf(texts, whole.length === 1 ? whole : amounts);
}

function rowOfColumns(cells: readonly string[], { text, quantity }: Columns): QuickOrderRow {
  const code = cells[text] ?? '';
  // A line that is written in another way than the headings is read by itself.
  const isOther = code === '' || cells.filter((cell) => cell !== '').length === 1;
  return isOther ? rowOfCells(cells) : rowOf([code], [cells[quantity] ?? '']);
}

/** Drops a first column that numbers the lines. */
function withoutLineNumbers(lines: readonly string[][]): readonly string[][] {
  const isNumbered =
    lines.length > 1 && lines.every((cells, place) => cells.length > 2 && Number(cells[0]) === place + 1);
  return isNumbered ? lines.map((cells) => cells.slice(1)) : lines;
}

/** Reads rows of cells, such as those of a spreadsheet. No row is lost: one that cannot be read has its text. */
export function rowsOfCells(lines: readonly (readonly string[])[]): QuickOrderRow[] {
  const filled = lines.map((cells) => cells.map(plainCell)).filter((cells) => cells.some((cell) => cell !== ''));
  const [first = []] = filled;
  const columns = columnsOf(first);
  if (columns === null) return withoutLineNumbers(filled).map(rowOfCells);
  return filled.slice(1).map((cells) => (columns.isWhole ? rowOfColumns(cells, columns) : rowOfCells(cells)));
}

/**
 * Reads a pasted list of SKU and quantity, separated by tab, semicolon, comma or spaces, with or without headings, in either order. No line is
 * lost: one that cannot be read is a row with its text, and lines beyond the limits are `left`.
 */
export function readQuickOrder(list: string): ReadList {
  const lines: string[] = [];
  const left: string[] = [];
  let length = 0;
  for (const line of list.split(/\r\n?|\n/)) {
    if (line.trim() === '') continue;
    length += line.length;
    // One more than the rows, for the headings.
    (length > MOST_LIST_LENGTH || lines.length > MOST_QUICK_ROWS ? left : lines).push(line);
  }
  const rows = rowsOfCells(lines.map(cellsOf));
  if (rows.length > MOST_QUICK_ROWS) left.unshift(lines.at(-1) ?? '');
  return { rows: rows.slice(0, MOST_QUICK_ROWS), left };
}
