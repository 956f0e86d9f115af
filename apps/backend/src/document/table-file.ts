import type { FileFormat } from '@rider/api/file';
import { moneyToDecimal, type Money } from '@rider/model/money';
import { stringify } from 'csv-stringify/sync';
import writeExcel from 'write-excel-file/node';
import type { HttpContext } from '../http/environment.ts';
import { choiceOf } from '../http/parameters.ts';
import { answerFile } from './answer-file.ts';

const MEDIA_TYPES: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const FORMATS: Readonly<Record<FileFormat, FileFormat>> = { csv: 'csv', xlsx: 'xlsx' };

/** A row of a table. Numbers are those to compute with. */
export type TableRow = readonly (string | number)[];

/** An amount as a number to compute with, in the currency's unit. */
export const amountCell = (cents: Money): number => Number(moneyToDecimal(cents));

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

const formatOf = (context: HttpContext): FileFormat => choiceOf(context.var.parameters, 'format', FORMATS) ?? 'csv';

/** Answers with rows as a file, in the `format` of the request; CSV if it has none. */
export async function answerTable(context: HttpContext, name: string, rows: readonly TableRow[]): Promise<Response> {
  const format = formatOf(context);
  return context.body(await fileOfRows(rows, format), 200, {
    'Content-Type': MEDIA_TYPES[format],
    'Content-Disposition': `attachment; filename="${name}.${format}"`,
  });
}

/** Answers a client with rows as a file in an envelope, in the `format` of the request; CSV if it has none. */
export async function answerTableFile(
  context: HttpContext,
  name: string,
  rows: readonly TableRow[],
): Promise<Response> {
  const format = formatOf(context);
  const bytes = await fileOfRows(rows, format);
  return answerFile(context, { name: `${name}.${format}`, type: MEDIA_TYPES[format], bytes });
}
