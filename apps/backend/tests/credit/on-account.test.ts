import type { CreditTerms, InvoiceDetail, InvoiceList } from '@rider/model/invoice';
import { getNotifications } from '@rider/api/notification';
import { grantCredit, stepRefund, withdrawCredit } from '@rider/api/operator';
import type { Api } from '@rider/api';
import { money } from '@rider/model/money';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { balanceOf, customer, plainSku, setBalance, type Customer, type TestSku } from '../testing/customers.ts';
import { Crediting } from '../testing/credit-account.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { apiOf, requestRefund, operatorApi } from '../testing/refund/refund-calls.ts';

const DAY = 86_400_000;

describe.each(DATABASES)('buying on account on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let sku: TestSku;
  let credit: Crediting;
  let operator: Api;

  beforeAll(async () => {
    shop = await openShop();
    luis = await customer(shop, 'luisglass');
    credit = await Crediting.of(shop, luis, 'luisglass');
    operator = await operatorApi(shop);
  });
  beforeEach(async () => {
    sku = await plainSku(shop, 500);
    await setBalance(shop, 'luisglass', 5_000_000);
    await credit.withdraw();
  });
  afterAll(() => shop.close());

  const terms = async (number: string) =>
    (await luis.call<{ on_account: CreditTerms | null }>(`/order/cashier/${number}`)).data.on_account;
  const offered = async (by = luis) =>
    (await by.call<{ value: string }[]>('/pay/config')).data.map(({ value }) => value).includes('invoice');
  const totalOf = async (number: string) => Math.round(Number((await luis.see(number)).pay_price) * 100);

  test('[R1.6] only a buyer with terms may order on invoice, and the order gets one with its due date', async () => {
    const number = await luis.order(sku, 3);
    expect(await offered()).toBe(false);
    expect(await terms(number)).toBeNull();
    expect((await credit.buy(number)).status).toBe(400);
    expect(await credit.invoiceOf(number)).toBeUndefined();
    const open = await credit.used();
    expect((await credit.grant(open + 1_000_000, 45)).status).toBe(200);
    expect(await offered()).toBe(true);
    expect(await offered(await customer(shop, 'graceglass'))).toBe(false);
    expect(await terms(number)).toEqual({
      limit: open + 1_000_000,
      used: open,
      days: 45,
    });
    expect((await credit.buy(number)).status).toBe(200);
    expect(await luis.see(number)).toMatchObject({ paid: 1 });
    const total = await totalOf(number);
    const invoice = await credit.invoiceOf(number);
    expect(invoice).toMatchObject({ buyer_id: credit.uid, amount: total, credited: 0 });
    expect(invoice?.due_at.getTime()).toBe(shop.clock.now + 45 * DAY);
    expect(await balanceOf(shop, 'luisglass')).toEqual({ balance: 5_000_000, booked: 5_000_000 });
    expect((await credit.buy(number)).status).toBe(400);
    expect(await credit.used()).toBe(open + total);
  });

  test('[R1.6] an order over the limit is rejected with the missing amount, in both languages', async () => {
    const number = await luis.order(sku, 3);
    await credit.grant((await credit.used()) + (await totalOf(number)) - 123);
    expect((await credit.buy(number)).msg).toBe('This order exceeds your credit limit by $1.23.');
    const body = { uni: number, paytype: 'invoice', type: 0 };
    const chinese = await shop.call('/order/pay', { token: luis.token, body, locale: 'zh-CN' });
    expect(chinese.msg).toMatch(/\p{Script=Han}.*1\.23/u);
    expect(await luis.see(number)).toMatchObject({ paid: 0 });
    expect(await credit.invoiceOf(number)).toBeUndefined();
    await credit.grant((await credit.used()) + (await totalOf(number)));
    expect((await credit.buy(number)).status).toBe(200);
  });

  test('[R6.10] concurrent orders never exceed the limit, and invoice numbers have no gaps', async () => {
    const before = await credit.used();
    const numbers: string[] = [];
    for (let index = 0; index < 4; index += 1) numbers.push(await luis.order(sku, 3));
    const total = await totalOf(numbers[0] ?? '');
    await credit.grant(before + 2 * total);
    const answers = await Promise.all([...numbers, ...numbers].map((number) => credit.buy(number)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await credit.used()).toBe(before + 2 * total);
    const year = new Date(shop.clock.now).getUTCFullYear();
    const all = await credit.invoices();
    expect(all.map(({ number }) => number).toSorted()).toEqual(
      all.map((_, index) => `${year}-${String(index + 1).padStart(6, '0')}`),
    );
    for (const number of numbers) await luis.call('/order/cancel', { id: number });
  });

  test('[R6.6] a refund reduces the invoice and the used credit, not the balance', async () => {
    const number = await luis.order(sku, 3);
    const before = await credit.used();
    const total = await totalOf(number);
    await credit.grant(before + total);
    expect((await credit.buy(number)).status).toBe(200);
    const first = await requestRefund(apiOf(shop, luis.token), number, { counts: [1] });
    await stepRefund(operator, first, 'agree');
    await stepRefund(operator, first, 'pay-back');
    const part = (await credit.invoiceOf(number))?.credited ?? 0;
    expect(part).toBeGreaterThan(0);
    expect((await getNotifications(apiOf(shop, luis.token))).items[0]?.title).toBe('Invoice credited');
    expect(await credit.used()).toBe(before + total - part);
    const rest = await requestRefund(apiOf(shop, luis.token), number);
    await stepRefund(operator, rest, 'agree');
    await stepRefund(operator, rest, 'pay-back');
    expect(await credit.invoiceOf(number)).toMatchObject({ amount: total, credited: total });
    expect(await credit.used()).toBe(before);
    const notes = await shop.database.selectFrom('credit_note').select('amount').orderBy('id').execute();
    expect(notes.slice(-2).map(({ amount }) => amount)).toEqual([part, total - part]);
    expect(await balanceOf(shop, 'luisglass')).toEqual({ balance: 5_000_000, booked: 5_000_000 });
  });

  test('[R6.6] operators grant, change and withdraw terms, which is logged; nobody else can', async () => {
    const path = `/operator/buyers/${credit.uid}/credit`;
    for (const body of [
      {},
      { limit: '0', days: '30' },
      { limit: '1', days: '0' },
      { limit: '1', days: '366' },
      { limit: '-1', days: '5' },
      { limit: '1.005', days: '5' },
      { limit: '10000000', days: '5' },
    ])
      expect((await credit.call(path, body)).status).toBe(400);
    expect((await credit.grant(100, 30, 999_999)).code).toBe('910530');
    expect((await luis.call(path, { limit: '100', days: '30' })).status).not.toBe(200);
    await credit.grant(500_000, 30);
    const late = { limit: money(900_000), days: 90 };
    const changed = { code: '900013', message: expect.stringContaining('Maya') };
    await expect(grantCredit(operator, String(credit.uid), late, null)).rejects.toMatchObject(changed);
    await expect(withdrawCredit(operator, String(credit.uid), late)).rejects.toMatchObject(changed);
    await credit.grant(700_000, 60);
    expect((await credit.account()).terms).toMatchObject({ limit: 700_000, days: 60 });
    await credit.withdraw();
    await credit.withdraw();
    expect((await credit.account()).terms).toBeNull();
    const { data } = await credit.call<{ items: { action: string; subject: string; detail: string }[] }>(
      '/operator/log',
    );
    expect(data.items.slice(0, 3)).toMatchObject([
      { action: 'credit.withdraw', subject: 'luisglass' },
      { action: 'credit.grant', detail: '7000.00 USD · 60 d' },
      { action: 'credit.grant', detail: '5000.00 USD · 30 d' },
    ]);
  });

  test('[R6.6] one payment settles several invoices, the first due first, once even if sent twice', async () => {
    const late = await credit.invoiced(sku, 60);
    const early = await credit.invoiced(sku, 10);
    const numbers = [late.number, early.number];
    const before = await credit.used();
    const whole = ((late.amount + early.amount) / 100).toFixed(2);
    const tooMuch = await credit.pay(((late.amount + early.amount + 1) / 100).toFixed(2), numbers);
    expect(tooMuch).toMatchObject({ code: '910539', msg: expect.stringContaining(`$${whole}`) as string });
    const part = early.amount + 100;
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => credit.pay((part / 100).toFixed(2), numbers, { key })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await credit.pay(((part + 1) / 100).toFixed(2), numbers, { key })).code).toBe('900018');
    expect((await credit.pay((part / 100).toFixed(2), [late.number], { key })).code).toBe('900018');
    expect(await credit.used()).toBe(before - part);
    expect(await credit.invoiceOf(early.order)).toMatchObject({ paid: early.amount });
    expect(await credit.invoiceOf(late.order)).toMatchObject({ paid: 100 });
    expect((await credit.pay('1.00', [early.number])).code).toBe('910539');
    const shown = (await luis.call<InvoiceDetail>(`/invoices/${early.number}`)).data;
    expect(shown).toMatchObject({ state: 'settled', paid: early.amount });
    expect(shown.entries).toMatchObject([{ kind: 'payment', reference: 'BANK 1' }]);
    expect((await credit.pay(((late.amount - 100) / 100).toFixed(2), [late.number])).status).toBe(200);
    const { entries, owed } = await credit.account();
    expect(entries[0]?.owed).toBe(owed);
  });

  test('[R6.6] a payment names its amount, reference and day; it cannot settle another account’s invoices', async () => {
    const { number } = await credit.invoiced(sku);
    const errorsOf = async (amount: string, rest: object) =>
      Object.keys(((await credit.pay(amount, [number], rest)) as { data: { errors?: object } }).data.errors ?? {});
    expect(await errorsOf('', {})).toEqual(['amount']);
    expect(await errorsOf('0', {})).toEqual(['amount']);
    expect(await errorsOf('1.00', { reference: ' ' })).toEqual(['reference']);
    expect(await errorsOf('1.00', { day: '2025-02-30' })).toEqual(['day']);
    const tomorrow = new Date(shop.clock.now + 2 * DAY).toISOString().slice(0, 10);
    expect(await errorsOf('1.00', { day: tomorrow })).toEqual(['day']);
    expect((await credit.pay('1.00', [])).code).toBe('910539');
    const grace = await customer(shop, 'graceglass');
    expect((await grace.call(`/invoices/${number}`)).status).toBe(100026);
    expect((await grace.call<InvoiceList>('/invoices')).data).toMatchObject({ items: [], terms: null, owed: 0 });
    expect((await luis.call('/operator/credit')).status).not.toBe(200);
    expect((await luis.call(`/operator/buyers/${credit.uid}/invoice_payment`, { amount: '1.00' })).status).not.toBe(
      200,
    );
  });

  test('[R6.6] a return after the invoice was paid is refunded to the balance', async () => {
    const { order, number, amount } = await credit.invoiced(sku);
    await credit.pay(((amount - 500) / 100).toFixed(2), [number]);
    const refund = await requestRefund(apiOf(shop, luis.token), order);
    await stepRefund(operator, refund, 'agree');
    await stepRefund(operator, refund, 'pay-back');
    expect(await credit.invoiceOf(order)).toMatchObject({ credited: 500, paid: amount - 500 });
    const { balance, booked } = await balanceOf(shop, 'luisglass');
    expect(balance).toBe(5_000_000 + amount - 500);
    expect(booked).toBe(balance);
  });
});
