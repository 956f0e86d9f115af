/** A number as this shop writes it. It may begin with a minus: a table program makes of it the number that it is. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Where a table program may see the beginning of a cell: at that of the text, and after whatever some country's program parts cells or
 * lines by; there after spaces and signs without width. `%` and `|` begin a formula in none of today's programs but did in older ones.
 */
const FORMULA = /(^|[;\t\r\n])([\s\p{Z}\p{C}"]*)(?=[=+\-@|%\u2212＝＋－＠﹦﹢﹣﹫])/gu;

/**
 * One cell as it leaves, behind the `previous` one. A quote before a formula keeps it a text. Where commas part no cells, digits go on
 * with the negative number before them, and that is a formula too.
 */
function cell(text: string, previous = ''): string {
  if (NUMBER.test(text)) return text;
  const goesOn = previous.startsWith('-') && NUMBER.test(previous) && /^\d/.test(text);
  const quoted = text.replace(FORMULA, "$1$2'").replace(/^(?=[\t\r\n])/, "'");
  const safe = goesOn ? `'${quoted}` : quoted;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180), with the mark by which table programs know that it is UTF-8; no cell of it runs as a formula. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  const line = (row: readonly string[]) => row.map((text, index) => cell(text, row[index - 1])).join(',');
  return `\uFEFF${rows.map((row) => `${line(row)}\r\n`).join('')}`;
}
