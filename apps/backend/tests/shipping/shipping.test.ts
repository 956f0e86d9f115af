import { money } from '@rider/model/money';
import { createApi, type Api } from '@rider/api';
import {
  addParcelEvent,
  correctParcel,
  getOperatorLog,
  getOperatorOrder,
  getOperatorOrders,
  noteOnOrder,
  shipOrder,
} from '@rider/api/operator';
import { buyAgain, cancelOrder, confirmReceipt, getOrder, getOrders } from '@rider/api/order';
import { STORED_ORDER_STATES } from '@rider/model/order';
import { getCouriers, getParcelTrack } from '@rider/api/shipping';
import type { Shipment } from '@rider/model/shipping';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customer, plainSku, setBalance, setStock, type Customer, type TestSku } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';

const NOTHING: Shipment = {
  method: 'deliver',
  courier: '',
  trackingNumber: '',
  person: '',
  personPhone: '',
  content: '',
};
const BY_UPS: Shipment = { ...NOTHING, courier: 'ups', trackingNumber: '1Z999AA10123456784' };

describe.each(MAIN_DATABASE)('shipping on $name', ({ openShop }) => {
  let shop: Shop;
  let buyer: Customer;
  let sku: TestSku;
  let buyerApi: Api;
  let desk: Api;
  let chineseDesk: Api;

  const apiOf = (token: string, locale: 'en-US' | 'zh-CN' = 'en-US') =>
    createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale, token });
  const paidOrder = async (quantity = 2) => {
    const number = await buyer.order(sku, quantity);
    await buyer.pay(number);
    return number;
  };
  const stateOf = async (number: string) => (await getOrder(buyerApi, number)).state;

  beforeAll(async () => {
    shop = await openShop();
    sku = await plainSku(shop, 500);
    buyer = await customer(shop, 'luisglass');
    await setBalance(shop, 'luisglass', 10_000_000);
    buyerApi = apiOf(buyer.token);
    const token = await shop.signInAgent();
    desk = apiOf(token);
    chineseDesk = apiOf(token, 'zh-CN');
  });
  afterAll(() => shop.close());

  test('[R6.3] a paid order is shipped with courier and tracking number; the buyer is notified and the log records it', async () => {
    const number = await paidOrder();
    await shipOrder(desk, number, BY_UPS);
    const order = await getOrder(buyerApi, number);
    expect(order).toMatchObject({
      state: 'to-receive',
      shippedAt: shop.clock.now - (shop.clock.now % 1000),
      shipping: { method: 'deliver', courier: 'UPS', trackingNumber: BY_UPS.trackingNumber },
    });
    expect(await getParcelTrack(buyerApi, number)).toMatchObject({
      method: 'deliver',
      carrier: 'UPS',
      href: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
      events: [{ text: 'Handed to UPS' }],
    });
    const { items } = await getOperatorLog(desk, { search: number });
    expect(items).toMatchObject([{ action: 'order.ship', subject: number, detail: 'UPS 1Z999AA10123456784' }]);
    const notices = await shop.database.selectFrom('buyer_notice').select('kind').orderBy('id', 'desc').execute();
    expect(notices[0]?.kind).toBe('order-shipped');
  });

  test('[R6.3] an order may be delivered in person, or need no shipment', async () => {
    const brought = await paidOrder();
    await shipOrder(desk, brought, { ...NOTHING, method: 'person', person: 'Ana Reyes', personPhone: '213 555 0134' });
    expect((await getOrder(buyerApi, brought)).shipping).toMatchObject({
      method: 'person',
      person: 'Ana Reyes',
      personPhone: '213 555 0134',
    });
    expect(await getParcelTrack(buyerApi, brought)).toMatchObject({ phone: '213 555 0134', trackingNumber: '' });
    const virtual = await paidOrder();
    await shipOrder(desk, virtual, { ...NOTHING, method: 'virtual', content: 'Drawings sent by e-mail' });
    expect((await getOrder(buyerApi, virtual)).shipping).toMatchObject({
      method: 'virtual',
      content: 'Drawings sent by e-mail',
    });
    expect(await getParcelTrack(buyerApi, virtual)).toBeNull();
  });

  test('[R5.3] missing values have field errors in the operator’s language', async () => {
    const number = await paidOrder();
    await expect(shipOrder(desk, number, NOTHING)).rejects.toMatchObject({
      fieldErrors: {
        courier: 'Please enter the logistics company.',
        trackingNumber: 'Please enter the tracking number.',
      },
    });
    const nobody: Shipment = { ...NOTHING, method: 'person', person: '', personPhone: '12' };
    await expect(shipOrder(chineseDesk, number, nobody)).rejects.toMatchObject({
      fieldErrors: { person: '请填写配送人员。' },
    });
    await expect(shipOrder(desk, number, { ...BY_UPS, courier: 'pigeon' })).rejects.toMatchObject({
      fieldErrors: { courier: 'Please enter the logistics company.' },
    });
    expect(await stateOf(number)).toBe('pending-shipment');
  });

  test('[R6.1] only a paid order is shipped; a shipped one is corrected; a received one is neither', async () => {
    const unpaid = await buyer.order(sku, 1);
    await expect(shipOrder(desk, unpaid, BY_UPS)).rejects.toMatchObject({ code: '410266' });
    const number = await paidOrder();
    await shipOrder(desk, number, BY_UPS);
    const { shippedAt } = await getOrder(buyerApi, number);
    shop.clock.now += 60_000;
    await expect(shipOrder(desk, number, BY_UPS)).rejects.toMatchObject({ code: '410266' });
    const { shipping: seen, parcels } = await getOrder(buyerApi, number);
    const parcel = { number, parcelId: parcels[0]?.id ?? '', seen };
    await correctParcel(desk, parcel, { ...BY_UPS, trackingNumber: '1Z000' });
    expect(await getOrder(buyerApi, number)).toMatchObject({
      state: 'to-receive',
      shippedAt,
      shipping: { trackingNumber: '1Z000' },
    });
    await confirmReceipt(buyerApi, number);
    await expect(correctParcel(desk, parcel, BY_UPS)).rejects.toMatchObject({ code: '410266' });
    await expect(shipOrder(desk, number, BY_UPS)).rejects.toMatchObject({ code: '410266' });
    await cancelOrder(buyerApi, unpaid);
    await expect(shipOrder(desk, unpaid, BY_UPS)).rejects.toMatchObject({ code: '410266' });
    await expect(shipOrder(desk, 'cp1', BY_UPS)).rejects.toMatchObject({ code: '410294' });
  });

  test('[R2.8] tracking events are listed newest first, in the wording of their source', async () => {
    const number = await paidOrder();
    await expect(addParcelEvent(desk, number, { text: 'Packed', place: '' })).rejects.toMatchObject({ code: '410206' });
    await shipOrder(desk, number, { ...BY_UPS, courier: 'shunfeng' });
    shop.clock.now += 3_600_000;
    await addParcelEvent(desk, number, { text: 'Arrived at sorting centre', place: 'Ontario, CA' });
    expect((await getParcelTrack(buyerApi, number))?.events).toMatchObject([
      { text: 'Arrived at sorting centre', place: 'Ontario, CA' },
      { text: 'Handed to SF Express' },
    ]);
    const chinese = apiOf(buyer.token, 'zh-CN');
    expect(await getParcelTrack(chinese, number)).toMatchObject({
      carrier: '顺丰速运',
      events: [{}, { text: '已交由顺丰速运承运' }],
    });
    await expect(addParcelEvent(desk, number, { text: ' ', place: '' })).rejects.toMatchObject({
      fieldErrors: { text: 'Please enter the tracking update.' },
    });
  });

  test('[R6.3] the shop’s note appears with the order', async () => {
    const number = await paidOrder();
    await noteOnOrder(desk, number, 'Leaves with the Tuesday truck.', '');
    await expect(noteOnOrder(desk, number, 'Lost.', '')).rejects.toThrow(/^Maya .* has changed this/);
    expect((await getOrder(buyerApi, number)).merchantNote).toBe('Leaves with the Tuesday truck.');
    expect(await getOperatorOrder(desk, number)).toMatchObject({
      merchantNote: 'Leaves with the Tuesday truck.',
      buyer: { account: 'luisglass' },
    });
    await expect(noteOnOrder(desk, number, 'x'.repeat(1001), '')).rejects.toMatchObject({ code: '910005' });
  });

  test('[R6.1] operators find orders by number, buyer, product, code and state', async () => {
    const number = await paidOrder();
    for (const search of [number, 'luisglass', sku.code]) {
      const { items } = await getOperatorOrders(desk, { search, state: 'pending-shipment' });
      expect(items.map((order) => order.number)).toContain(number);
    }
    expect(await getOperatorOrders(desk, { search: number, state: 'done' })).toEqual({ items: [], total: 0 });
    expect(await getOperatorOrders(desk, { state: 'nonsense' })).toEqual({ items: [], total: 0 });
    expect((await getOperatorOrders(desk, { search: '%' })).items).toEqual([]);
  });

  test('[R4.1] buyers and visitors cannot call any of it', async () => {
    const number = await paidOrder();
    const visitor = createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'en-US' });
    for (const stranger of [buyerApi, visitor]) {
      await expect(shipOrder(stranger, number, BY_UPS)).rejects.toMatchObject({ kind: 'session' });
      await expect(getOperatorOrders(stranger, {})).rejects.toMatchObject({ kind: 'session' });
      await expect(noteOnOrder(stranger, number, 'x', '')).rejects.toMatchObject({ kind: 'session' });
    }
    expect(await stateOf(number)).toBe('pending-shipment');
  });

  test('[R2.8] another buyer cannot read a parcel', async () => {
    const number = await paidOrder();
    await shipOrder(desk, number, BY_UPS);
    const stranger = apiOf(await shop.signIn('graceglass'));
    await expect(getParcelTrack(stranger, number)).rejects.toMatchObject({ code: '410294' });
    await expect(getParcelTrack(stranger, 'cp1')).rejects.toMatchObject({ code: '410294' });
  });

  test('[R6.2] buying again reports the result for each line', async () => {
    const number = await buyer.order(sku, 3);
    await cancelOrder(buyerApi, number);
    await shop.database
      .updateTable('sku')
      .set({ price: money(sku.price + 100), tiers: '[]' })
      .where('id', '=', sku.id)
      .execute();
    const again = await buyAgain(buyerApi, number);
    expect(again.lines).toMatchObject([{ problem: 'price-changed', unitPrice: sku.price + 100 }]);
    expect(again).toMatchObject({ inCart: true, checkoutLineIds: [expect.any(String)] });
    await setStock(shop, sku, 5);
    // Three are in the cart already, so two of the five remain to be added.
    expect((await buyAgain(buyerApi, number)).lines).toMatchObject([{ problem: 'not-enough-stock', quantity: 2 }]);
    expect((await buyer.call<{ count: number }>('/cart/count?numType=0')).data.count).toBe(5);
    await setStock(shop, sku, 0);
    await expect(buyAgain(buyerApi, number)).rejects.toMatchObject({
      code: '410262',
      fieldErrors: { [again.lines[0]?.id ?? '']: expect.stringContaining('out of stock') as string },
    });
    await setStock(shop, sku, 500);
  });

  test('[R6.2] an order can be bought again in every state', async () => {
    await shop.database.deleteFrom('cart_line').execute();
    const number = await buyer.order(sku, 1);
    for (const state of STORED_ORDER_STATES) {
      await shop.database.updateTable('customer_order').set({ state }).where('number', '=', number).execute();
      expect({ state, ...(await buyAgain(buyerApi, number)) }).toMatchObject({
        state,
        inCart: true,
        lines: [{ quantity: 1 }],
      });
    }
    const { valid } = (await buyer.call<{ valid: { cart_num: number }[] }>('/pc/get_cart_list')).data;
    expect(valid.map((line) => line.cart_num)).toEqual([STORED_ORDER_STATES.length]);
  });

  test('[R2.10] the list filters by days of the shop’s calendar', async () => {
    shop.clock.now = Date.UTC(2027, 0, 2, 7, 30);
    buyerApi = apiOf(await shop.signIn('luisglass'));
    const number = await (await customer(shop, 'luisglass')).order(sku, 1);
    const numbers = async (from: string, until: string) =>
      (await getOrders(buyerApi, { from, until })).items.map((order) => order.number);
    expect(await numbers('2027-01-01', '2027-01-01')).toEqual([number]);
    expect(await numbers('2027-01-02', '2027-01-31')).toEqual([]);
    expect(await numbers('', '2026-12-31')).not.toContain(number);
    expect(await numbers('nonsense', '')).toContain(number);
  });

  test('[R6.4] the couriers are public, in the language of the request', async () => {
    const visitor = createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'zh-CN' });
    expect(await getCouriers(visitor)).toContainEqual({ id: '5', code: 'shunfeng', name: '顺丰速运' });
  });
});
