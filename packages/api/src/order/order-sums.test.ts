import { expect, test } from 'vitest';
import { answeringApi, readCapture } from '../testing/recorded-answers.ts';
import { getOrder } from './calls.ts';

/** The recorded order of CRMEB, three pieces at 45.50, with other sums. */
async function orderWith(sums: object, line: object) {
  const { response } = structuredClone(readCapture('order_detail.paid')) as {
    response: { data: { cartInfo: object[] } };
  };
  Object.assign(response.data, sums);
  Object.assign(response.data.cartInfo[0] ?? {}, line);
  return getOrder(answeringApi(JSON.stringify(response)).api, 'cp1');
}

/** What the rows of an order's page add up to. */
const sumOf = (order: Awaited<ReturnType<typeof getOrder>>) =>
  order.lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0) +
  order.freight -
  order.couponDiscount -
  order.memberDiscount -
  order.pointsCredit +
  (order.adjustment ?? 0);

test.each([
  [
    'a coupon',
    { total_price: '136.50', coupon_price: '36.50', pay_price: '108.00', pay_postage: '8.00' },
    { truePrice: 33.33, sum_true_price: '100.00' },
    { subtotal: 13_650, couponDiscount: 3_650, memberDiscount: 0, freight: 800, total: 10_800 },
  ],
  [
    'a member’s price and points',
    { total_price: '120.00', deduction_price: '5.00', pay_price: '115.00' },
    { truePrice: 38.33, sum_true_price: '115.00' },
    { subtotal: 13_650, memberDiscount: 1_650, pointsCredit: 500, total: 11_500 },
  ],
  [
    'a price that the operator changed',
    { total_price: '136.50', pay_price: '130.00' },
    {},
    { subtotal: 13_650, memberDiscount: 0, adjustment: -650, total: 13_000 },
  ],
])('[R6.3] the rows of an order with %s add up to its total', async (_name, sums, line, expected) => {
  const order = await orderWith(sums, line);
  expect(order).toMatchObject(expected);
  expect(order.lines).toMatchObject([{ unitPrice: 4_550, lineTotal: 13_650 }]);
  expect(sumOf(order)).toBe(order.total);
});
