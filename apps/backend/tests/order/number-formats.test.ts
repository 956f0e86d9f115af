import type { Api } from '@rider/api';
import { getNumberFormats, getOperatorOrders, saveNumberFormats } from '@rider/api/operator';

import { getOrder } from '@rider/api/order';
import type { NumberFormats } from '@rider/model/order';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newOrderNumber } from '../../src/order/order-number.ts';
import { customer, plainSku, type Customer } from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { apiOf, buyerAndDesk } from '../testing/refund/refund-calls.ts';

describe.each(DATABASES)('number formats on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let buyer: Api;
  let desk: Api;

  beforeAll(async () => {
    shop = await openShop();
    ({ luis, buyer, desk } = await buyerAndDesk(shop, 50_000_000));
  });
  afterAll(() => shop.close());

  async function set(values: Partial<NumberFormats>): Promise<void> {
    await saveNumberFormats(desk, { ...(await getNumberFormats(desk)), ...values });
  }

  const newNumbers = (count: number, now: number) =>
    Promise.all(
      Array.from({ length: count }, () =>
        shop.database.transaction().execute((transaction) => newOrderNumber(transaction, now)),
      ),
    );

  test('[B15] later orders and invoices get the new format, and old numbers stay valid', async () => {
    const sku = await plainSku(shop, 500);
    const old = await luis.order(sku, 1);
    await luis.pay(old);
    const oldInvoice = (await getOrder(buyer, old)).invoiceNumber;
    await set({
      order: { prefix: 'NG-', digits: 4, showsYear: false, restartsYearly: false },
      paidInvoice: { prefix: 'INV-', digits: 4 },
    });
    const number = await luis.order(sku, 1);
    await luis.pay(number);
    expect(number).toMatch(/^NG-\d{4,}$/);
    expect((await getOrder(buyer, number)).invoiceNumber).toMatch(/^INV-\d{4}-\d{4}$/);
    expect(await getOrder(buyer, old)).toMatchObject({ number: old, invoiceNumber: oldInvoice });
    expect((await getOperatorOrders(desk, { search: old })).total).toBe(1);
    await expect(set({ invoice: { prefix: 'P', digits: 6 } })).rejects.toMatchObject({
      fieldErrors: { 'invoice.prefix': 'Invoices of the other kind have this prefix.' },
    });
  });

  test('[B15] a counter that restarts yearly gives each concurrent order its own number', async () => {
    await set({ order: { prefix: 'R-', digits: 6, showsYear: true, restartsYearly: true } });
    const [thisYear] = await newNumbers(1, shop.clock.now);
    expect(Number(thisYear?.slice(-6))).toBeGreaterThan(1000);
    const later = Date.parse('2031-06-01T12:00:00Z');
    const numbers = await newNumbers(8, later);
    expect(new Set(numbers).size).toBe(8);
    expect(numbers.toSorted()[0]).toBe('R-2031-000001');
  });

  test('[B15] a new order gets a number that no order has, although an earlier format gave it away', async () => {
    await set({ order: { prefix: 'R-', digits: 6, showsYear: true, restartsYearly: true } });
    const later = Date.parse('2033-06-01T12:00:00Z');
    const [first] = await newNumbers(1, later);
    expect(first).toBe('R-2033-000001');
    const old = await luis.order(await plainSku(shop, 500), 1);
    const orders = shop.database.updateTable('customer_order').where('number', '=', old);
    await orders.set({ number: 'R-2033-000003' }).execute();
    expect((await newNumbers(2, later)).toSorted()).not.toContain('R-2033-000003');
  });

  test('[B15] a save of an old version is rejected', async () => {
    const seen = await getNumberFormats(desk);
    await saveNumberFormats(desk, seen);
    await expect(saveNumberFormats(desk, seen)).rejects.toMatchObject({ code: '900013' });
  });

  test('[B15] the year of an invoice is that of its day on the shop’s clock', async () => {
    // December 31 in Los Angeles.
    shop.clock.now = Date.parse('2034-01-01T04:00:00Z');
    luis = await customer(shop, 'luisglass');
    const number = await luis.order(await plainSku(shop, 500), 1);
    await luis.pay(number);
    expect((await getOrder(apiOf(shop, luis.token), number)).invoiceNumber).toMatch(/2033-/);
  });
});
