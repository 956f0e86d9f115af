import type { FileWire } from '@rider/api/file';
import type { InvoiceDetail, InvoiceList } from '@rider/model/invoice';
import { stepRefund } from '@rider/api/operator';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { remindOfInvoices } from '../../src/credit/remind-of-invoices.ts';
import { balanceOf, customer, plainSku, setBalance, type Customer, type TestSku } from '../testing/customers.ts';
import { Crediting } from '../testing/credit-account.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { openProviders, payAs, type OpenedWire, type TestProviders } from '../testing/payment/payment-providers.ts';
import { apiOf, requestRefund, operatorApi } from '../testing/refund/refund-calls.ts';

const START = 5_000_000;
const DAY = 86_400_000;

describe.each(DATABASES)('the invoice of an order that is paid at once, on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let sku: TestSku;
  let credit: Crediting;
  let providers: TestProviders;

  beforeAll(async () => {
    shop = await openShop();
    luis = await customer(shop, 'luisglass');
    credit = await Crediting.of(shop, luis, 'luisglass');
    providers = openProviders(shop, 'paidinvoice');
    sku = await plainSku(shop, 500);
  });
  beforeEach(() => setBalance(shop, 'luisglass', START));
  afterAll(() => (providers.close(), shop.close()));

  const listed = async () => (await luis.call<InvoiceList>('/invoices?limit=50')).data;
  const numberOf = async (order: string) =>
    (await luis.call<{ invoice_number: string }>(`/order/detail/${order}`)).data.invoice_number;
  const read = async (number: string) => (await luis.call<InvoiceDetail>(`/invoices/${number}`)).data;
  async function printed(number: string): Promise<string> {
    const { content } = (await luis.call<FileWire>(`/invoices/${number}/pdf`)).data;
    const document = await getDocumentProxy(new Uint8Array(Buffer.from(content, 'base64')));
    return (await extractText(document)).text.join('\n');
  }
  async function payAtOnce(): Promise<{ order: string; number: string }> {
    const order = await luis.order(sku, 3);
    expect(await numberOf(order)).toBe('');
    expect((await luis.pay(order)).data.status).toBe('SUCCESS');
    return { order, number: await numberOf(order) };
  }

  test('[R6.6] is issued with the payment, listed under Invoices as settled, and names the payment method', async () => {
    const before = await listed();
    const { order, number } = await payAtOnce();
    expect(number).toMatch(/^P\d{4}-\d{6}$/);
    const amount = Math.round(Number((await luis.see(order)).pay_price) * 100);
    const { items, total, owed } = await listed();
    expect([total, owed]).toEqual([before.total + 1, before.owed]);
    expect(items[0]).toMatchObject({ number, orderNumber: order, amount, paid: amount, state: 'settled' });
    const { entries } = await read(number);
    expect(entries).toMatchObject([{ kind: 'payment', reference: 'Balance', amount }]);
  });

  test('[R1.6] names the provider’s method, and is issued once for repeated reports', async () => {
    const order = await luis.order(sku, 2);
    const opened = await luis.call<OpenedWire>('/order/pay', { uni: order, paytype: 'alipay', type: 0, quitUrl: '' });
    const before = (await listed()).total;
    await payAs(shop, opened.data, 'pay');
    await luis.call(`/pc/check_order_status/${order}`);
    expect((await listed()).total).toBe(before + 1);
    expect((await read(await numberOf(order))).entries).toMatchObject([{ reference: 'Alipay' }]);
  });

  test('[R6.10] numbers have no gaps under concurrent payments, and a rejected payment uses none', async () => {
    const orders: string[] = [];
    for (let index = 0; index < 4; index += 1) orders.push(await luis.order(sku, 1));
    await setBalance(shop, 'luisglass', 1);
    expect((await luis.pay(orders[0] ?? '')).data.status).not.toBe('SUCCESS');
    await setBalance(shop, 'luisglass', START);
    await Promise.all([...orders, ...orders].map((order) => luis.pay(order)));
    const all = await shop.database.selectFrom('paid_invoice').select('number').orderBy('number').execute();
    const lasts = all.map(({ number }) => Number(number.slice(6)));
    expect(lasts).toEqual(lasts.map((_, index) => index + 1));
  });

  test('[R6.6] uses no credit, has no balance due, no reminder and no statement entry', async () => {
    await credit.grant((await credit.used()) + 10_000, 30);
    const used = await credit.used();
    const { number } = await payAtOnce();
    expect(await credit.used()).toBe(used);
    const account = await credit.account();
    expect(account.open.map((each) => each.number)).not.toContain(number);
    expect(account.entries.map(({ reference }) => reference)).not.toContain(number);
    const emailCount = async () => (await shop.database.selectFrom('email_message').select('id').execute()).length;
    const sent = await emailCount();
    shop.clock.now += 40 * DAY;
    await remindOfInvoices(shop.services);
    shop.clock.now -= 40 * DAY;
    expect(await emailCount()).toBe(sent);
  });

  test('[R6.4] a refund of its order is paid to the balance, not to a credit account, and is noted on it', async () => {
    const { order, number } = await payAtOnce();
    const { amount } = await read(number);
    const operator = await operatorApi(shop);
    const refund = await requestRefund(apiOf(shop, luis.token), order);
    await stepRefund(operator, refund, 'agree');
    expect((await read(number)).entries).toHaveLength(1);
    await stepRefund(operator, refund, 'pay-back');
    expect(await balanceOf(shop, 'luisglass')).toEqual({ balance: START, booked: START });
    const invoice = await read(number);
    expect(invoice).toMatchObject({ credited: 0, state: 'settled' });
    expect(invoice.entries).toMatchObject([
      { kind: 'payment', amount },
      { kind: 'refund', reference: refund, amount },
    ]);
    const text = await printed(number);
    for (const words of ['Refund', refund]) expect(text).toContain(words);
  });

  test('[R6.6] an order on account has its own invoice and no other', async () => {
    await credit.grant((await credit.used()) + 1_000_000, 30);
    const { order, number } = await credit.invoiced(sku, 30);
    expect(await numberOf(order)).toBe(number);
    const row = shop.database.selectFrom('paid_invoice').innerJoin('customer_order', 'customer_order.id', 'order_id');
    expect(await row.select('order_id').where('customer_order.number', '=', order).execute()).toEqual([]);
  });

  test('[R4.4] is a PDF for its buyer and operators only, and is named in the email', async () => {
    const { order, number } = await payAtOnce();
    const text = await printed(number);
    for (const words of [`Invoice ${number}`, order, sku.code, 'Balance', 'This invoice is settled.'])
      expect(text).toContain(words);
    expect(text).not.toContain('Due on');
    expect((await credit.call<FileWire>(`/operator/invoices/${number}/pdf`)).data.name).toContain(number);
    const grace = await customer(shop, 'graceglass');
    for (const path of [`/invoices/${number}`, `/invoices/${number}/pdf`])
      expect((await grace.call(path)).status).not.toBe(200);
    const { html, body } = await shop.database
      .selectFrom('email_message')
      .select(['html', 'body'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(html).toContain(`/user/invoice?number=${number}`);
    expect(body).toContain(number);
  });
});
