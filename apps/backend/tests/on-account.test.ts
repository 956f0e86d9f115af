import { stepRefund } from '@rider/api/operator';
import type { Api } from '@rider/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { balanceOf, customer, plainSku, setBalance, type Customer, type TestSku } from './buying.ts';
import { DATABASES, type Shop } from './databases.ts';
import { apiOf, ask, operatorApi } from './refunding.ts';

const DAY = 86_400_000;

interface Terms {
  limit: string;
  used: string;
  days: number;
}

describe.each(DATABASES)('buying on account on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let sku: TestSku;
  let uid: number;
  let operator: Api;
  let token: string;

  beforeAll(async () => {
    shop = await openShop();
    luis = await customer(shop, 'luisglass');
    operator = await operatorApi(shop);
    const agent = { account: 'maya', password: 'Rider2026' };
    token = (await shop.call<{ token: string }>('/kefuapi/login', { body: agent })).data.token;
    const row = shop.database.selectFrom('buyer').select('id').where('account', '=', 'luisglass');
    uid = (await row.executeTakeFirstOrThrow()).id;
  });
  beforeEach(async () => {
    sku = await plainSku(shop, 500);
    await setBalance(shop, 'luisglass', 5_000_000);
    await withdraw();
  });
  afterAll(() => shop.close());

  const grant = (limit: number, days = 30, buyer = uid) =>
    shop.call(`/operator/buyers/${buyer}/credit`, { token, body: { limit, days } });
  const withdraw = () => shop.call(`/operator/buyers/${uid}/credit/withdraw`, { token, body: {} });
  const buy = (number: string, by = luis) => by.call('/order/pay', { uni: number, paytype: 'invoice', type: 0 });
  const terms = async (number: string) =>
    (await luis.call<{ on_account: Terms | null }>(`/order/cashier/${number}`)).data.on_account;
  const offered = async (by = luis) =>
    (await by.call<{ value: string }[]>('/pay/config')).data.map(({ value }) => value).includes('invoice');
  const totalOf = async (number: string) => Math.round(Number((await luis.see(number)).pay_price) * 100);
  const invoices = () => shop.database.selectFrom('invoice').selectAll().orderBy('id').execute();
  const invoiceOf = (number: string) =>
    shop.database
      .selectFrom('invoice')
      .innerJoin('customer_order', 'customer_order.id', 'invoice.order_id')
      .selectAll('invoice')
      .where('customer_order.number', '=', number)
      .executeTakeFirst();
  const used = async () =>
    (await invoices()).reduce(
      (sum, { buyer_id, amount, credited }) => sum + (buyer_id === uid ? amount - credited : 0),
      0,
    );

  test('[R1.6] only a buyer with terms is offered the invoice, and the order gets one with its due date', async () => {
    const number = await luis.order(sku, 3);
    expect(await offered()).toBe(false);
    expect(await terms(number)).toBeNull();
    expect((await buy(number)).status).toBe(400);
    expect(await invoiceOf(number)).toBeUndefined();
    const open = await used();
    expect((await grant(open + 1_000_000, 45)).status).toBe(200);
    expect(await offered()).toBe(true);
    expect(await offered(await customer(shop, 'graceglass'))).toBe(false);
    expect(await terms(number)).toEqual({
      limit: ((open + 1_000_000) / 100).toFixed(2),
      used: (open / 100).toFixed(2),
      days: 45,
    });
    expect((await buy(number)).status).toBe(200);
    expect(await luis.see(number)).toMatchObject({ paid: 1 });
    const total = await totalOf(number);
    const invoice = await invoiceOf(number);
    expect(invoice).toMatchObject({ buyer_id: uid, amount: total, credited: 0 });
    expect(invoice?.due_at.getTime()).toBe(shop.clock.now + 45 * DAY);
    expect(await balanceOf(shop, 'luisglass')).toEqual({ balance: 5_000_000, booked: 5_000_000 });
    expect((await buy(number)).status).toBe(400);
    expect(await used()).toBe(open + total);
  });

  test('[R1.6] over the limit says how much is missing, in both languages', async () => {
    const number = await luis.order(sku, 3);
    await grant((await used()) + (await totalOf(number)) - 123);
    expect((await buy(number)).msg).toBe('This order exceeds your credit limit by $1.23.');
    const body = { uni: number, paytype: 'invoice', type: 0 };
    const chinese = await shop.call('/order/pay', { token: luis.token, body, locale: 'zh-CN' });
    expect(chinese.msg).toMatch(/\p{Script=Han}.*1\.23/u);
    expect(await luis.see(number)).toMatchObject({ paid: 0 });
    expect(await invoiceOf(number)).toBeUndefined();
    await grant((await used()) + (await totalOf(number)));
    expect((await buy(number)).status).toBe(200);
  });

  test('[R6.10] orders at once never exceed the limit, and numbers have no gaps', async () => {
    const before = await used();
    const numbers: string[] = [];
    for (let index = 0; index < 4; index += 1) numbers.push(await luis.order(sku, 3));
    const total = await totalOf(numbers[0] ?? '');
    await grant(before + 2 * total);
    const answers = await Promise.all([...numbers, ...numbers].map((number) => buy(number)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await used()).toBe(before + 2 * total);
    const year = new Date(shop.clock.now).getUTCFullYear();
    const all = await invoices();
    expect(all.map(({ number }) => number).toSorted()).toEqual(
      all.map((_, index) => `${year}-${String(index + 1).padStart(6, '0')}`),
    );
    for (const number of numbers) await luis.call('/order/cancel', { id: number });
  });

  test('[R6.6] a refund takes its amount off the invoice and gives the limit back, not the balance', async () => {
    const number = await luis.order(sku, 3);
    const before = await used();
    const total = await totalOf(number);
    await grant(before + total);
    expect((await buy(number)).status).toBe(200);
    const first = await ask(apiOf(shop, luis.token), number, { counts: [1] });
    await stepRefund(operator, first, 'agree');
    await stepRefund(operator, first, 'pay-back');
    const part = (await invoiceOf(number))?.credited ?? 0;
    expect(part).toBeGreaterThan(0);
    expect(await used()).toBe(before + total - part);
    const rest = await ask(apiOf(shop, luis.token), number);
    await stepRefund(operator, rest, 'agree');
    await stepRefund(operator, rest, 'pay-back');
    expect(await invoiceOf(number)).toMatchObject({ amount: total, credited: total });
    expect(await used()).toBe(before);
    const notes = await shop.database.selectFrom('credit_note').select('amount').orderBy('id').execute();
    expect(notes.slice(-2).map(({ amount }) => amount)).toEqual([part, total - part]);
    expect(await balanceOf(shop, 'luisglass')).toEqual({ balance: 5_000_000, booked: 5_000_000 });
  });

  test('[R6.6] operators grant, change and withdraw terms, which is logged; nobody else can', async () => {
    const path = `/operator/buyers/${uid}/credit`;
    for (const body of [
      {},
      { limit: 0, days: 30 },
      { limit: 100, days: 0 },
      { limit: 100, days: 366 },
      { limit: -1, days: 5 },
    ])
      expect((await shop.call(path, { token, body })).status).toBe(400);
    expect((await grant(100, 30, 999_999)).code).toBe('910530');
    expect((await luis.call(path, { limit: 100, days: 30 })).status).not.toBe(200);
    await grant(500_000, 30);
    await grant(700_000, 60);
    expect((await shop.call<Terms>(path, { token })).data).toMatchObject({ limit: '7000.00', days: 60 });
    await withdraw();
    await withdraw();
    expect((await shop.call(path, { token })).data).toBeNull();
    const { data } = await shop.call<{ list: { action: string; subject: string; detail: string }[] }>('/operator/log', {
      token,
    });
    expect(data.list.slice(0, 3)).toMatchObject([
      { action: 'credit.withdraw', subject: 'luisglass' },
      { action: 'credit.grant', detail: '7000.00 USD · 60 d' },
      { action: 'credit.grant', detail: '5000.00 USD · 30 d' },
    ]);
  });
});
