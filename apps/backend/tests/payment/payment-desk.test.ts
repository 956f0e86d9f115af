import { ApiError, type Api } from '@rider/api';
import {
  getOperatorLog,
  getOperatorPayment,
  getOperatorPayments,
  resendPayout,
  settlePayout,
  stepRefund,
  type OperatorPayment,
} from '@rider/api/operator';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runHousekeeping } from '../../src/housekeeping/housekeeping.ts';
import { settleSeen } from '../../src/payment/settle-attempt.ts';
import type { PaymentGateway } from '../../src/payment-provider/gateway.ts';
import { customer, plainSku, setBalance, type Customer } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { heldAtProvider } from '../testing/payment/payment-books.ts';
import { openProviders, payAs, type OpenedWire, type TestProviders } from '../testing/payment/payment-providers.ts';
import { apiOf, requestRefund, operatorApi } from '../testing/refund/refund-calls.ts';

const PROBES = 21;

describe.each(MAIN_DATABASE)('payments at the desk on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let operator: Api;
  let providers: TestProviders;
  let number: string;

  beforeAll(async () => {
    shop = await openShop();
    luis = await customer(shop, 'luisglass');
    operator = await operatorApi(shop);
    providers = openProviders(shop, 'desk');
  });
  afterAll(() => (providers.close(), shop.close()));
  beforeEach(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const sku = await plainSku(shop, 500);
    await setBalance(shop, 'luisglass', 5_000_000);
    number = await luis.order(sku, 3);
  });

  /** Pays an order from the balance and at the provider, so that rounds of housekeeping return the provider's payment. */
  async function payTwice(payOut: PaymentGateway['payOut'], rounds: number): Promise<OperatorPayment> {
    await luis.call<OpenedWire>('/order/pay', { uni: number, paytype: 'weixin', type: 0, quitUrl: '' });
    const begun = await ofOrder();
    await luis.pay(number);
    await shop.database
      .updateTable('sandbox_payment')
      .set({ state: 'paid' })
      .where('reference', '=', begun.reference)
      .execute();
    for (let round = 0; round < rounds; round++)
      await runHousekeeping({ ...shop.services, gateways: providers.gateways({ payOut }) });
    return ofOrder();
  }

  async function ofOrder(state = ''): Promise<OperatorPayment> {
    const { items } = await getOperatorPayments(operator, { search: number, state });
    const [found] = items;
    if (found === undefined || items.length > 1) throw new Error(`${items.length} payments of the order`);
    return found;
  }

  const errorCode = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => (error instanceof ApiError ? error.code : error),
    );
  const silent = () => Promise.reject(new Error('away'));

  test('[R6.4] are found by order and state, with all events', async () => {
    const payment = await payTwice(async () => 'succeeded', 1);
    expect(payment).toMatchObject({ orderNumber: number, method: 'weixin', state: 'refunded', isStuck: false });
    const { events, payouts } = await getOperatorPayment(operator, payment.reference);
    expect(events.map(({ event }) => event)).toEqual(['open', 'pay', 'refund-all']);
    expect(payouts).toMatchObject([{ amount: payment.amount, reason: 'paid-twice', state: 'succeeded' }]);
    expect((await getOperatorPayments(operator, { search: number, state: 'task' })).items).toEqual([]);
    expect((await getOperatorPayments(operator, { search: number, state: 'disputed' })).items).toEqual([]);
  });

  test('[R6.4] a refund of an order that was paid twice leaves the returned payment unchanged', async () => {
    const begin = () => luis.call<OpenedWire>('/order/pay', { uni: number, paytype: 'weixin', type: 0, quitUrl: '' });
    const attempts = () =>
      shop.database
        .selectFrom('payment_attempt')
        .innerJoin('customer_order', 'customer_order.id', 'payment_attempt.order_id')
        .selectAll('payment_attempt')
        .where('number', '=', number)
        .orderBy('payment_attempt.id')
        .execute();
    const services = { ...shop.services, gateways: providers.gateways() };
    await begin();
    const [first] = await attempts();
    if (first === undefined) throw new Error('no attempt');
    await settleSeen(services, first.id, { state: 'failed' });
    await payAs(shop, (await begin()).data, 'pay');
    const { reference } = first;
    const paid = { state: 'paid', amount: first.amount } as const;
    await shop.database.updateTable('sandbox_payment').set(paid).where('reference', '=', reference).execute();
    await settleSeen(services, first.id, paid);
    const [, second] = await attempts();
    if (second === undefined) throw new Error('no second attempt');
    // The update moves the row behind the other one, so that a query without its condition would return the other.
    await shop.database.updateTable('payment_attempt').set({ asked_at: null }).where('id', '=', second.id).execute();
    for (const counts of [[1], [2]]) {
      const refund = await requestRefund(apiOf(shop, luis.token), number, { counts });
      await stepRefund(operator, refund, 'agree');
      await stepRefund(operator, refund, 'pay-back');
      await runHousekeeping(services);
      expect((await attempts()).map(({ state }) => state)).toEqual([
        'refunded',
        counts[0] === 1 ? 'part-refunded' : 'refunded',
      ]);
    }
    expect(await heldAtProvider(shop, reference)).toBe(0);
    expect(await heldAtProvider(shop, second.reference)).toBe(0);
  });

  test('[R6.4] [R10.7] an unanswered payout becomes a task, and is retried once with its number', async () => {
    const { reference, amount } = await payTwice(silent, PROBES);
    expect(await ofOrder('task')).toMatchObject({ reference, isStuck: true });
    const [failed] = (await getOperatorPayment(operator, reference)).payouts;
    expect(failed).toMatchObject({ state: 'failed', amount });
    expect(await heldAtProvider(shop, reference)).toBe(amount);
    const answers = await Promise.all(
      [1, 2, 3].map(() => errorCode(resendPayout(operator, reference, failed?.number ?? ''))),
    );
    expect(answers.toSorted()).toEqual(['910536', '910536', null]);
    const { payouts, isStuck } = await getOperatorPayment(operator, reference);
    expect(payouts).toMatchObject([{ state: 'succeeded', number: failed?.number }]);
    expect([isStuck, await heldAtProvider(shop, reference)]).toEqual([false, 0]);
  });

  test('[R6.4] a payout that the provider rejected is retried with a new number', async () => {
    const { reference } = await payTwice(async () => 'failed', 1);
    const [failed] = (await getOperatorPayment(operator, reference)).payouts;
    const { payouts } = await resendPayout(operator, reference, failed?.number ?? '');
    expect(payouts).toMatchObject([{ state: 'succeeded' }]);
    expect(payouts[0]?.number).not.toBe(failed?.number);
  });

  test('[R6.4] or an operator settles it manually, with a note in the audit log', async () => {
    const { reference } = await payTwice(async () => 'failed', 1);
    const [failed] = (await getOperatorPayment(operator, reference)).payouts;
    const failedNumber = failed?.number ?? '';
    await expect(settlePayout(operator, reference, { number: failedNumber, note: '  ' })).rejects.toMatchObject({
      fieldErrors: { note: expect.any(String) as string },
    });
    const { payouts } = await settlePayout(operator, reference, { number: failedNumber, note: 'Transfer 77' });
    expect(payouts).toMatchObject([{ state: 'by-hand', note: 'Transfer 77' }]);
    expect(await errorCode(settlePayout(operator, reference, { number: failedNumber, note: 'Again' }))).toBe('910536');
    expect(await errorCode(resendPayout(operator, reference, failedNumber))).toBe('910536');
    const { items } = await getOperatorLog(operator, { search: number });
    expect(items).toMatchObject([
      { action: 'payment.settle', subject: number, detail: expect.stringContaining('77') as string },
    ]);
  });

  test('[R10.3] are for operators alone', async () => {
    const { reference } = await payTwice(async () => 'succeeded', 1);
    const requests = [
      luis.call(`/operator/payments/${reference}`),
      luis.call(`/operator/payments/${reference}/payouts/x/send`, {}),
    ];
    for (const { status } of await Promise.all(requests)) expect(status).not.toBe(200);
    await expect(getOperatorPayment(operator, 'pa0')).rejects.toMatchObject({ kind: 'rejected' });
  });
});
