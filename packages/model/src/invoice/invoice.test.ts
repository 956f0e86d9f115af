import { expect, test } from 'vitest';
import { money } from '../money/index.ts';
import { invoiceStateAt, owedOn } from './index.ts';

const invoice = { amount: money(10_000), credited: money(2_500), paid: money(0), dueAt: 1_000 };

test('[R1.6] the open amount is the total less credit notes and payments', () => {
  expect(owedOn(invoice)).toBe(7_500);
  expect(owedOn({ ...invoice, paid: money(7_500) })).toBe(0);
});

test.each([
  [invoice, 1_000, 'open'],
  [invoice, 1_001, 'overdue'],
  [{ ...invoice, paid: money(7_500) }, 1_001, 'settled'],
] as const)('[R1.6] an invoice is open up to its due date, then overdue, unless it is settled', (given, now, state) => {
  expect(invoiceStateAt(given, now)).toBe(state);
});
