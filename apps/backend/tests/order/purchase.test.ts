import { money } from '@rider/model/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  balanceOf,
  customer,
  plainSku,
  setBalance,
  skuOf,
  stockOf,
  type Customer,
  type WireOrder,
} from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';

describe.each(DATABASES)('a purchase on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  beforeAll(async () => {
    shop = await openShop();
    luis = await customer(shop, 'luisglass');
  });
  afterAll(() => shop.close());

  test('[R2.7] [R6.1] leads from the cart to the paid order', async () => {
    const sku = await plainSku(shop, 20);
    await setBalance(shop, 'luisglass', 100_000);
    const lineId = await luis.add(sku, 2);
    const key = await luis.confirm(lineId);
    const created = await luis.create(key, { mark: 'Please call first' });
    expect(created.data.status).toBe('SUCCESS');
    const number = created.data.result.orderId;
    expect(number).toMatch(/^R-2026-\d{6}$/);
    expect((await luis.call<{ count: number }>('/cart/count?numType=0')).data.count).toBe(0);
    expect(await stockOf(shop, sku)).toBe(18);
    const unpaid = await luis.see(number);
    expect(unpaid).toMatchObject({ paid: 0, is_cancel: 0, mark: 'Please call first', _status: { _type: 0 } });
    expect(unpaid.user_address).toBe('2210 Mesquite Ave, Tucson, Arizona 85713, United States');
    expect((await luis.pay(number)).data.status).toBe('SUCCESS');
    const paid = await luis.see(number);
    expect(paid).toMatchObject({ paid: 1, _status: { _type: 1, _title: 'Pending shipment' } });
    const cents = Math.round(Number(paid.pay_price) * 100);
    expect(cents).toBe(sku.price * 2 + 1200);
    expect(await balanceOf(shop, 'luisglass')).toEqual({ balance: 100_000 - cents, booked: 100_000 - cents });
  });

  test('[R6.10] a line sold out since checkout is named in the language of the request', async () => {
    const sku = await skuOf(shop, 'RD-HINGE-WALL-FULL-CH-10MM');
    const { token } = luis;
    const { data: address } = await luis.call<{ id: number }>('/address/default');
    const messageAt = async (stock: number, locale: 'en-US' | 'zh-CN') => {
      const update = (to: number) => shop.database.updateTable('sku').set({ stock: to }).where('id', '=', sku.id);
      await update(100).execute();
      const key = await luis.confirm(await luis.add(sku, sku.minimum, true));
      await update(stock).execute();
      const body = { addressId: address.id, payType: 'yue', mark: '' };
      const ordered = await shop.call(`/order/create/${key}`, { token, locale, body });
      const priced = await shop.call(`/order/computed/${key}`, { token, locale, body });
      await update(100).execute();
      expect(priced.msg).toBe(ordered.msg);
      return ordered.msg;
    };
    const { name } = await shop.database
      .selectFrom('product')
      .select('name')
      .where('id', '=', sku.productId)
      .executeTakeFirstOrThrow();
    expect(await messageAt(0, 'en-US')).toMatch(new RegExp(`^${name['en-US']} \\(.*\\): out of stock`));
    expect(await messageAt(0, 'zh-CN')).toMatch(new RegExp(`^${name['zh-CN']} \\(.*\\)：缺货`));
  });

  test('[R6.12] applies quantity breaks, and freight is free from 500.00', async () => {
    const sku = await skuOf(shop, 'RD-HINGE-WALL-FULL-CH-10MM');
    const tier = sku.tiers[1];
    if (tier === undefined) throw new Error('this SKU has quantity breaks');
    const order = await luis.see(await luis.order(sku, tier.minimum));
    expect(order.cartInfo[0]?.truePrice).toBe((tier.price / 100).toFixed(2));
    expect(order.total_price).toBe(((tier.price * tier.minimum) / 100).toFixed(2));
    expect(order.pay_postage).toBe('0.00');
    expect(order.pay_price).toBe(order.total_price);
  });

  test('[R6.1] stores name and price with the order, and lists orders by state and search', async () => {
    const sku = await plainSku(shop, 20);
    const number = await luis.order(sku, 1);
    await shop.database
      .updateTable('sku')
      .set({ price: money(sku.price + 100) })
      .where('id', '=', sku.id)
      .execute();
    expect((await luis.see(number)).total_price).toBe((sku.price / 100).toFixed(2));
    await shop.database
      .updateTable('sku')
      .set({ price: money(sku.price) })
      .where('id', '=', sku.id)
      .execute();
    const list = async (query: string): Promise<string[]> =>
      (await luis.call<{ list: WireOrder[] }>(`/pc/get_order_list?${query}`)).data.list.map((order) => order.order_id);
    expect(await list('type=0')).toContain(number);
    expect(await list('type=1')).not.toContain(number);
    expect(await list('type=-1')).toEqual([]);
    expect(await list(`search=${number}`)).toEqual([number]);
    expect(await list(`search=${sku.code}`)).toContain(number);
    expect(await list('search=%25')).toEqual([]);
  });

  test('[R6.3] saves and finds the PO number', async () => {
    const sku = await plainSku(shop, 20);
    const order = async (po: unknown) =>
      luis.create(await luis.confirm(await luis.add(sku, 1, true)), { po_number: po });
    const number = (await order('  PO 7734-B ')).data.result.orderId;
    expect(await luis.see(number)).toMatchObject({ po_number: 'PO 7734-B' });
    const { list } = (await luis.call<{ list: WireOrder[] }>('/pc/get_order_list?search=7734-b')).data;
    expect(list.map((each) => each.order_id)).toEqual([number]);
    expect((await luis.see((await order(undefined)).data.result.orderId)).po_number).toBe('');
    const rejected = await order('x'.repeat(31));
    expect(rejected).toMatchObject({ code: '910004', data: { errors: { po_number: expect.any(String) } } });
    expect(await order('a\r\nBcc: b@c.de')).toMatchObject({ code: '910004' });
  });

  test('[R6.3] numbers orders consecutively, by the year of the shop’s clock', async () => {
    const sku = await plainSku(shop, 20);
    const before = shop.clock.now;
    // Still 2026 in the shop's time zone, 2027 in UTC.
    shop.clock.now = Date.UTC(2027, 0, 1, 3);
    const late = await customer(shop, 'luisglass');
    const numbers = await Promise.all([late.order(sku, 1), late.order(sku, 1), late.order(sku, 1)]);
    shop.clock.now = before;
    for (const number of numbers) expect(number).toMatch(/^R-2026-\d{6}$/);
    const counts = numbers.map((number) => Number(number.slice(7))).toSorted((one, other) => one - other);
    expect(new Set(counts).size).toBe(3);
    expect((counts[2] ?? 0) - (counts[0] ?? 0)).toBe(2);
  });

  test('[R6.3] older order numbers stay valid', async () => {
    const sku = await plainSku(shop, 20);
    const number = await luis.order(sku, 1);
    const old = 'cp647021167332294656';
    await shop.database.updateTable('customer_order').set({ number: old }).where('number', '=', number).execute();
    expect((await luis.see(old)).order_id).toBe(old);
    const { list } = (await luis.call<{ list: WireOrder[] }>(`/pc/get_order_list?search=${old}`)).data;
    expect(list.map((each) => each.order_id)).toEqual([old]);
    expect((await luis.call('/order/cancel', { id: old })).status).toBe(200);
  });

  test('[R6.2] allows each action only in its states', async () => {
    const sku = await plainSku(shop, 20);
    await setBalance(shop, 'luisglass', 100_000);
    const number = await luis.order(sku, 1);
    expect((await luis.call('/order/take', { uni: number })).status).toBe(410266);
    expect((await luis.call('/order/del', { uni: number })).code).toBe('410256');
    await luis.pay(number);
    expect((await luis.call('/order/cancel', { id: number })).code).toBe('410257');
    await shop.database
      .updateTable('customer_order')
      .set({ state: 'to-receive' })
      .where('number', '=', number)
      .execute();
    expect((await luis.call('/order/take', { uni: number })).status).toBe(200);
    expect((await luis.see(number))._status._type).toBe(3);
    const again = await luis.call<{ cateId: string }>('/order/again', { uni: number });
    expect((await luis.create(await luis.confirm(again.data.cateId))).data.status).toBe('SUCCESS');
    await shop.database.updateTable('customer_order').set({ state: 'done' }).where('number', '=', number).execute();
    expect((await luis.call('/order/del', { uni: number })).status).toBe(200);
    expect((await luis.call(`/order/detail/${number}`)).status).toBe(410294);
  });

  test('[R6.10] returns the stock exactly once on cancellation', async () => {
    const sku = await plainSku(shop, 20);
    const number = await luis.order(sku, 3);
    expect(await stockOf(shop, sku)).toBe(17);
    const answers = await Promise.all(Array.from({ length: 5 }, () => luis.call('/order/cancel', { id: number })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await stockOf(shop, sku)).toBe(20);
    expect(await luis.see(number)).toMatchObject({ is_cancel: 1, cancel_reason: 'buyer' });
    expect((await luis.pay(number)).status).toBe(400);
  });
});
