import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isContestedPayment,
  isOpenPayment,
  nextPaymentState,
  PAYMENT_EVENTS,
  PAYMENT_STATES,
  type PaymentState,
} from './index.ts';

const HAS_MONEY: readonly PaymentState[] = [
  'paid',
  'mismatched',
  'part-refunded',
  'refunded',
  'disputed',
  'charged-back',
];

test('[R1.6] an ordinary payment is created, opened, paid and refunded', () => {
  expect(nextPaymentState('created', 'open')).toBe('pending');
  expect(nextPaymentState('pending', 'ask-payer')).toBe('requires-action');
  expect(nextPaymentState('requires-action', 'pay')).toBe('paid');
  expect(nextPaymentState('paid', 'refund-part')).toBe('part-refunded');
  expect(nextPaymentState('part-refunded', 'refund-all')).toBe('refunded');
});

test('[R6.10] money counts once, whenever it arrives', () => {
  for (const state of PAYMENT_STATES)
    expect(nextPaymentState(state, 'pay'), state).toBe(HAS_MONEY.includes(state) ? null : 'paid');
});

test('[R6.10] an amount other than the one due waits for an operator, however late it arrives', () => {
  for (const state of PAYMENT_STATES)
    expect(nextPaymentState(state, 'mismatch'), state).toBe(HAS_MONEY.includes(state) ? null : 'mismatched');
  expect(nextPaymentState('mismatched', 'match')).toBe('paid');
  expect(nextPaymentState('mismatched', 'refund-all')).toBe('refunded');
});

test('[R6.10] a dispute is won or lost, even if its start is reported last', () => {
  for (const state of ['paid', 'part-refunded', 'refunded'] as const) {
    expect(nextPaymentState(state, 'dispute')).toBe('disputed');
    expect(nextPaymentState(state, 'lose-dispute')).toBe('charged-back');
    expect(nextPaymentState(state, 'win-dispute')).toBeNull();
  }
  expect(nextPaymentState('disputed', 'win-dispute')).toBe('paid');
  expect(nextPaymentState('disputed', 'lose-dispute')).toBe('charged-back');
  expect(nextPaymentState('charged-back', 'dispute')).toBeNull();
  expect(PAYMENT_STATES.filter(isContestedPayment)).toEqual(['disputed', 'charged-back']);
});

test('[R6.10] received money is never lost, whatever the order of events', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PAYMENT_EVENTS), { maxLength: 40 }), (events) => {
      let state: PaymentState = 'created';
      let paid = false;
      for (const event of events) {
        const next = nextPaymentState(state, event);
        if (next === null) continue;
        const isMoney = event === 'pay' || event === 'mismatch';
        expect(isMoney && paid).toBe(false);
        paid ||= isMoney;
        state = next;
        expect(HAS_MONEY.includes(state)).toBe(paid);
        expect(isOpenPayment(state) && paid).toBe(false);
      }
    }),
  );
});
