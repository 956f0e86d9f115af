import type { Api } from '@rider/api';
import { getReconciliation } from '@rider/api/operator';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSandboxPayment } from '../../src/payment-sandbox/sandbox-payments.ts';
import type { PaymentGateway, ProvidedMethod } from '../../src/payment-provider/gateway.ts';
import { sendPayouts } from '../../src/payment/payouts.ts';
import { reconcile } from '../../src/payment/reconciliation.ts';
import { money } from '@rider/model/money';
import { customer, plainSku, setBalance, type Customer, type TestSku } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { payoutsOf } from '../testing/payment/payment-books.ts';
import {
  METHODS,
  openProviders,
  payAs,
  type OpenedWire,
  type TestProviders,
} from '../testing/payment/payment-providers.ts';
import { operatorApi } from '../testing/refund/refund-calls.ts';

const DAY = 86_400_000;

describe.each(MAIN_DATABASE)('comparing payments with their providers on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let sku: TestSku;
  let operator: Api;
  let providers: TestProviders;
  let from: number;

  beforeAll(async () => {
    shop = await openShop();
    luis = await customer(shop, 'luisglass');
    operator = await operatorApi(shop);
    providers = openProviders(shop, 'reconciliation');
  });
  afterAll(() => (providers.close(), shop.close()));
  // Each test uses a different day.
  beforeEach(async () => {
    shop.clock.now = Math.ceil((shop.clock.now + DAY) / DAY) * DAY + DAY / 2;
    from = shop.clock.now - DAY / 2;
    sku = await plainSku(shop, 500);
    await setBalance(shop, 'luisglass', 5_000_000);
    luis = await customer(shop, 'luisglass');
    operator = await operatorApi(shop);
  });

  async function begin(method: ProvidedMethod) {
    const number = await luis.order(sku, 2);
    const opened = await luis.call<OpenedWire>('/order/pay', { uni: number, paytype: method, type: 0, quitUrl: '' });
    const { reference, amount } = await shop.database
      .selectFrom('payment_attempt')
      .innerJoin('customer_order', 'customer_order.id', 'payment_attempt.order_id')
      .select(['reference', 'amount'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    return { opened, number, reference, amount };
  }
  const setAt = (reference: string, change: { state?: 'paid'; amount?: ReturnType<typeof money> }) =>
    shop.database.updateTable('sandbox_payment').set(change).where('reference', '=', reference).execute();
  /** Moves the clock to when the day is over in all time zones and its bill files are written. */
  const endDay = () => void (shop.clock.now = from + 2 * DAY);
  const compare = (changed: Partial<PaymentGateway> = {}) => {
    endDay();
    return reconcile({ database: shop.database, gateways: providers.gateways(changed) }, { from, until: from + DAY });
  };

  test('[R6.10] reports no differences for paid and unpaid payments of each method', async () => {
    let paid = 0;
    for (const method of METHODS) {
      const { opened, amount } = await begin(method);
      await payAs(shop, opened.data, 'pay');
      await begin(method);
      paid += amount;
    }
    const day = new Date(from).toISOString().slice(0, 10);
    const found = { compared: 6, payouts: 0, ours: paid, theirs: paid, differences: [], unlisted: [], isCut: false };
    expect(await getReconciliation(operator, day)).toEqual({ ...found, unlisted: ['alipay', 'weixin'] });
    endDay();
    operator = await operatorApi(shop);
    expect(await getReconciliation(operator, day)).toEqual(found);
    expect(await getReconciliation(operator, '2020-01-01')).toMatchObject({ compared: 0, differences: [] });
  });

  test.each(METHODS)('[R6.10] finds a payment by %s that is not booked', async (method) => {
    const { reference, amount } = await begin(method);
    await setAt(reference, { state: 'paid' });
    const found = await compare();
    expect(found.differences).toEqual([
      { kind: 'paid-there', method, reference, payout: '', ours: null, theirs: amount },
    ]);
    expect([found.ours, found.theirs]).toEqual([0, amount]);
  });

  test.each(METHODS)('[R6.10] finds a different amount at %s, and a payment missing there', async (method) => {
    const { opened, reference, amount } = await begin(method);
    await payAs(shop, opened.data, 'pay');
    const theirs = money(amount - 1);
    await setAt(reference, { amount: theirs });
    expect((await compare()).differences).toEqual([
      { kind: 'amount', method, reference, payout: '', ours: amount, theirs },
    ]);
    await shop.database
      .updateTable('sandbox_payment')
      .set({ state: 'open' })
      .where('reference', '=', reference)
      .execute();
    expect((await compare()).differences).toEqual([
      { kind: 'paid-here', method, reference, payout: '', ours: amount, theirs: null },
    ]);
  });

  test('[R6.10] finds unknown payments on Stripe’s list, beyond the first page', async () => {
    const amount = money(1234);
    for (let place = 0; place < 103; place++) {
      const name = `lost${from}n${String(place).padStart(3, '0')}`;
      const { database, clock } = shop.services;
      const account = { database, clock, newToken: () => `pi_${name}`, method: 'stripe' } as const;
      await openSandboxPayment(account, { reference: name, amount });
    }
    const lost = `lost${from}n102`;
    await setAt(lost, { state: 'paid' });
    expect((await compare()).differences).toEqual([
      { kind: 'unknown-here', method: 'stripe', reference: lost, payout: '', ours: null, theirs: amount },
    ]);
  });

  test.each(METHODS)('[R6.10] finds an unknown payment on the list of %s', async (method) => {
    const { opened, reference, amount } = await begin(method);
    await payAs(shop, opened.data, 'pay');
    // Simulates the loss of the shop's row.
    const lost = `${reference}9`;
    await shop.database
      .updateTable('payment_attempt')
      .set({ reference: lost, state: 'cancelled' })
      .where('reference', '=', reference)
      .execute();
    const found = await compare({ query: () => Promise.resolve({ state: 'cancelled' }) });
    expect(found.differences).toEqual([
      { kind: 'unknown-here', method, reference, payout: '', ours: null, theirs: amount },
    ]);
  });

  test.each(METHODS)('[R6.10] finds a payout that %s lists differently', async (method) => {
    const { opened, number, reference, amount } = await begin(method);
    await luis.call('/order/pay', { uni: number, paytype: 'yue', type: 0, quitUrl: '' });
    await payAs(shop, opened.data, 'pay');
    await sendPayouts({ ...shop.services, gateways: providers.gateways() });
    expect(await compare()).toMatchObject({ compared: 1, payouts: 1, differences: [] });
    const [order] = await payoutsOf(shop, reference);
    const payout = order?.number ?? '';
    const here = (state: 'succeeded' | 'failed' | 'by-hand') =>
      shop.database.updateTable('provider_refund').set({ state }).where('number', '=', payout).execute();
    for (const state of ['failed', 'by-hand'] as const) {
      await here(state);
      expect((await compare()).differences).toEqual([
        { kind: 'returned-there', method, reference, payout, ours: null, theirs: amount },
      ]);
    }
    await here('succeeded');
    const there = shop.database.updateTable('sandbox_refund').where('number', '=', payout);
    const theirs = money(amount - 1);
    await there.set({ amount: theirs }).execute();
    expect((await compare()).differences).toEqual([
      { kind: 'return-amount', method, reference, payout, ours: amount, theirs },
    ]);
    const renamed = `${payout}9`;
    await there.set({ number: renamed }).execute();
    expect((await compare()).differences).toEqual([
      { kind: 'returned-here', method, reference, payout, ours: amount, theirs: null },
      {
        kind: 'return-unknown-here',
        method,
        // Stripe's list does not contain the payment's reference.
        reference: method === 'stripe' ? '' : reference,
        payout: renamed,
        ours: null,
        theirs,
      },
    ]);
    const { differences } = await compare({ queryPayout: () => Promise.reject(new Error('away')) });
    expect(differences[0]).toMatchObject({ kind: 'unanswered', payout });
  });

  test('[R10.7] reports payments without an answer of the provider, and compares the others', async () => {
    const { reference } = await begin('stripe');
    const away = () => Promise.reject(new Error('away'));
    const { differences, compared } = await compare({ query: away, list: away });
    expect(compared).toBe(1);
    const silent = differences.map(({ kind, reference: name }) => `${kind} ${name}`);
    expect(silent).toEqual([`unanswered ${reference}`, ...METHODS.map(() => 'unanswered ')]);
  });

  test('[R10.2] accepts a day as YYYY-MM-DD, from operators only', async () => {
    await expect(getReconciliation(operator, 'yesterday')).rejects.toMatchObject({ kind: 'rejected' });
    await expect(getReconciliation(operator, '2026-13-45')).rejects.toMatchObject({ kind: 'rejected' });
    expect((await luis.call('/operator/reconciliation?day=2026-11-22')).status).not.toBe(200);
  });
});
