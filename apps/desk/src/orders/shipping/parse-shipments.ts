import type { ShipmentRow } from '@rider/api/operator';

/**
 * Reads rows of order number, courier and tracking number, or of order number and tracking number, as pasted from a spreadsheet or a CSV
 * file: separated by tabs, semicolons or commas, else by spaces. A head line and empty lines are left out, and further columns ignored.
 * `courier` is that of rows without one.
 */
export function parseShipments(text: string, courier: string): ShipmentRow[] {
  const separator = ['\t', ';', ','].find((each) => text.includes(each));
  const records = separator === undefined ? wordsByLine(text) : recordsOf(text, separator);
  return records
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells) => cells.some(Boolean))
    .filter(([first = ''], index) => index > 0 || /\d/.test(first))
    .map(([number = '', ...rest]) => {
      const [named, tracking] = rest.length > 1 ? rest : ['', rest[0]];
      return {
        number: withoutMark(number).toUpperCase(),
        courier: named || courier,
        trackingNumber: withoutMark(tracking ?? ''),
      };
    });
}

/** Spreadsheets mark texts with an apostrophe, people write a hash before order numbers. */
const withoutMark = (cell: string): string => cell.replace(/^['#]\s*/, '');

/** Lines without separators: the first word is the order number, the last one the tracking number. */
function wordsByLine(text: string): string[][] {
  return text.split(/\r\n?|\n/).map((line) => {
    const words = line.trim().split(/\s+/);
    const last = words.at(-1) ?? '';
    return words.length > 2 ? [words[0] ?? '', words.slice(1, -1).join(' '), last] : words;
  });
}

/** The cells of CSV text: a quoted cell may contain separators, line breaks and doubled quotes. */
function recordsOf(text: string, separator: string): string[][] {
  const records: string[][] = [[]];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n?|\\n|$)`, 'gy');
  for (const [whole, quoted, plain = '', end] of text.matchAll(cell)) {
    records.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== separator) records.push([]);
    if (whole === '') break;
  }
  return records;
}
