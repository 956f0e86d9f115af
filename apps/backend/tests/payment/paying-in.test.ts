import { money } from '@rider/model/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findRecharge, type RechargeServices } from '../../src/balance/recharge.ts';
import type { PaymentProvider } from '../../src/payment-provider/provider.ts';
import { payInForOrder } from '../../src/payment/pay-in.ts';
import { finishOrder } from '../../src/payment/pay-order.ts';
import { createSandbox } from '../../src/payment-accounts/sandbox.ts';
import { balanceOf, customer, plainSku, setBalance, type Customer, type TestSku } from '../testing/customers.ts';
import { MAIN_DATABASE, type Envelope, type Shop } from '../testing/databases.ts';

const PAYMENT_TIME = 30 * 60_000;
const FREIGHT = 1200;

interface Paid {
  status: string;
  result: { order_id: string; recharge: string; pay_url: string };
}

/** Cents as a decimal on the wire. */
const decimal = (cents: number): string => (cents / 100).toFixed(2);

describe.each(MAIN_DATABASE)('paying in for an order on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let sku: TestSku;
  let total: number;
  beforeAll(async () => {
    shop = await openShop();
    luis = await customer(shop, 'luisglass');
    sku = await plainSku(shop, 500);
    total = sku.price + FREIGHT;
  });
  beforeEach(() => setBalance(shop, 'luisglass', 300));
  afterAll(() => shop.close());

  const payIn = (number: string, cents: number, more: object = {}): Promise<Envelope<Paid>> =>
    luis.call<Paid>('/order/pay', { uni: number, paytype: 'yue', type: 0, recharge: decimal(cents), ...more });
  const decide = (address: string, decision: 'pay' | 'decline') =>
    shop.fetch(address, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
  const stateOf = async (recharge: string) =>
    (await luis.call<{ state: string }>(`/recharge/status/${recharge}`)).data.state;
  const isPaid = async (number: string) => (await luis.see(number)).paid === 1;
  const balance = () => balanceOf(shop, 'luisglass');

  /** Payment services with a test's provider. */
  const services = (payments: PaymentProvider) => ({
    ...shop.services,
    payments,
    finishOrder: ((transaction, orderId) =>
      finishOrder(shop.services, transaction, orderId)) satisfies RechargeServices['finishOrder'],
  });
  const buyerId = async () =>
    (await shop.database.selectFrom('buyer').select('id').where('account', '=', 'luisglass').executeTakeFirstOrThrow())
      .id;

  test('[R6.6] charges exactly the missing amount, which pays the order', async () => {
    const number = await luis.order(sku, 1);
    const cashier = await luis.call<{ provider: string }>(`/order/cashier/${number}/order`);
    expect(cashier.data.provider).toBe('sandbox');
    const { data } = await payIn(number, total - 300, { quitUrl: '/zh-CN/payment' });
    expect(data).toMatchObject({ status: 'RECHARGE_PAY', result: { order_id: number } });
    expect(await (await shop.fetch(data.result.pay_url)).text()).toContain(`$${decimal(total - 300)}`);
    expect(await isPaid(number)).toBe(false);
    const back = await decide(data.result.pay_url, 'pay');
    expect(back.headers.get('Location')).toBe(`/zh-CN/payment?orderId=${number}&recharge=${data.result.recharge}`);
    expect(await stateOf(data.result.recharge)).toBe('paid');
    expect(await isPaid(number)).toBe(true);
    expect(await balance()).toEqual({ balance: 0, booked: 0 });
    const ledger = await luis.call<{ list: { type: string; number: string }[] }>('/pc/get_balance_record/0?limit=2');
    expect(ledger.data.list).toMatchObject([
      { type: 'pay_product', number: decimal(total) },
      { type: 'recharge', number: decimal(total - 300) },
    ]);
  });

  test('[R6.10] ten concurrent presses open one payment, which pays once under repeated queries', async () => {
    const number = await luis.order(sku, 1);
    const answers = await Promise.all(Array.from({ length: 10 }, () => payIn(number, total - 300)));
    expect(new Set(answers.map(({ data }) => data.result.pay_url)).size).toBe(1);
    const { pay_url: address, recharge } = answers[0]?.data.result ?? { pay_url: '', recharge: '' };
    await Promise.all([decide(address, 'pay'), decide(address, 'pay')]);
    await Promise.all(Array.from({ length: 10 }, () => stateOf(recharge)));
    expect(await isPaid(number)).toBe(true);
    expect(await balance()).toEqual({ balance: 0, booked: 0 });
    const again = await payIn(number, total - 300);
    expect(again.code).toBe('410174');
  });

  test('[R6.10] concurrent paying in and paying do not deadlock', async () => {
    const number = await luis.order(sku, 1);
    const { data } = await payIn(number, total - 300);
    await decide(data.result.pay_url, 'pay');
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? stateOf(data.result.recharge) : luis.pay(number))),
    );
    expect(await isPaid(number)).toBe(true);
    expect(await balance()).toEqual({ balance: 0, booked: 0 });
  });

  test('[R6.6] a changed balance is reported, and its open payment is replaced by one of the correct amount', async () => {
    const number = await luis.order(sku, 1);
    const first = (await payIn(number, total - 300)).data.result;
    await setBalance(shop, 'luisglass', 200);
    const stale = await payIn(number, total - 300);
    expect(stale.data.status).toBe('PAY_DEFICIENCY');
    expect(stale.msg).toBe('Your balance has changed meanwhile. Please check the amount and try again.');
    const second = (await payIn(number, total - 200)).data.result;
    expect(second.pay_url).not.toBe(first.pay_url);
    await decide(first.pay_url, 'pay');
    expect(await stateOf(first.recharge)).toBe('declined');
    await decide(second.pay_url, 'pay');
    expect(await stateOf(second.recharge)).toBe('paid');
    expect(await balance()).toEqual({ balance: 0, booked: 0 });
  });

  test('[R6.6] a balance that has become sufficient pays without paying in', async () => {
    const number = await luis.order(sku, 1);
    await setBalance(shop, 'luisglass', total + 50);
    expect((await payIn(number, total - 300)).data.status).toBe('SUCCESS');
    expect(await balance()).toEqual({ balance: 50, booked: 50 });
  });

  test('[R6.6] a declined payment changes nothing, and the buyer may retry', async () => {
    const number = await luis.order(sku, 1);
    const first = (await payIn(number, total - 300)).data.result;
    await decide(first.pay_url, 'decline');
    expect(await stateOf(first.recharge)).toBe('declined');
    expect(await balance()).toEqual({ balance: 300, booked: 300 });
    const second = (await payIn(number, total - 300)).data.result;
    await decide(second.pay_url, 'pay');
    expect(await stateOf(second.recharge)).toBe('paid');
    expect(await isPaid(number)).toBe(true);
  });

  test('[R6.6] [R6.10] money for an order closed meanwhile stays on the balance', async () => {
    for (const end of ['cancel', 'expire']) {
      await setBalance(shop, 'luisglass', 300);
      const number = await luis.order(sku, 1);
      const { pay_url: address, recharge } = (await payIn(number, total - 300)).data.result;
      if (end === 'cancel') await luis.call('/order/cancel', { id: number });
      else shop.clock.now += PAYMENT_TIME;
      await luis.see(number);
      await decide(address, 'pay');
      expect(await stateOf(recharge)).toBe('paid');
      expect(await isPaid(number)).toBe(false);
      expect(await balance()).toEqual({ balance: total, booked: total });
    }
  });

  test('[R10.2] only an amount is accepted, and the return path is a page of the shop', async () => {
    const number = await luis.order(sku, 1);
    for (const recharge of ['-5', '0', '0.00', '1e3', '1.234', 'ten', '1,00'])
      expect((await luis.call('/order/pay', { uni: number, paytype: 'yue', recharge })).code).toBe('410122');
    const { pay_url: address } = (await payIn(number, total - 300, { quitUrl: '//evil.example/payment' })).data.result;
    const location = (await decide(address, 'decline')).headers.get('Location');
    expect(location).toMatch(new RegExp(String.raw`^/payment\?orderId=${number}&recharge=rc\d+$`));
  });

  test('[R10.7] a failing provider charges nothing and is queried again', async () => {
    const number = await luis.order(sku, 1);
    const { provider, fetch } = createSandbox({
      database: shop.database,
      clock: () => shop.clock.now,
      shopOrigin: 'https://shop.test',
      notify: () => Promise.resolve(new Response(null, { status: 204 })),
    });
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failure = () => Promise.reject(new Error('the provider is away'));
    const id = await buyerId();
    const request = {
      number,
      amount: money(total - 300),
      returnPath: `/payment?orderId=${number}`,
      locale: 'en-US',
    } as const;
    const closed = payInForOrder(services({ ...provider, startPayment: failure }), id, request);
    await expect(closed).rejects.toMatchObject({ reason: 'provider-away' });
    const started = await payInForOrder(services(provider), id, request);
    if (typeof started === 'string') throw new Error(started);
    const body = new URLSearchParams({ decision: 'pay' });
    await fetch(new Request(new URL(started.address, 'http://shop.test'), { method: 'POST', body }));
    const mute = services({ ...provider, paymentState: failure });
    expect(await findRecharge(mute, id, started.number)).toMatchObject({ state: 'open' });
    expect(await balance()).toEqual({ balance: 300, booked: 300 });
    expect(logged).toHaveBeenCalledTimes(2);
    logged.mockRestore();
    expect(await stateOf(started.number)).toBe('paid');
    expect(await isPaid(number)).toBe(true);
  });
});
