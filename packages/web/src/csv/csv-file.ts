/** A number as this shop writes it. The leading minus is harmless, because spreadsheets read it as a number. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Where a spreadsheet may see the start of a cell: at the start of the text and after any locale's cell or line separator, there also after
 * whitespace and zero-width characters. Current programs do not start formulas with `%` and `|`, but older ones did.
 */
const FORMULA = /(^|[;\t\r\n])([\s\p{Z}\p{C}"]*)(?=[=+\-@|%\u2212＝＋－＠﹦﹢﹣﹫])/gu;

/**
 * Escapes one cell after the `previous` one. A quote before a formula makes it text. Where commas do not separate cells, digits continue
 * the negative number before them and form a formula, too.
 */
function cell(text: string, previous = ''): string {
  if (NUMBER.test(text)) return text;
  const goesOn = previous.startsWith('-') && NUMBER.test(previous) && /^\d/.test(text);
  const quoted = text.replace(FORMULA, "$1$2'").replace(/^(?=[\t\r\n])/, "'");
  const safe = goesOn ? `'${quoted}` : quoted;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180) with a UTF-8 byte order mark; no cell is executed as a formula. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  const line = (row: readonly string[]) => row.map((text, index) => cell(text, row[index - 1])).join(',');
  return `\uFEFF${rows.map((row) => `${line(row)}\r\n`).join('')}`;
}
