import { money, moneyFromDecimal, type Money } from '@rider/model/money';

/** China's time, in which its providers write and date their bill files, in milliseconds ahead of UTC. */
export const CHINA_ZONE = 8 * 3_600_000;
/** The most bytes of a bill file that are read: far more than a day of this shop. */
export const LONGEST_BILL = 20_000_000;

/** The date of a bill file, `YYYY-MM-DD`. */
export const billDate = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The value of a row in a column of this name. Throws without such a column. */
export type BillRow = (column: string) => string;

/** Reads rows under the names of their columns. */
export function readRows(names: readonly string[], rows: readonly (readonly string[])[]): BillRow[] {
  return rows.map((row) => (column) => {
    const place = names.indexOf(column);
    const value = row[place];
    if (place < 0 || value === undefined) throw new Error('a bill file has other columns');
    return value.trim();
  });
}

/** An amount of a bill file, without its sign. Throws for anything else. */
export function billedAmount(text: string): Money {
  if (!/^-?\d{1,9}(\.\d{1,2})?$/.test(text)) throw new Error('a bill file has something else than an amount');
  return money(moneyFromDecimal(text.replace('-', '')));
}
