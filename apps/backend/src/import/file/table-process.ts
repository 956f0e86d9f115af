/** Process that reads the rows of one file, its standard input, and sends the next rows for each message. */
import { RICH_TEXT_LENGTH } from '@rider/model/limits';
import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse';
import { unzipSync } from 'fflate';
import { readSheet, type CellValue } from 'read-excel-file/universal';
import { MOST_COLUMNS } from './table-limits.ts';

/** Rows of a file, none at the end; or why it cannot be read. */
export type TablePortion = { rows: string[][] } | { fault: 'unreadable-file' | 'request-too-large'; cause: string };

/** Maximum size of an unpacked spreadsheet, in bytes: a small file may unpack to a large one. */
const MOST_UNPACKED = 300_000_000;
/** Digits that a number of a spreadsheet has without the error of its binary form. */
const PRECISE_DIGITS = 12;
/** Rows sent at once, fewer if they have many characters: the receiver holds all of them. */
const [PORTION, PORTION_LENGTH] = [500, 2_000_000];

class TooLarge extends Error {}

/** Decodes a text file: UTF-8 or UTF-16 by their byte order marks, else UTF-8, else GB 18030, which Chinese spreadsheets write. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** The separator that occurs most often among the headings. */
function separatorOf(text: string): string {
  const headings = text.slice(0, text.search(/[\r\n]|$/));
  const count = (separator: string) => headings.split(separator).length;
  return [',', ';', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

/** Removes the quote that exports write before what a spreadsheet would execute as a formula. */
const plain = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '').trim();

async function* rowsOfText(text: string): AsyncGenerator<string[]> {
  const rows = parse(text, {
    delimiter: separatorOf(text),
    bom: true,
    relax_column_count: true,
    // Inches are written with the mark of quotes.
    relax_quotes: true,
    skip_empty_lines: true,
  });
  for await (const row of rows) yield (row as string[]).map(plain);
}

function textOfCell(value: CellValue | null): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'number' ? String(Number(value.toPrecision(PRECISE_DIGITS + 4))) : plain(String(value ?? ''));
}

/** Requires that an archive states a bounded size; the library unpacks no more than what it states. @throws TooLarge */
function requireBoundedArchive(bytes: Uint8Array): void {
  let unpacked = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      return false;
    },
  });
  if (unpacked > MOST_UNPACKED) throw new TooLarge();
}

async function* rowsOfSpreadsheet(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<string[]> {
  requireBoundedArchive(bytes);
  for (const row of await readSheet(bytes.slice().buffer)) yield row.map(textOfCell);
}

function rowsOf(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<string[]> {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return isArchive ? rowsOfSpreadsheet(bytes) : rowsOfText(decode(bytes));
}

/** A row with one cell, and cells with one character, more than are accepted at most, so that the receiver sees that there are more. */
function bounded(row: readonly string[]): string[] {
  return row.slice(0, MOST_COLUMNS + 1).map((cell) => cell.slice(0, RICH_TEXT_LENGTH + 1));
}

let rows: AsyncGenerator<string[]> | null = null;

async function nextRows(): Promise<TablePortion> {
  const portion: string[][] = [];
  try {
    rows ??= rowsOf(new Uint8Array(await buffer(process.stdin)));
    for (let length = 0; portion.length < PORTION && length < PORTION_LENGTH;) {
      const { value, done } = await rows.next();
      if (done) break;
      const row = bounded(value);
      length += row.reduce((sum, cell) => sum + cell.length, 0);
      portion.push(row);
    }
    return { rows: portion };
  } catch (error) {
    const fault = error instanceof TooLarge ? 'request-too-large' : 'unreadable-file';
    return { fault, cause: String(error) };
  }
}

process.on('message', async () => {
  process.send?.(await nextRows());
});
process.on('disconnect', () => process.exit());
