import type { BalanceRecord } from '@rider/api/balance';
import { SHOP_TIME_ZONE } from '@rider/api/locale';
import { moneyToDecimal } from '@rider/api/money';

/** How the file's columns and lines are called. */
export interface LedgerWords {
  columns: readonly [at: string, kind: string, order: string, note: string, amount: string, balance: string];
  kindOf: (record: BalanceRecord) => string;
}

/** A table program runs what begins like this; a quote before it keeps it a text. Figures of ours may begin with a minus. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A moment as table programs read it, by the shop's clock. */
function moment(instant: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_TIME_ZONE, dateStyle: 'short', timeStyle: 'medium' }).format(
    instant,
  );
}

/** The ledger as CSV (RFC 4180), with the mark by which table programs know that it is UTF-8. */
export function ledgerFile(records: readonly BalanceRecord[], { columns, kindOf }: LedgerWords): string {
  const lines = records.map((record) =>
    [
      moment(record.at),
      cell(kindOf(record)),
      cell(record.orderNumber ?? ''),
      cell(record.note),
      moneyToDecimal(record.amount),
      record.balance === null ? '' : moneyToDecimal(record.balance),
    ].join(','),
  );
  return `\uFEFF${[columns.map(cell).join(','), ...lines, ''].join('\r\n')}`;
}
