import type { Api } from '@rider/api';
import {
  getOperatorLog,
  getOperatorPayment,
  getOperatorPayments,
  matchPayment,
  returnPayment,
} from '@rider/api/operator';
import { money } from '@rider/model/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runHousekeeping } from '../../src/housekeeping/housekeeping.ts';
import { receiveWebhook } from '../../src/payment/receive-webhook.ts';
import { reconcile } from '../../src/payment/reconciliation.ts';
import { balanceOf, customer, plainSku, setBalance, type Customer } from '../testing/customers.ts';
import { MAIN_DATABASE, type Envelope, type Shop } from '../testing/databases.ts';
import { heldAtProvider } from '../testing/payment/payment-books.ts';
import {
  METHODS,
  nameOf,
  openProviders,
  type OpenedWire,
  type TestProviders,
} from '../testing/payment/payment-providers.ts';
import { operatorApi } from '../testing/refund/refund-calls.ts';

const PAYMENT_TIME = 30 * 60_000;
const START = 5_000_000;

describe.each(MAIN_DATABASE.flatMap((database) => METHODS.map((method) => ({ ...database, method }))))(
  'another amount paid by $method on $name',
  ({ openShop, method }) => {
    let shop: Shop;
    let luis: Customer;
    let operator: Api;
    let providers: TestProviders;
    let number: string;
    let reference: string;
    let total: number;

    beforeAll(async () => {
      shop = await openShop();
      luis = await customer(shop, 'luisglass');
      operator = await operatorApi(shop);
      providers = openProviders(shop, `mismatch${method}`);
    });
    afterAll(() => (providers.close(), shop.close()));
    beforeEach(async () => {
      await setBalance(shop, 'luisglass', START);
      number = await luis.order(await plainSku(shop, 500), 3);
      await begin();
      const [payment] = (await getOperatorPayments(operator, { search: number })).items;
      if (payment === undefined) throw new Error('no payment');
      ({ reference, amount: total } = payment);
    });

    const services = () => ({ ...shop.services, gateways: providers.gateways() });
    const begin = (): Promise<Envelope<OpenedWire>> =>
      luis.call<OpenedWire>('/order/pay', { uni: number, paytype: method, type: 0, quitUrl: '' });
    /** Pays more or less than the payment's amount at the provider, without a webhook. */
    const payUnseen = (difference: number) =>
      shop.database
        .updateTable('sandbox_payment')
        .set({ state: 'paid', amount: money(total + difference) })
        .where('reference', '=', reference)
        .execute();
    const receive = async () => {
      const webhook = await providers.webhookOf[method](reference);
      if (webhook === null) throw new Error('nothing was paid');
      return (await receiveWebhook(services(), webhook)).status;
    };
    const isPaid = async () => (await luis.see(number)).paid === 1;
    const payment = () => getOperatorPayment(operator, reference);
    const tasks = async () =>
      (await getOperatorPayments(operator, { search: number, state: 'task' })).items.map((each) => each.reference);
    const titles = async () => {
      const { data } = await luis.call<{ list: { title: string }[] }>('/user/message_system/list?limit=2');
      return data.list.map(({ title }) => title);
    };

    test('[R6.10] pays no order, is answered with 200 and becomes one task at the desk, also when repeated', async () => {
      await payUnseen(-1);
      expect([await receive(), await receive()]).toEqual([200, 200]);
      expect(await isPaid()).toBe(false);
      expect(await payment()).toMatchObject({ state: 'mismatched', received: total - 1, refunded: 0 });
      expect((await payment()).events.map(({ event }) => event)).toEqual(['open', 'mismatch']);
      expect(await tasks()).toEqual([reference]);
      expect((await titles())[0]).toBe('Payment amount differs');
      shop.clock.now += PAYMENT_TIME + 1;
      await runHousekeeping(services());
      expect(await luis.see(number)).toMatchObject({ is_cancel: 1 });
      expect(await tasks()).toEqual([reference]);
      expect(await heldAtProvider(shop, reference)).toBe(total - 1);
    });

    test('[R6.10] is found by a query, and does not count as a paid order', async () => {
      const opened = await begin();
      await payUnseen(1);
      // A provider is queried at most once a second.
      shop.clock.now += 1_001;
      expect(await begin()).toMatchObject({ code: '910541' });
      expect(await isPaid()).toBe(false);
      expect(await payment()).toMatchObject({ state: 'mismatched', received: total + 1 });
      // Paying the total again opens another payment.
      expect(nameOf((await begin()).data)).not.toBe(nameOf(opened.data));
    });

    test('[R6.4] is returned in full, once, on an operator’s decision', async () => {
      await payUnseen(250);
      await receive();
      const answers = await Promise.allSettled([1, 2, 3].map(() => returnPayment(operator, reference)));
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expect(matchPayment(operator, reference)).rejects.toMatchObject({ code: '910542' });
      expect(await payment()).toMatchObject({
        state: 'refunded',
        refunded: total + 250,
        payouts: [{ state: 'succeeded', reason: 'other-amount', amount: total + 250 }],
      });
      expect(await heldAtProvider(shop, reference)).toBe(0);
      expect(await tasks()).toEqual([]);
      expect((await luis.pay(number)).data.status).toBe('SUCCESS');
      expect(await receive()).toBe(200);
      const { items } = await getOperatorLog(operator, { search: number });
      expect(items.map(({ action }) => action)).toEqual(['payment.return']);
    });

    test('[R6.10] is accepted: the paid amount is credited to the balance, which pays the order', async () => {
      await setBalance(shop, 'luisglass', 40);
      await payUnseen(-50);
      await receive();
      await expect(matchPayment(operator, reference)).rejects.toMatchObject({ code: '910543' });
      expect(await balanceOf(shop, 'luisglass')).toEqual({ balance: 40, booked: 40 });
      await setBalance(shop, 'luisglass', 90);
      const answers = await Promise.allSettled([1, 2, 3].map(() => matchPayment(operator, reference)));
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await isPaid()).toBe(true);
      expect(await balanceOf(shop, 'luisglass')).toEqual({ balance: 40, booked: 40 });
      expect(await payment()).toMatchObject({ state: 'paid', received: total - 50, refunded: 0 });
      expect(await heldAtProvider(shop, reference)).toBe(total - 50);
      await expect(returnPayment(operator, reference)).rejects.toMatchObject({ code: '910542' });
    });

    test.each([
      ['paid', async () => expect((await luis.pay(number)).data.status).toBe('SUCCESS')],
      ['closed', async () => expect((await luis.call('/order/cancel', { id: number })).status).toBe(200)],
    ])('[R6.10] of a %s order is returned automatically', async (_, end) => {
      await end();
      await payUnseen(7);
      expect(await receive()).toBe(200);
      expect(await payment()).toMatchObject({ state: 'refunded', received: total + 7, refunded: total + 7 });
      expect(await heldAtProvider(shop, reference)).toBe(0);
    });

    test.each([
      ['other-currency', 'currency'],
      ['unknown-state', 'unanswered'],
    ] as const)(
      '[R6.10] in %s settles nothing, is recorded once, answered with 200, and differs when the day is compared',
      async (state, kind) => {
        const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
        await payUnseen(0);
        const webhook = await providers.webhookOf[method](reference);
        const seen = { state };
        const foreign = {
          ...services(),
          gateways: providers.gateways({
            readWebhook: async () => ({ id: `${method} ${state}`, payment: { reference }, seen }),
            query: async () => seen,
          }),
        };
        if (webhook === null) throw new Error('nothing was paid');
        const [again, once, twice] = [webhook.clone(), webhook.clone(), webhook.clone()];
        expect((await receiveWebhook(foreign, webhook)).status).toBe(200);
        expect((await receiveWebhook(foreign, again)).status).toBe(200);
        expect((await payment()).events.map(({ event }) => event)).toEqual(['open', state]);
        expect(await isPaid()).toBe(false);
        const time = { from: shop.clock.now - 60_000, until: shop.clock.now + 60_000 };
        const { differences } = await reconcile(foreign, time);
        const ours = { kind, method, reference, payout: '', ours: null, theirs: null };
        expect(differences.filter((each) => each.reference === reference)).toEqual([ours]);
        expect(logged).toHaveBeenCalledTimes(2);
        logged.mockRestore();
        // Sent again, the same webhook can be read.
        const amount = money(total);
        const readable = async () => ({
          id: `${method} ${state}`,
          payment: { reference },
          seen: { state: 'paid', amount } as const,
        });
        const newer = { ...services(), gateways: providers.gateways({ readWebhook: readable }) };
        for (const resent of [once, twice]) expect((await receiveWebhook(newer, resent)).status).toBe(200);
        expect((await payment()).events.map(({ event }) => event)).toEqual(['open', state, 'pay']);
        expect(await isPaid()).toBe(true);
      },
    );

    test('[R10.7] agrees with the provider in the day’s reconciliation', async () => {
      await payUnseen(-3);
      await receive();
      const time = { from: shop.clock.now - 60_000, until: shop.clock.now + 60_000 };
      const { differences } = await reconcile(services(), time);
      expect(differences.filter((each) => each.reference === reference)).toEqual([]);
    });
  },
);
