import type { Api } from '@rider/api';
import { correctParcel, getOperatorOrder, getOutgoingEmails, rejectRefund, stepRefund } from '@rider/api/operator';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expireDueOrders } from '../../src/order/close-order.ts';
import { customer, plainSku, setBalance, type Customer, type TestSku } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf, requestRefund, operatorApi, ship } from '../testing/refund/refund-calls.ts';

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** The visible text of one of our HTML documents, in which angle brackets contain only tags. */
function textOf(html: string): string {
  const text = html.slice(html.indexOf('<body')).replace(/<[^>]+>/g, '');
  return text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity).replace(/\s+/g, ' ');
}

describe.each(MAIN_DATABASE)('emails about orders on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let sku: TestSku;
  let operator: Api;

  /** The e-mails written since the test started, oldest first. */
  const emails = () => shop.database.selectFrom('email_message').selectAll().orderBy('id').execute();
  const order = async (more: object = {}) =>
    (await luis.create(await luis.confirm(await luis.add(sku, 2, true)), more)).data.result.orderId;

  beforeAll(async () => {
    shop = await openShop();
    luis = await customer(shop, 'luisglass');
    sku = await plainSku(shop, 500);
    operator = await operatorApi(shop);
    await setBalance(shop, 'luisglass', 1_000_000);
  });
  beforeEach(async () => {
    await shop.database.deleteFrom('email_message').execute();
  });
  afterAll(() => shop.close());

  test('[R1.4] [R6.3] report order, payment, shipment and refund with lines, amounts, numbers, address and link', async () => {
    const number = await order({ po_number: 'PO 7734-B' });
    const { pay_price: total } = await luis.see(number);
    await luis.pay(number);
    await ship(operator, number);
    const refund = await requestRefund(apiOf(shop, luis.token), number, { counts: [1], kind: 'refund-only' });
    await stepRefund(operator, refund, 'agree');
    await stepRefund(operator, refund, 'pay-back');
    const written = await emails();
    expect(written.map(({ subject }) => subject)).toEqual([
      `We received your order ${number}`,
      `Payment received for order ${number}`,
      `Order ${number} is on its way`,
      `Your refund for order ${number} was approved`,
      expect.stringMatching(new RegExp(`^\\$[\\d.]+ refunded for order ${number}$`)),
    ]);
    for (const { recipient, state, body, html } of written) {
      expect({ recipient, state }).toEqual({ recipient: 'luis@example.com', state: 'unsent' });
      for (const text of [body, textOf(html)])
        for (const part of ['Hello Luis Moreno,', number, 'PO 7734-B', sku.code]) expect(text).toContain(part);
      expect(html).toMatch(/^<!doctype html>\s*<html lang="en-US">/);
    }
    const [placed, paid, shipped, , paidBack] = written;
    for (const text of [placed?.body, textOf(placed?.html ?? '')]) {
      expect(text).toContain(`$${total} by 15-01-2026 04:30 Pacific Time`);
      expect(text).toContain('2210 Mesquite Ave, Tucson, Arizona 85713, United States');
      expect(text).toContain(`2 sets × $${(sku.price / 100).toFixed(2)}`);
      expect(text).toContain('$12.00');
    }
    expect(placed?.body).toContain(`View the order: https://shop.test/order_detail?orderId=${number}`);
    expect(placed?.html).toContain(`href="https://shop.test/order_detail?orderId=${number}"`);
    expect(paid?.body).toContain(`We received $${total}`);
    expect(shipped?.body).toContain('Tracking number: 1Z888 https://www.ups.com/track?tracknum=1Z888');
    expect(shipped?.html).toContain('href="https://www.ups.com/track?tracknum=1Z888"');
    expect(paidBack?.html).toContain(`href="https://shop.test/refund_detail?id=${refund}"`);
    expect(paidBack?.body).toContain('1 set × ');
    // The desk lists the same e-mails.
    const { items } = await getOutgoingEmails(operator, { page: 1 });
    expect(items.map(({ subject }) => subject)).toEqual(written.map(({ subject }) => subject).toReversed());
  });

  test('[R2.12] are written in the language that the buyer last used', async () => {
    const confirmed = await luis.confirm(await luis.add(sku, 2, true));
    const { id: addressId } = (await luis.call<{ id: number }>('/address/default')).data;
    const { data } = await shop.call<{ result: { orderId: string } }>(`/order/create/${confirmed}`, {
      token: luis.token,
      locale: 'zh-CN',
      body: { addressId, payType: 'yue', mark: '' },
    });
    const number = data.result.orderId;
    await ship(operator, (await luis.pay(number), number));
    await shop.signIn('luisglass');
    await luis.call('/order/cancel', { id: await order() });
    const written = await emails();
    expect(written.map(({ subject }) => subject)).toEqual([
      `已收到您的订单 ${number}`,
      `订单 ${number} 已付款`,
      `订单 ${number} 已发货`,
      expect.stringMatching(/^We received your order R-/),
      expect.stringMatching(/^Order R-\d{4}-\d{6} was canceled$/),
    ]);
    expect(written[0]?.body).toContain('2026-01-15 04:30（北美太平洋时间）');
    expect(written[0]?.body).toContain(`https://shop.test/zh-CN/order_detail?orderId=${number}`);
    expect(written[0]?.html).toContain('lang="zh-CN"');
  });

  test('[R1.4] report a corrected shipment, a rejection, a return and an expired order', async () => {
    const number = await order();
    await luis.pay(number);
    await ship(operator, number);
    const nothing = { courier: '', trackingNumber: '', content: '' };
    const [parcel] = (await getOperatorOrder(operator, number)).parcels;
    if (!parcel) throw new Error('no parcel');
    await correctParcel(
      operator,
      { number, parcelId: parcel.id, seen: parcel.shipping },
      {
        ...nothing,
        method: 'person',
        person: 'Ana Ruiz',
        personPhone: '520 555 0101',
      },
    );
    const api = apiOf(shop, luis.token);
    await rejectRefund(operator, await requestRefund(api, number), 'The goods are fine.');
    await stepRefund(operator, await requestRefund(api, number, { kind: 'return-and-refund' }), 'agree');
    const late = await order();
    shop.clock.now += 30 * 60_000;
    await expireDueOrders(shop.services);
    const written = (await emails()).slice(3).filter(({ subject }) => !subject.startsWith('We received'));
    expect(written.map(({ subject }) => subject)).toEqual([
      `New shipping details for order ${number}`,
      `Your refund request for order ${number} was declined`,
      `Your return for order ${number} was approved`,
      `Order ${late} was not paid in time`,
    ]);
    expect(written[0]?.body).toContain('Delivery person: Ana Ruiz, 520 555 0101');
    expect(written[1]?.body).toContain('Our reason: The goods are fine.');
  });

  test('[R10.6] contain user input as plain text, in head and body', async () => {
    const evil = `<img src=x onerror="alert('1')">&amp;`;
    const number = await order({ po_number: 'a"><b>&' });
    await luis.pay(number);
    await ship(operator, number);
    await rejectRefund(operator, await requestRefund(apiOf(shop, luis.token), number), evil);
    const written = await emails();
    const rejection = written.at(-1);
    const text = textOf(rejection?.html ?? '');
    expect(text).toContain(evil);
    expect(text).toContain('a"><b>&');
    expect(rejection?.body).toContain(evil);
    for (const { html } of written) expect(html).not.toMatch(/<(script|img|iframe|link|style|b)\b/i);
  });

  test('[R1.4] are written in the same transaction as their event, or not at all', async () => {
    const number = await order();
    await setBalance(shop, 'luisglass', 0);
    expect((await luis.pay(number)).data.status).toBe('PAY_DEFICIENCY');
    await setBalance(shop, 'luisglass', 1_000_000);
    expect((await luis.pay(number)).data.status).toBe('SUCCESS');
    expect((await luis.pay(number)).status).not.toBe(200);
    expect(await emails()).toHaveLength(2);
  });
});
