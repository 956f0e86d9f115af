import fc from 'fast-check';
import { stepRefund } from '@rider/api/operator';
import type { Api } from '@rider/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { randomRuns } from '../../../../tests/random-runs.ts';
import { runHousekeeping } from '../../src/housekeeping/housekeeping.ts';
import { receiveWebhook } from '../../src/payment/receive-webhook.ts';
import { balanceOf, customer, plainSku, setBalance, type Customer, type TestSku } from '../testing/customers.ts';
import { MAIN_DATABASE, type Envelope, type Shop } from '../testing/databases.ts';
import { sendPayouts } from '../../src/payment/payouts.ts';
import type { PaymentGateway, ProvidedMethod } from '../../src/payment-provider/gateway.ts';
import { booksOf, heldAtProvider, payoutsOf } from '../testing/payment/payment-books.ts';
import { METHODS, nameOf, openProviders, payAs } from '../testing/payment/payment-providers.ts';
import type { OpenedWire, TestProviders } from '../testing/payment/payment-providers.ts';
import { apiOf, requestRefund, operatorApi } from '../testing/refund/refund-calls.ts';

const PAYMENT_TIME = 30 * 60_000;
const STATUSES = { weixin: 'WECHAT_PC_PAY', alipay: 'ALIPAY_PAY', stripe: 'STRIPE_PAY' } as const;
describe.each(MAIN_DATABASE.flatMap((database) => METHODS.map((method) => ({ ...database, method }))))(
  'paying by $method on $name',
  ({ openShop, method }) => {
    let shop: Shop;
    let luis: Customer;
    let buyer: Api;
    let sku: TestSku;
    let number: string;
    let providers: TestProviders;

    beforeAll(async () => {
      shop = await openShop();
      luis = await customer(shop, 'luisglass');
      buyer = apiOf(shop, luis.token);
      providers = openProviders(shop, method);
    });
    beforeEach(async () => {
      sku = await plainSku(shop, 500);
      await setBalance(shop, 'luisglass', 5_000_000);
      number = await luis.order(sku, 3);
    });
    afterAll(() => (providers.close(), shop.close()));

    const services = () => ({ ...shop.services, gateways: providers.gateways() });
    const begin = (by: ProvidedMethod = method): Promise<Envelope<OpenedWire>> =>
      luis.call<OpenedWire>('/order/pay', { uni: number, paytype: by, type: 0, quitUrl: '' });
    const decide = ({ data }: Envelope<OpenedWire>, decision: 'pay' | 'decline') => payAs(shop, data, decision);
    const attempts = (order = number) =>
      shop.database
        .selectFrom('payment_attempt')
        .innerJoin('customer_order', 'customer_order.id', 'payment_attempt.order_id')
        .selectAll('payment_attempt')
        .where('number', '=', order)
        .orderBy('payment_attempt.id')
        .execute();
    const firstAttempt = async () => {
      const [attempt] = await attempts();
      if (attempt === undefined) throw new Error('no attempt');
      return attempt;
    };
    const isPaid = async (order = number) => (await luis.see(order)).paid === 1;
    const totalOf = async (order = number) => Math.round(Number((await luis.see(order)).pay_price) * 100);
    /** Pays at the provider without a webhook. */
    const payUnseen = (reference: string) =>
      shop.database.updateTable('sandbox_payment').set({ state: 'paid' }).where('reference', '=', reference).execute();
    const webhook = async (reference: string) => {
      const request = await providers.webhookOf[method](reference);
      if (request === null) throw new Error('nothing was paid');
      return request;
    };
    const heldBy = (reference: string) => heldAtProvider(shop, reference);

    test('[R1.6] [R2.7] shows the payment data; a payment pays the order, not the balance', async () => {
      const opened = await begin();
      expect(opened.data.status).toBe(STATUSES[method]);
      const { jsConfig, cardForm } = opened.data.result;
      const invalid = jsConfig?.invalid ?? (cardForm?.payBefore ?? 0) / 1000;
      expect(invalid * 1000).toBe(Math.floor((shop.clock.now + PAYMENT_TIME) / 1000) * 1000);
      expect(decodeURIComponent(jsConfig?.qr ?? '<svg>')).toContain('<svg');
      const back = await decide(opened, 'pay');
      expect(back).toBe(method === 'stripe' ? null : `/payment?orderId=${number}`);
      expect(await isPaid()).toBe(true);
      expect(await balanceOf(shop, 'luisglass')).toEqual({ balance: 5_000_000, booked: 5_000_000 });
      expect(await heldBy((await firstAttempt()).reference)).toBe(await totalOf());
    });

    test('[R6.10] ten presses open one payment, and ten concurrent webhooks pay once', async () => {
      const shown = await Promise.all(Array.from({ length: 10 }, () => begin()));
      expect(new Set(shown.map(({ data }) => nameOf(data))).size).toBe(1);
      const { reference } = await firstAttempt();
      await payUnseen(reference);
      const webhooks = await Promise.all(Array.from({ length: 10 }, () => webhook(reference)));
      const answers = await Promise.all(webhooks.map((request) => receiveWebhook(services(), request)));
      expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
      // Alipay repeats a webhook until it receives this text.
      expect(await answers[0]?.text()).toBe('success');
      expect(await isPaid()).toBe(true);
      expect(await attempts()).toHaveLength(1);
      const payments = await shop.database
        .selectFrom('payment')
        .selectAll()
        .where('order_id', '=', (await firstAttempt()).order_id)
        .execute();
      expect(payments).toMatchObject([{ method, amount: await totalOf() }]);
      expect(await heldBy(reference)).toBe(await totalOf());
    });

    test('[R6.10] a webhook that is forged or too old changes nothing', async () => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      await begin();
      const { reference } = await firstAttempt();
      await payUnseen(reference);
      const real = await webhook(reference);
      const body = await real.text();
      const send = (headers: Headers, text: string) =>
        receiveWebhook(services(), new Request(real.url, { method: 'POST', headers, body: text }));
      expect((await send(new Headers(), body.replace(/sign=[^&]*/, ''))).status).toBe(401);
      // Forge a higher amount; in a JSON body, an added space suffices.
      const changed = method === 'alipay' ? body.replace('total_amount=', 'total_amount=1') : `${body} `;
      expect((await send(real.headers, changed)).status).toBe(401);
      expect((await send(real.headers, '')).status).toBe(401);
      shop.clock.now += method === 'alipay' ? 25 * 3_600_000 + 1_000 : 301_000;
      expect((await send(real.headers, body)).status).toBe(401);
      expect(await isPaid()).toBe(false);
      expect(logged).toHaveBeenCalledTimes(4);
      expect(JSON.stringify(logged.mock.calls)).not.toContain(reference);
      logged.mockRestore();
    });

    test('[R10.7] a lost webhook is replaced by a query, from the page and without it', async () => {
      await begin();
      await payUnseen((await firstAttempt()).reference);
      expect((await luis.call<{ status: boolean }>(`/pc/check_order_status/${number}`)).data.status).toBe(true);
      number = await luis.order(sku, 1);
      await begin();
      await payUnseen((await firstAttempt()).reference);
      await runHousekeeping(services());
      expect(await isPaid()).toBe(true);
    });

    test('[R2.7] after a decline the same order is paid', async () => {
      const first = await begin();
      await decide(first, 'decline');
      await luis.call(`/pc/check_order_status/${number}`);
      const cashier = await luis.call<{ last_payment: string; pages: string[] }>(`/order/cashier/${number}/order`);
      const ended = { weixin: 'failed', alipay: 'cancelled', stripe: 'pending' }[method];
      expect(cashier.data).toMatchObject({ last_payment: ended, pages: ['stripe', 'alipay', 'weixin'] });
      const second = await begin();
      // A declined card leaves the payment open.
      expect(nameOf(second.data) === nameOf(first.data)).toBe(method === 'stripe');
      await decide(second, 'pay');
      expect(await isPaid()).toBe(true);
    });

    test('[R6.10] a payment after the order expired is returned automatically, and the buyer is notified', async () => {
      await begin();
      const { reference } = await firstAttempt();
      shop.clock.now += PAYMENT_TIME + 1;
      expect((await luis.see(number)).is_cancel).toBe(1);
      await payUnseen(reference);
      const late = await webhook(reference);
      expect((await receiveWebhook(services(), late)).status).toBe(200);
      expect((await receiveWebhook(services(), await webhook(reference))).status).toBe(200);
      expect(await isPaid()).toBe(false);
      expect(await firstAttempt()).toMatchObject({ state: 'refunded' });
      expect(await heldBy(reference)).toBe(0);
      const notifications = await luis.call<{ list: { title: string }[] }>('/user/message_system/list?limit=1');
      expect(notifications.data.list.map(({ title }) => title)).toEqual(['Your payment will be returned']);
    });

    test('[R6.10] a payment after the balance paid is returned', async () => {
      await begin();
      const { reference } = await firstAttempt();
      expect((await luis.pay(number)).data.status).toBe('SUCCESS');
      await payUnseen(reference);
      await runHousekeeping(services());
      expect(await heldBy(reference)).toBe(0);
      expect(await firstAttempt()).toMatchObject({ state: 'refunded' });
      const left = 5_000_000 - (await totalOf());
      expect(await balanceOf(shop, 'luisglass')).toEqual({ balance: left, booked: left });
    });

    test('[R6.4] a refund returns to the original method, in parts that add up', async () => {
      await decide(await begin(), 'pay');
      const { reference } = await firstAttempt();
      for (const counts of [[1], [2]]) {
        await refundPieces(counts);
        await runHousekeeping(services());
        expect(await firstAttempt()).toMatchObject({ state: counts[0] === 1 ? 'part-refunded' : 'refunded' });
      }
      expect(await heldBy(reference)).toBe(0);
      expect(await balanceOf(shop, 'luisglass')).toEqual({ balance: 5_000_000, booked: 5_000_000 });
    });

    test('[R10.7] a payout that a provider does not accept is retried with the same number', async () => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      await begin();
      const { reference } = await firstAttempt();
      await luis.pay(number);
      await payUnseen(reference);
      await runHousekeeping({
        ...services(),
        gateways: providers.gateways({ payOut: () => Promise.reject(new Error('away')) }),
      });
      expect(await heldBy(reference)).toBe(await totalOf());
      await runHousekeeping(services());
      await runHousekeeping(services());
      expect(await heldBy(reference)).toBe(0);
      expect(await payoutsOf(shop, reference)).toMatchObject([{ state: 'succeeded', reason: 'paid-twice' }]);
      logged.mockRestore();
    });

    test('[R10.7] a payout may stay pending, but unanswered calls make it fail', async () => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      await begin();
      const { reference } = await firstAttempt();
      await luis.pay(number);
      await payUnseen(reference);
      const rounds = async (payOut: PaymentGateway['payOut']) => {
        for (let round = 0; round < 21; round++)
          await sendPayouts({ ...services(), gateways: providers.gateways({ payOut }) });
      };
      const states = async () => (await payoutsOf(shop, reference)).map(({ state }) => state);
      await runHousekeeping({ ...services(), gateways: providers.gateways({ payOut: async () => 'pending' }) });
      await rounds(async () => 'pending');
      expect(await states()).toEqual(['pending']);
      await rounds(() => Promise.reject(new Error('away')));
      expect(await states()).toEqual(['failed']);
      logged.mockRestore();
    });

    test('[R6.10] after random steps the provider and the orders agree to the cent', async () => {
      const step = fc.constantFrom(...METHODS, 'pay', 'webhook', 'balance', 'expire', 'settle', 'decline', 'refund');
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
          await setBalance(shop, 'luisglass', 5_000_000);
          number = await luis.order(sku, 2);
          for (const name of steps) await take(name);
          shop.clock.now += PAYMENT_TIME + 1;
          await runHousekeeping(services());
          await runHousekeeping(services());
          const { net, byProvider, isPaid: hasPaid, payments } = await booksOf(shop, number);
          let held = 0;
          for (const { reference } of await attempts()) held += await heldBy(reference);
          expect(held).toBe(byProvider);
          const balance = 5_000_000 - (net - byProvider);
          expect(await balanceOf(shop, 'luisglass')).toEqual({ balance, booked: balance });
          expect(payments).toBe(hasPaid ? 1 : 0);
        }),
        randomRuns(4),
      );
    });

    async function take(name: string): Promise<void> {
      const [latest] = (await attempts()).toReversed();
      const begun = METHODS.find((each) => each === name);
      if (begun !== undefined) await begin(begun);
      if (name === 'balance') await luis.pay(number);
      if (name === 'settle') await runHousekeeping(services());
      if (name === 'expire') shop.clock.now += PAYMENT_TIME + 1;
      if (name === 'refund' && (await isPaid())) await refundOne();
      if (latest === undefined) return;
      if (name === 'pay') await payOpen(latest.reference, 'paid');
      if (name === 'decline') await payOpen(latest.reference, 'declined');
      if (name === 'webhook') {
        const by = METHODS.find((each) => each === latest.method) ?? method;
        const request = await providers.webhookOf[by](latest.reference);
        if (request === null) return;
        const { status } = await receiveWebhook(services(), request);
        if (status !== 200) throw new Error(`a genuine webhook was answered with ${status}`);
      }
    }

    const payOpen = (reference: string, state: 'paid' | 'declined') =>
      shop.database
        .updateTable('sandbox_payment')
        .set({ state })
        .where('reference', '=', reference)
        .where('state', '=', 'open')
        .execute();

    async function refundOne(): Promise<void> {
      const facts = await shop.database
        .selectFrom('refund')
        .innerJoin('customer_order', 'customer_order.id', 'refund.order_id')
        .select('refund.id')
        .where('customer_order.number', '=', number)
        .execute();
      if (facts.length === 2) return;
      await refundPieces([1]);
    }

    /** Signs in again for each refund, because the test moves the clock past the session's end. */
    async function refundPieces(counts: number[]): Promise<void> {
      const operator = await operatorApi(shop);
      const refund = await requestRefund(buyer, number, { counts });
      await stepRefund(operator, refund, 'agree');
      await stepRefund(operator, refund, 'pay-back');
    }
  },
);
