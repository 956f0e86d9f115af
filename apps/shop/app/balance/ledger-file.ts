import type { BalanceRecord } from '@rider/model/balance';
import { moneyToDecimal } from '@rider/model/money';
import { csvFile } from '@rider/web/csv';

/** The texts for the file's columns and lines. */
export interface LedgerMessages {
  columns: readonly [at: string, kind: string, order: string, note: string, amount: string, balance: string];
  kindOf: (record: BalanceRecord) => string;
}

/** The ledger as CSV, with times in a format that spreadsheets parse. */
export function ledgerFile(
  records: readonly BalanceRecord[],
  timeZone: string,
  { columns, kindOf }: LedgerMessages,
): string {
  const moment = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const lines = records.map((record) => [
    moment.format(record.at),
    kindOf(record),
    record.orderNumber ?? '',
    record.note,
    moneyToDecimal(record.amount),
    record.balance === null ? '' : moneyToDecimal(record.balance),
  ]);
  return csvFile([columns, ...lines]);
}
