import { stringify } from 'csv-stringify/sync';
import writeExcel from 'write-excel-file/node';
import { choiceOf } from '../http/parameters.ts';
import type { HttpContext } from '../http/environment.ts';

/** The formats of a table that is downloaded. */
const FILE_FORMATS = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
/** A format of a table that is downloaded. */
export type FileFormat = keyof typeof FILE_FORMATS;

const FORMATS: Readonly<Record<FileFormat, FileFormat>> = { csv: 'csv', xlsx: 'xlsx' };

/** A row of a table. Numbers are those to compute with. */
export type TableRow = readonly (string | number)[];

/** Rows as CSV with a byte order mark; no cell is executed as a formula. */
export function csvOf(rows: readonly TableRow[]): string {
  return stringify(
    rows.map((row) => row.map(String)),
    { bom: true, escape_formulas: true, record_delimiter: 'windows' },
  );
}

/** Rows as a file. */
export async function fileOfRows(rows: readonly TableRow[], format: FileFormat): Promise<Uint8Array<ArrayBuffer>> {
  if (format === 'csv') return new TextEncoder().encode(csvOf(rows));
  // Texts stay texts, so that a spreadsheet neither drops leading zeros nor makes dates of SKUs.
  const cells = rows.map((row) =>
    row.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
  );
  return new Uint8Array(await writeExcel(cells).toBuffer());
}

/** Answers with rows as a file, in the `format` of the request; CSV if it has none. */
export async function answerTable(context: HttpContext, name: string, rows: readonly TableRow[]): Promise<Response> {
  const format = choiceOf(context.var.parameters, 'format', FORMATS) ?? 'csv';
  return context.body(await fileOfRows(rows, format), 200, {
    'Content-Type': FILE_FORMATS[format],
    'Content-Disposition': `attachment; filename="${name}.${format}"`,
  });
}
