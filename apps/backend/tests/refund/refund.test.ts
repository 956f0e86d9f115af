import { money } from '@rider/model/money';
import { ApiError, type Api } from '@rider/api';
import { getOperatorLog, getOperatorRefunds, rejectRefund, stepRefund } from '@rider/api/operator';
import { getOrder } from '@rider/api/order';
import { parcelOf } from '@rider/model/order';
import {
  cancelRefund,
  getRefund,
  getRefundableOrder,
  getRefundReasons,
  getRefunds,
  quoteRefund,
  sendReturnShipment,
} from '@rider/api/refund';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  balanceOf,
  customer,
  plainSku,
  setBalance,
  stockOf,
  type Customer,
  type TestSku,
} from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { apiOf, requestRefund, operatorApi, ship } from '../testing/refund/refund-calls.ts';

const STOCK = 20;
const START = 5_000_000;
const LOGISTICS = { company: 'UPS', slipNumber: '1Z888', phone: '', photos: [] };

async function errorCodeOf(attempt: Promise<unknown>): Promise<string> {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return (error as ApiError).code;
}

describe.each(DATABASES)('refunds on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let buyer: Api;
  let stranger: Api;
  let operator: Api;
  let sku: TestSku;

  beforeAll(async () => {
    shop = await openShop();
    luis = await customer(shop, 'luisglass');
    buyer = apiOf(shop, luis.token);
    stranger = apiOf(shop, await shop.signIn('priyaglass'));
    operator = await operatorApi(shop);
  });
  beforeEach(async () => {
    sku = await plainSku(shop, STOCK);
    await setBalance(shop, 'luisglass', START);
  });
  afterAll(() => shop.close());

  /** A paid order of `pieces` pieces, and its total. */
  async function paidOrder(pieces: number): Promise<{ number: string; total: number }> {
    const number = await luis.order(sku, pieces);
    expect((await luis.pay(number)).data.status).toBe('SUCCESS');
    return { number, total: Math.round(Number((await luis.see(number)).pay_price) * 100) };
  }

  test('[R6.4] before shipment: money and stock are returned, and the order ends', async () => {
    const { number, total } = await paidOrder(5);
    const refund = await requestRefund(buyer, number);
    expect(await getRefund(buyer, refund)).toMatchObject({
      state: 'applied',
      kind: 'refund-only',
      amount: total,
      pieces: 5,
      orderNumber: number,
    });
    expect(await stepRefund(operator, refund, 'agree')).toMatchObject({ state: 'agreed' });
    expect(await balanceOf(shop, 'luisglass')).toEqual({ balance: START - total, booked: START - total });
    expect(await stepRefund(operator, refund, 'pay-back')).toMatchObject({ state: 'refunded' });
    expect(await balanceOf(shop, 'luisglass')).toEqual({ balance: START, booked: START });
    expect(await stockOf(shop, sku)).toBe(STOCK);
    expect((await luis.see(number))._status._type).toBe(-2);
    const { items } = await getOperatorLog(operator, { search: refund });
    expect(items.map(({ action }) => action)).toEqual(['refund.pay', 'refund.agree']);
  });

  test('[R6.4] two of five pieces are returned with a tracking number and refunded to the cent', async () => {
    const { number, total } = await paidOrder(5);
    await ship(operator, number);
    const order = await getRefundableOrder(buyer, number);
    expect(order.kinds).toEqual(['refund-only', 'return-and-refund']);
    const two = [{ lineId: order.lines[0]?.id ?? '', quantity: 2 }];
    const quote = await quoteRefund(buyer, order.id, two);
    const refund = await requestRefund(buyer, number, {
      kind: 'return-and-refund',
      counts: [2],
      quoted: quote?.amount ?? null,
    });
    const { amount } = await getRefund(buyer, refund);
    expect(amount).toBe(quote?.amount);
    expect(amount).toBe(Math.floor((total * 2) / 5));
    expect((await getRefund(buyer, refund)).returnTo).toBe('');
    expect(await stepRefund(operator, refund, 'agree')).toMatchObject({ state: 'to-return' });
    const agreed = await getRefund(buyer, refund);
    expect(agreed.returnTo).not.toBe('');
    expect(await errorCodeOf(stepRefund(operator, refund, 'pay-back'))).toBe('910302');
    await sendReturnShipment(buyer, agreed.id, LOGISTICS);
    expect(await getRefund(buyer, refund)).toMatchObject({
      state: 'returning',
      logistics: { company: 'UPS', slipNumber: '1Z888' },
    });
    expect(await errorCodeOf(cancelRefund(buyer, refund))).toBe('410224');
    expect(await stepRefund(operator, refund, 'receive-goods')).toMatchObject({ state: 'received' });
    expect(await stockOf(shop, sku)).toBe(STOCK - 5);
    await stepRefund(operator, refund, 'pay-back');
    expect(await stockOf(shop, sku)).toBe(STOCK - 3);
    expect((await balanceOf(shop, 'luisglass')).balance).toBe(START - total + amount);
    expect((await luis.see(number))._status._type).toBe(2);
    const rest = await requestRefund(buyer, number, { kind: 'return-and-refund' });
    expect(await getRefund(buyer, rest)).toMatchObject({ pieces: 3, amount: total - amount });
  });

  test('[R6.4] a rejection gives its reason, releases the pieces, and allows another request', async () => {
    const { number } = await paidOrder(2);
    const first = await requestRefund(buyer, number);
    expect(await errorCodeOf(requestRefund(buyer, number))).toBe('410255');
    expect(await errorCodeOf(ship(operator, number))).toBe('910303');
    expect(await errorCodeOf(rejectRefund(operator, first, ' '))).toBe('910004');
    await rejectRefund(operator, first, 'It is packed already');
    expect(await getRefund(buyer, first)).toMatchObject({ state: 'refused', rejection: 'It is packed already' });
    expect(await errorCodeOf(stepRefund(operator, first, 'agree'))).toBe('910302');
    const second = await requestRefund(buyer, number, { counts: [1] });
    await cancelRefund(buyer, second);
    expect(await errorCodeOf(cancelRefund(buyer, second))).toBe('410224');
    const third = await requestRefund(buyer, number);
    const { items, total } = await getRefunds(buyer, { pageSize: 3 });
    expect(items.map((refund) => [refund.number, refund.state])).toEqual([
      [third, 'applied'],
      [second, 'cancelled'],
      [first, 'refused'],
    ]);
    expect(total).toBeGreaterThanOrEqual(3);
    expect((await getRefunds(buyer, { progress: 'running' })).items.map((refund) => refund.number)).toContain(third);
    expect((await getOperatorRefunds(operator, { search: third, state: 'open' })).items).toMatchObject([
      { number: third, buyer: { company: expect.any(String) as string } },
    ]);
  });

  test('[R6.4] pieces refunded before shipment stay in stock; returned ones are restocked', async () => {
    const { number } = await paidOrder(5);
    const first = await requestRefund(buyer, number, { counts: [2] });
    await stepRefund(operator, first, 'agree');
    await stepRefund(operator, first, 'pay-back');
    expect((await getOrder(buyer, number)).lines).toMatchObject([{ quantity: 5, refunded: 2, toSend: 3 }]);
    shop.clock.now += 60_000;
    await ship(operator, number);
    shop.clock.now += 60_000;
    const second = await requestRefund(buyer, number, { counts: [1] });
    await stepRefund(operator, second, 'agree');
    await stepRefund(operator, second, 'pay-back');
    const order = await getOrder(buyer, number);
    expect(order.lines).toMatchObject([{ quantity: 5, refunded: 3, toSend: 3 }]);
    expect(parcelOf(order)).toMatchObject({ pieces: 3, lines: [{ quantity: 3 }] });
    expect(await stockOf(shop, sku)).toBe(STOCK - 3);
  });

  test('[R6.4] shipped pieces left with the buyer are not restocked', async () => {
    const { number } = await paidOrder(3);
    await ship(operator, number);
    const refund = await requestRefund(buyer, number, { counts: [1] });
    await stepRefund(operator, refund, 'agree');
    await stepRefund(operator, refund, 'pay-back');
    expect(await stockOf(shop, sku)).toBe(STOCK - 3);
  });

  test('[R5.3] [R5.5] missing and excessive values have field errors; unknown lines are rejected', async () => {
    const { number } = await paidOrder(2);
    const order = await getRefundableOrder(buyer, number);
    const lineId = order.lines[0]?.id ?? '';
    const path = `/order/refund/apply/${order.id}`;
    const wrong = await luis.call<{ errors: Record<string, string> }>(path, {
      refund_reason_wap_explain: 'word '.repeat(101),
    });
    expect(wrong).toMatchObject({
      status: 400,
      data: {
        errors: {
          text: 'Please choose a reason.',
          refund_type: 'Please choose refund only, or return and refund.',
          refund_reason_wap_explain: 'Please use at most 100 words.',
        },
      },
    });
    expect(await errorCodeOf(requestRefund(buyer, number, { lines: [{ lineId, quantity: 3 }] }))).toBe('410252');
    expect(await errorCodeOf(requestRefund(buyer, number, { lines: [{ lineId: '1', quantity: 1 }] }))).toBe('410223');
    const twice = [
      { lineId, quantity: 1 },
      { lineId, quantity: 2 },
    ];
    expect(await errorCodeOf(requestRefund(buyer, number, { lines: twice }))).toBe('410223');
    expect(await errorCodeOf(requestRefund(buyer, number, { lines: [{ lineId, quantity: 0 }] }))).toBe('410223');
    expect(await errorCodeOf(requestRefund(buyer, number, { kind: 'return-and-refund' }))).toBe('910301');
    expect(await errorCodeOf(requestRefund(buyer, number, { photos: [`/uploads/${'a'.repeat(32)}.png`] }))).toBe(
      '910601',
    );
    expect(await getRefundReasons(buyer)).toContain('Damaged on arrival');
  });

  test('[R6.1] an unpaid order cannot be refunded', async () => {
    const number = await luis.order(sku, 1);
    expect(await errorCodeOf(requestRefund(buyer, number))).toBe('410266');
  });

  test('[R6.4] another buyer can neither read nor change it', async () => {
    const { number } = await paidOrder(1);
    const order = await getRefundableOrder(buyer, number);
    expect(await errorCodeOf(getRefundableOrder(stranger, number))).toBe('410294');
    expect(await errorCodeOf(quoteRefund(stranger, order.id, []))).toBe('410173');
    const refund = await requestRefund(buyer, number);
    const { id } = await getRefund(buyer, refund);
    expect(await errorCodeOf(getRefund(stranger, refund))).toBe('400495');
    expect(await errorCodeOf(getRefund(stranger, '1'))).toBe('400495');
    expect(await errorCodeOf(cancelRefund(stranger, refund))).toBe('400495');
    expect(await errorCodeOf(sendReturnShipment(stranger, id, LOGISTICS))).toBe('400495');
    expect((await getRefunds(stranger)).items).toEqual([]);
    expect((await shop.call(`/operator/refunds/${refund}/pay-back`, { body: {}, token: luis.token })).status).toBe(
      110002,
    );
    expect(await getRefund(buyer, refund)).toMatchObject({ state: 'applied' });
  });

  test('[R6.4] an amount other than the quoted one is rejected with the correct amount', async () => {
    const { number, total } = await paidOrder(1);
    const old = requestRefund(buyer, number, { quoted: money(total - 1) });
    await expect(old).rejects.toMatchObject({
      code: '910304',
      message: expect.stringContaining(`it is $${(total / 100).toFixed(2)} now`) as string,
    });
    expect((await getRefundableOrder(buyer, number)).refunds).toEqual([]);
    const refund = await requestRefund(buyer, number, { quoted: money(total) });
    expect((await getRefund(buyer, refund)).amount).toBe(total);
  });

  test('[R6.10] is paid once under concurrent calls', async () => {
    const { number, total } = await paidOrder(2);
    const refund = await requestRefund(buyer, number);
    await stepRefund(operator, refund, 'agree');
    const attempts = await Promise.allSettled([1, 2, 3, 4].map(() => stepRefund(operator, refund, 'pay-back')));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balanceOf(shop, 'luisglass')).toEqual({ balance: START, booked: START });
    expect(total).toBeGreaterThan(0);
    expect(await stockOf(shop, sku)).toBe(STOCK);
  });

  test('[R6.10] concurrent requests open one refund', async () => {
    const { number } = await paidOrder(4);
    const attempts = await Promise.allSettled([1, 2, 3].map(() => requestRefund(buyer, number, { counts: [1] })));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
