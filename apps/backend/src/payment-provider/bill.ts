import { money, moneyFromDecimal, type Money } from '@rider/model/money';

/** China's time zone, used in its providers' bill files, in milliseconds ahead of UTC. */
export const CHINA_ZONE = 8 * 3_600_000;
/** Maximum size of a bill file in bytes: far more than a day of this shop. */
export const LONGEST_BILL = 20_000_000;

/** The date of a bill file, `YYYY-MM-DD`. */
export const billDate = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Returns a row's value in the named column. @throws for an unknown column. */
export type BillRow = (column: string) => string;

/** Reads rows by the names of their columns. */
export function readRows(names: readonly string[], rows: readonly (readonly string[])[]): BillRow[] {
  return rows.map((row) => (column) => {
    const place = names.indexOf(column);
    const value = row[place];
    if (place < 0 || value === undefined) throw new Error('a bill file has other columns');
    return value.trim();
  });
}

/** Parses an amount of a bill file, ignoring its sign. @throws for anything else. */
export function billedAmount(text: string): Money {
  if (!/^-?\d{1,9}(\.\d{1,2})?$/.test(text)) throw new Error('a bill file has something else than an amount');
  return money(moneyFromDecimal(text.replace('-', '')));
}
