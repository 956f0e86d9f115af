/** A number as this shop writes it. It may begin with a minus: a table program makes of it the number that it is. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Where a table program may see the beginning of a cell: at that of the text, and after whatever some country's program parts cells or
 * lines by; there after spaces and signs without width. `%` and `|` begin a formula in none of today's programs but did in older ones.
 */
const FORMULA = /(^|[;\t\r\n])([\s\p{Z}\p{C}"]*)(?=[=+\-@|%\u2212＝＋－＠﹦﹢﹣﹫])/gu;

/** One cell as it leaves. A quote before a formula keeps it a text. */
function cell(text: string): string {
  if (NUMBER.test(text)) return text;
  const safe = text.replace(FORMULA, "$1$2'").replace(/^(?=[\t\r\n])/, "'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180), with the mark by which table programs know that it is UTF-8; no cell of it runs as a formula. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
