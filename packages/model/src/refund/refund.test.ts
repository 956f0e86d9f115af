import { describe, expect, it } from 'vitest';
import { refundSchema, returnLogisticsSchema, validate } from '../validation/index.ts';
import { allowedRefundActions, nextRefundState, REFUND_STATES, refundEventsFor, isOpenRefund } from './index.ts';

const REQUEST = {
  kind: 'refund-only',
  lines: [{ lineId: '1', quantity: 2 }],
  reason: 'Damaged on arrival',
  remark: '',
  photos: [],
};

describe('[R6.2] the states of a refund', () => {
  it('[R6.4] include a return only for refunds with one', () => {
    expect(nextRefundState('refund-only', 'applied', 'agree')).toBe('agreed');
    expect(nextRefundState('return-and-refund', 'applied', 'agree')).toBe('to-return');
    expect(nextRefundState('refund-only', 'agreed', 'pay-back')).toBe('refunded');
    expect(nextRefundState('return-and-refund', 'to-return', 'pay-back')).toBeNull();
    expect(nextRefundState('return-and-refund', 'received', 'pay-back')).toBe('refunded');
  });

  it('allow the buyer to withdraw until the return is sent', () => {
    expect(allowedRefundActions('return-and-refund', 'applied')).toEqual(['cancel']);
    expect(allowedRefundActions('return-and-refund', 'to-return')).toEqual(['send-goods', 'cancel']);
    expect(allowedRefundActions('return-and-refund', 'returning')).toEqual([]);
  });

  it.each(REFUND_STATES.filter((state) => !isOpenRefund(state)))('end with %s', (state) => {
    for (const kind of ['refund-only', 'return-and-refund'] as const) {
      expect(refundEventsFor('buyer', kind, state)).toEqual([]);
      expect(refundEventsFor('operator', kind, state)).toEqual([]);
    }
  });
});

describe('[R5.3] [R5.4] [R5.5] a request', () => {
  it('needs products and a reason, and has at most 100 words and 3 photos', () => {
    expect(validate(refundSchema, REQUEST).errors).toBeUndefined();
    const wrong = {
      kind: 'gift',
      lines: [],
      reason: ' ',
      remark: 'a '.repeat(101),
      photos: ['/1', '/2', '/3', '/4'],
    };
    expect(validate(refundSchema, wrong).errors).toEqual({
      kind: 'validation.refund.kind',
      lines: 'validation.refund.lines',
      reason: 'validation.refund.reason',
      remark: 'validation.refund.remark',
      photos: 'validation.refund.photos',
    });
    expect(validate(refundSchema, { ...REQUEST, remark: '字'.repeat(101) }).errors).toEqual({
      remark: 'validation.refund.remark',
    });
  });

  it('needs company and slip number, and a valid phone number if any', () => {
    expect(validate(returnLogisticsSchema, { company: '', slipNumber: '', phone: '12' }).errors).toEqual({
      company: 'validation.logistics.company',
      slipNumber: 'validation.logistics.slipNumber',
      phone: 'validation.phone',
    });
    const good = { company: 'UPS', slipNumber: '1Z888', phone: '' };
    expect(validate(returnLogisticsSchema, good).errors).toBeUndefined();
    expect(validate(returnLogisticsSchema, { ...good, phone: '(217) 555-0100' }).errors).toBeUndefined();
  });
});
