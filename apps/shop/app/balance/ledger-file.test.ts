import type { BalanceRecord } from '@rider/model/balance';
import { money } from '@rider/model/money';
import { expect, test } from 'vitest';
import { ledgerFile } from './ledger-file.ts';

const RECORD: BalanceRecord = {
  id: '1',
  kind: 'payment',
  title: '',
  note: '',
  amount: money(-13_650),
  balance: money(4_986_350),
  at: Date.UTC(2026, 0, 15, 20, 30),
  orderNumber: 'cp1',
};
const WORDS = {
  columns: ['Date', 'Kind', 'Order', 'Note', 'Amount', 'Balance'],
  kindOf: ({ kind }: BalanceRecord) => kind,
} as const;

const linesOf = (...records: BalanceRecord[]) => ledgerFile(records, 'America/Los_Angeles', WORDS).split('\r\n');

test('[R6.6] the ledger file has a line for each booking, with times in the shop’s zone', () => {
  expect(linesOf(RECORD)).toEqual([
    '\uFEFFDate,Kind,Order,Note,Amount,Balance',
    '2026-01-15 12:30:00,payment,cp1,,-136.50,49863.50',
    '',
  ]);
});

test('[R6.6] [R10.6] a note can neither break the file nor run as a formula', () => {
  const note = (text: string) => linesOf({ ...RECORD, note: text })[1]?.split(',cp1,')[1];
  expect(note('5% off, "as agreed"')).toBe('"5% off, ""as agreed""",-136.50,49863.50');
  expect(note('=HYPERLINK("x")')).toBe(`"'=HYPERLINK(""x"")",-136.50,49863.50`);
  for (const sign of ['+1', '-x', '@SUM', '\tx']) expect(note(sign)).toContain(`'${sign}`);
});
