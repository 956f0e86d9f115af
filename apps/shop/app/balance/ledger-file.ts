import type { BalanceRecord } from '@rider/model/balance';
import { SHOP_TIME_ZONE } from '@rider/model/locale';
import { moneyToDecimal } from '@rider/model/money';
import { csvFile } from '../csv/csv-file.ts';

/** The texts for the file's columns and lines. */
export interface LedgerMessages {
  columns: readonly [at: string, kind: string, order: string, note: string, amount: string, balance: string];
  kindOf: (record: BalanceRecord) => string;
}

/** An instant in the shop's time zone, in a format that spreadsheets parse. */
function moment(instant: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_TIME_ZONE, dateStyle: 'short', timeStyle: 'medium' }).format(
    instant,
  );
}

/** The ledger as CSV. */
export function ledgerFile(records: readonly BalanceRecord[], { columns, kindOf }: LedgerMessages): string {
  const lines = records.map((record) => [
    moment(record.at),
    kindOf(record),
    record.orderNumber ?? '',
    record.note,
    moneyToDecimal(record.amount),
    record.balance === null ? '' : moneyToDecimal(record.balance),
  ]);
  return csvFile([columns, ...lines]);
}
