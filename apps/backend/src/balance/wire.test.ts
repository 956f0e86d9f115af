import { money } from '@rider/model/money';
import { expect, test } from 'vitest';
import { ledgerLineToWire } from './wire.ts';

const line = {
  id: 1,
  buyer_id: 1,
  order_id: null,
  recharge_id: null,
  refund_id: null,
  request_key: null,
  kind: 'top-up' as const,
  amount: money(5000),
  balance_after: money(5000),
  orderNumber: null,
  booked_at: new Date('2026-11-02T10:00:00Z'),
};

test.each([
  ['Bank transfer', '商家充值 · 银行转账'],
  ['Wire 4711', '商家充值 · Wire 4711'],
  ['', '商家充值'],
])('[R8.5] the note "%s" of a booking is %s in Chinese', (note, mark) => {
  expect(ledgerLineToWire({ ...line, note }, 'zh-CN').mark).toBe(mark);
});
