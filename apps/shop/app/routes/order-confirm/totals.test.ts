import type { CheckoutCoupon } from '@rider/model/coupon';
import type { Checkout } from '@rider/model/order';
import { unstable_serialize } from 'swr';
import { expect, test } from 'vitest';
import type { Query } from '../../data/query.ts';
import { totalsOfFirstChoice } from './totals.ts';

test('[R6.3] the totals with a coupon are those of the document, where the backend offers no choice of shipping', () => {
  const answers: Record<string, unknown> = {
    addresses: [],
    checkout: { key: 'k', shippingOptions: [], address: null } satisfies Partial<Checkout>,
    'checkout-coupons': [{ id: '7', best: true, obstacle: null } satisfies Partial<CheckoutCoupon>],
  };
  const answerOf = <T>({ key }: Query<T>) => answers[key[0]] as T;
  const query = totalsOfFirstChoice(answerOf, { lineIds: ['1'], buyNow: false, addressId: null });
  const inDocument = JSON.parse(JSON.stringify(query?.key ?? null)) as unknown[];
  expect(unstable_serialize(inDocument)).toBe(unstable_serialize(query?.key ?? null));
});
