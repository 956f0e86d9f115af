import type { Api } from '@rider/api';
import { addToCart } from '@rider/api/cart';
import { getProduct } from '@rider/api/catalogue';
import { getOutgoingEmails, handOverOrder, shipOrder, stepRefund } from '@rider/api/operator';
import { getCheckoutCoupons } from '@rider/api/coupon';
import { computeOrder, confirmOrder, createOrder, getOrder } from '@rider/api/order';
import { shownOrderState } from '@rider/model/order';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invoiceDocument } from '../../src/credit/invoice-document.ts';
import { customer, setBalance, type Customer } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf, operatorApi, requestRefund, ship } from '../testing/refund/refund-calls.ts';
import { exempt } from '../testing/tax-rates.ts';

/** A shower U-channel of 2,413 mm and a hinge. */
const CHANNEL = '1108';
const HINGE = '1001';
const PASADENA = 'counter-1';
const CALIFORNIA = 7_250;

describe.each(MAIN_DATABASE)('pick-up on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let buyer: Api;

  beforeAll(async () => {
    shop = await openShop();
    // A Wednesday, 10 am on the shop's clock; the day after is Thanksgiving.
    shop.clock.now = Date.parse('2026-11-25T18:00:00Z');
    luis = await customer(shop, 'luisglass');
    buyer = apiOf(shop, luis.token);
    await setBalance(shop, 'luisglass', 10_000_000);
    await shop.database.updateTable('tax_rate').set({ is_collected: true }).where('state', '=', 'CA').execute();
  });
  afterAll(() => shop.close());

  async function checkoutOf(productId: string, quantity: number) {
    const { skus } = await getProduct(buyer, productId);
    const { id, minimum } = skus.find((sku) => sku.stock >= Math.max(sku.minimum, quantity)) ?? { id: '', minimum: 0 };
    const line = { productId, skuId: id, quantity: Math.max(minimum, quantity), buyNow: true };
    return confirmOrder(buyer, { lineIds: [await addToCart(buyer, line)] });
  }

  /** Id of the buyer's coupon of $20 off $200. */
  async function twentyOff({ lines }: Awaited<ReturnType<typeof checkoutOf>>): Promise<string> {
    const coupons = await getCheckoutCoupons(buyer, { lineIds: lines.map(({ id }) => id), buyNow: true });
    return coupons.find(({ reduction }) => reduction === 2000)?.id ?? '';
  }

  test('[R2.7] a checkout offers ground service and each counter, with price and days', async () => {
    const { shippingOptions } = await checkoutOf(HINGE, 4);
    expect(shippingOptions).toMatchObject([
      { id: 'ground', freight: 1200, days: ['2026-11-30', '2026-12-03'], obstacle: null, counter: null },
      { id: PASADENA, freight: 0, days: ['2026-11-25', '2026-11-25'], counter: { name: 'Pasadena counter' } },
      { id: 'counter-2', freight: 0, days: ['2026-11-30', '2026-11-30'] },
    ]);
  });

  test('[R2.7] long products show why ground service is not possible', async () => {
    const { shippingOptions } = await checkoutOf(CHANNEL, 5);
    expect(shippingOptions).toMatchObject([
      { id: 'ground', obstacle: { reason: 'length', limitMm: 2400 } },
      { id: 'pallet', freight: 9500, days: ['2026-12-01', '2026-12-08'], obstacle: null },
      { id: PASADENA, freight: 0 },
      { id: 'counter-2' },
    ]);
  });

  test('[R2.7] pick-up has no freight and the tax of the counter, in the computed price and the order', async () => {
    const checkout = await checkoutOf(CHANNEL, 5);
    expect(checkout.address?.state).not.toBe('CA');
    const addressId = checkout.address?.id ?? '';
    const choices = { addressId, method: 'balance', shipping: PASADENA } as const;
    const tax = Math.round((checkout.subtotal * CALIFORNIA) / 100_000);
    const totals = { freight: 0, tax: { amount: tax, region: 'US-CA' }, total: checkout.subtotal + tax };
    expect(await computeOrder(buyer, checkout.key, choices)).toMatchObject(totals);
    const number = await createOrder(buyer, checkout.key, { ...choices, addressId: '', message: '' });
    expect(await getOrder(buyer, number)).toMatchObject({
      ...totals,
      address: 'Pasadena counter, 1480 Foundry Row, Suite 6, Pasadena, CA 91105',
      pickUp: { name: 'Pasadena counter', phone: '+1 (626) 555-0142' },
    });
  });

  test('[R2.7] a buyer who is exempt in the state of the counter pays no tax there, wherever the address is', async () => {
    const certificate = { number: 'CA-77', state: 'CA', until: shop.clock.now + 86_400_000 };
    await exempt(shop, 'luisglass', certificate);
    const checkout = await checkoutOf(CHANNEL, 5);
    const choices = { addressId: '', method: 'balance', shipping: PASADENA } as const;
    const totals = { tax: { amount: 0, certificate: 'CA-77' }, freight: 0, total: checkout.subtotal };
    expect(await computeOrder(buyer, checkout.key, choices)).toMatchObject(totals);
    const number = await createOrder(buyer, checkout.key, { ...choices, message: '' });
    expect(await getOrder(buyer, number)).toMatchObject(totals);
    await shop.database.deleteFrom('tax_certificate').execute();
  });

  test('[R2.7] [R6.5] the tax of the counter is of what a coupon leaves, and a refund of all returns total and coupon', async () => {
    const checkout = await checkoutOf(CHANNEL, 30);
    await luis.call('/coupon/receive', { couponId: 1 });
    const couponId = await twentyOff(checkout);
    const choices = { addressId: '', method: 'balance', shipping: PASADENA, couponId } as const;
    const left = checkout.subtotal - 2000;
    const tax = Math.round((left * CALIFORNIA) / 100_000);
    const totals = { couponDiscount: 2000, freight: 0, tax: { amount: tax }, total: left + tax };
    expect(await computeOrder(buyer, checkout.key, choices)).toMatchObject(totals);
    const number = await createOrder(buyer, checkout.key, { ...choices, message: '' });
    await luis.pay(number);
    expect(await getOrder(buyer, number)).toMatchObject(totals);
    const desk = await operatorApi(shop);
    const refund = await requestRefund(buyer, number);
    await stepRefund(desk, refund, 'agree');
    await stepRefund(desk, refund, 'pay-back');
    expect(await getOrder(buyer, number)).toMatchObject({ state: 'refunded', refunded: left + tax });
    await expect(handOverOrder(desk, number)).rejects.toMatchObject({ code: '410266' });
    const again = await checkoutOf(CHANNEL, 30);
    expect(await twentyOff(again)).toBe(couponId);
  });

  test('[R2.7] [R6.10] of two tabs that order one checkout, delivered and picked up, the first one counts', async () => {
    const { key, address, subtotal } = await checkoutOf(CHANNEL, 1);
    const inOneTab = { addressId: '', method: 'balance', message: '', shipping: PASADENA } as const;
    const inAnother = { ...inOneTab, addressId: address?.id ?? '', shipping: 'pallet' };
    const picked = await computeOrder(buyer, key, inOneTab);
    const shipped = await computeOrder(buyer, key, inAnother);
    expect([picked, shipped]).toMatchObject([{ freight: 0 }, { freight: 9500 }]);
    const [one, other] = await Promise.all([createOrder(buyer, key, inOneTab), createOrder(buyer, key, inAnother)]);
    expect(other).toBe(one);
    const order = await getOrder(buyer, one);
    const { total, freight } = { total: 0, freight: 0, ...(order.pickUp ? picked : shipped) };
    expect(order).toMatchObject({ subtotal, total, freight });
  });

  test('[R2.7] an order saves its freight class', async () => {
    const checkout = await checkoutOf(HINGE, 4);
    const choices = { addressId: checkout.address?.id ?? '', method: 'balance', shipping: 'ground' } as const;
    const number = await createOrder(buyer, checkout.key, { ...choices, message: '' });
    expect(await getOrder(buyer, number)).toMatchObject({ freight: 1200, pickUp: null });
    const { freight_class: stored } = await shop.database
      .selectFrom('customer_order')
      .select('freight_class')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    expect(stored).toBe('ground');
  });

  test.each([
    ['an unknown counter', 'counter-9', '410247'],
    ['a method that does not exist', 'drone', '910029'],
    ['ground service for long goods', 'ground', '910033'],
  ])('[R2.7] %s is rejected, by compute and order', async (_what, shipping, code) => {
    const { key, address } = await checkoutOf(CHANNEL, 1);
    const choices = { addressId: address?.id ?? '', method: 'balance', shipping } as const;
    await expect(computeOrder(buyer, key, choices)).rejects.toMatchObject({ code });
    await expect(createOrder(buyer, key, { ...choices, message: '' })).rejects.toMatchObject({ code });
  });

  test('[R6.1] [R6.3] the desk marks an order as ready, without a courier, and the buyer is notified of the counter', async () => {
    const desk = await operatorApi(shop);
    const { key } = await checkoutOf(CHANNEL, 1);
    const choices = { addressId: '', method: 'balance', message: '', shipping: PASADENA } as const;
    const number = await createOrder(buyer, key, choices);
    await luis.pay(number);
    const paid = await getOrder(buyer, number);
    expect(shownOrderState(paid)).toBe('preparing-pick-up');
    const { data } = await luis.call<{ _status: { _title: string } }>(`/order/detail/${number}`);
    expect(data._status._title).toBe('Preparing for pick-up');
    const [receipt] = (await getOutgoingEmails(desk, { search: number })).items;
    expect(receipt?.body).toContain('We will write again when they are ready for pick-up.');
    await expect(ship(desk, number)).rejects.toMatchObject({ code: '910306' });
    const nothing = { courier: '', trackingNumber: '', person: '', personPhone: '', content: '' };
    await shipOrder(desk, number, { ...nothing, method: 'pickup' });
    const order = await getOrder(buyer, number);
    expect(order).toMatchObject({ state: 'to-receive', shipping: { method: 'pickup', courier: '' } });
    expect(shownOrderState(order)).toBe('ready-for-pick-up');
    const { items } = await getOutgoingEmails(desk, { search: number });
    expect(items[0]?.subject).toBe(`Order ${number} is ready for pick-up`);
    const { body } = await shop.database
      .selectFrom('email_message')
      .select('body')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(body).toContain('Pasadena counter, 1480 Foundry Row');
    expect(body).toContain('Mon-Fri 7:30 am');
    const { invoiceNumber } = order;
    const { buyer_id: buyerId } = await shop.database
      .selectFrom('customer_order')
      .select('buyer_id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const request = { buyerId, number: invoiceNumber, locale: 'en-US', now: shop.clock.now } as const;
    expect((await invoiceDocument(shop.database, request)).parts).toContainEqual({
      kind: 'text',
      text: 'Pick-up: Pasadena counter, 1480 Foundry Row, Suite 6, Pasadena, CA 91105',
    });
    await handOverOrder(desk, number);
    expect((await getOrder(buyer, number)).state).toBe('to-review');
    await expect(handOverOrder(desk, number)).rejects.toMatchObject({ code: '410266' });
  });
});
