import { unzipSync } from 'fflate';
import { parse } from 'csv-parse';
import { readSheet, type CellValue, type SheetData } from 'read-excel-file/node';
import { ApiError } from '../http/api-error.ts';

/** Maximum size of an unpacked spreadsheet, in bytes: a small file may unpack to a large one. */
const MOST_UNPACKED = 300_000_000;
/** Digits that a number of a spreadsheet has without the error of its binary form. */
const PRECISE_DIGITS = 12;

const unreadable = (cause?: unknown) => new ApiError('unreadable-file', { status: 400, cause });

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
    skip_empty_lines: true,
  });
  try {
    for await (const row of rows) yield (row as string[]).map(plain);
  } catch (error) {
    throw unreadable(error);
  }
}

function textOfCell(value: CellValue | null): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'number' ? String(Number(value.toPrecision(PRECISE_DIGITS + 4))) : plain(String(value ?? ''));
}

function requireBoundedArchive(bytes: Uint8Array): void {
  let unpacked = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      return false;
    },
  });
  if (unpacked > MOST_UNPACKED) throw new ApiError('request-too-large', { status: 400 });
}

async function* rowsOfSpreadsheet(bytes: Uint8Array): AsyncGenerator<string[]> {
  let rows: SheetData;
  try {
    requireBoundedArchive(bytes);
    rows = await readSheet(Buffer.from(bytes));
  } catch (error) {
    throw error instanceof ApiError ? error : unreadable(error);
  }
  for (const row of rows) yield row.map(textOfCell);
}

/**
 * The rows of a file as texts, the headings first: the first sheet of an Excel file, or a text file with commas, semicolons or tabs. The
 * content decides, not the name. @throws ApiError `unreadable-file`, `request-too-large`.
 */
export function readTable(bytes: Uint8Array): AsyncGenerator<string[]> {
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return isArchive ? rowsOfSpreadsheet(bytes) : rowsOfText(decode(bytes));
}
