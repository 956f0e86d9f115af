import {
  correctStock,
  countStock,
  findStockVariants,
  getCountSheet,
  getOperatorLog,
  getStock,
  getStockMovements,
  getStockVariant,
  receiveStock,
  saveCountSheet,
  setLowMark,
  stepRefund,
} from '@rider/api/operator';
import type { Api } from '@rider/api';
import { getProduct } from '@rider/api/catalogue';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expireDueOrders } from '../../src/order/close-order.ts';
import { PAYMENT_TIME } from '../../src/order/place-order.ts';
import { customer, plainSku, setBalance, stockOf, type Customer, type TestSku } from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { apiOf, operatorApi, requestRefund } from '../testing/refund/refund-calls.ts';

describe.each(DATABASES)('stock on $name', ({ openShop }) => {
  let shop: Shop;
  let operator: Api;
  let luis: Customer;
  let dana: Customer;
  let sku: TestSku;

  beforeAll(async () => {
    shop = await openShop();
    operator = await operatorApi(shop);
    luis = await customer(shop, 'luisglass');
    dana = await customer(shop, 'danaglass');
  });
  beforeEach(async () => {
    sku = await plainSku(shop, 100);
    for (const account of ['luisglass', 'danaglass']) await setBalance(shop, account, 10_000_000);
  });
  afterAll(() => shop.close());

  const id = () => String(sku.id);
  const movements = async (count: number) => (await getStockMovements(operator, id(), {})).items.slice(0, count);
  const moves = async (count: number) =>
    (await movements(count)).map(({ kind, change, stockAfter }) => `${kind} ${change} ${stockAfter}`);
  /** Variants whose movements do not add up to their stock, or whose last movement shows another stock. */
  const inexact = async () => {
    const { rows } = await sql<{ code: string }>`select code from sku
      left join lateral (select sum(change) as sum, (array_agg(stock_after order by id desc))[1] as last
        from stock_movement where sku_id = sku.id) as moved on true
      where stock <> coalesce(sum, 0) or stock <> coalesce(last, 0)`.execute(shop.database);
    return rows;
  };

  test('[B15] each variant starts with an opening movement of its stock', async () => {
    expect(await inexact()).toEqual([]);
    const { items } = await getStockMovements(operator, id(), {});
    expect(items.at(-1)).toMatchObject({ kind: 'opening', operator: null, orderNumber: null });
  });

  test('[B15] orders, cancellations, expiries and refunds are movements with their order', async () => {
    const cancelled = await luis.order(sku, 2);
    await luis.call('/order/cancel', { id: cancelled });
    const expired = await luis.order(sku, 3);
    shop.clock.now += PAYMENT_TIME;
    await expireDueOrders(shop.services);
    const paid = await luis.order(sku, 5);
    await luis.pay(paid);
    const refund = await requestRefund(apiOf(shop, luis.token), paid, { counts: [4] });
    await stepRefund(operator, refund, 'agree');
    await stepRefund(operator, refund, 'pay-back');
    expect(await moves(6)).toEqual([
      'refund 4 99',
      'order -5 95',
      'expiry 3 100',
      'order -3 97',
      'cancellation 2 100',
      'order -2 98',
    ]);
    const orders = (await movements(6)).map(({ orderNumber }) => orderNumber);
    expect(orders).toEqual([paid, paid, expired, expired, cancelled, cancelled]);
    expect((await movements(1))[0]).toMatchObject({ reason: refund, at: shop.clock.now });
    expect(await inexact()).toEqual([]);
  });

  test('[B15] operators receive, count and correct stock; movements and audit log name them', async () => {
    await receiveStock(operator, id(), { quantity: 20, reason: 'Container 7', key: 'receipt' });
    await receiveStock(operator, id(), { quantity: 20, reason: 'Container 7', key: 'receipt' });
    await countStock(operator, id(), { counted: 118, seen: 120, reason: '' });
    await countStock(operator, id(), { counted: 118, seen: 118, reason: '' });
    const otherwise = { code: '900018' };
    await expect(
      receiveStock(operator, id(), { quantity: 21, reason: 'Container 7', key: 'receipt' }),
    ).rejects.toMatchObject(otherwise);
    await correctStock(operator, id(), { change: -3, reason: 'Broken', key: 'correction' });
    await expect(correctStock(operator, id(), { change: -3, reason: 'Lost', key: 'correction' })).rejects.toMatchObject(
      otherwise,
    );
    expect(await moves(4)).toEqual(['correction -3 115', 'count 0 118', 'count -2 118', 'receipt 20 120']);
    expect((await movements(1))[0]).toMatchObject({ operator: 'Maya Lindqvist', reason: 'Broken', at: shop.clock.now });
    const { items } = await getOperatorLog(operator, { search: sku.code });
    expect(items.slice(0, 4).map(({ action, detail }) => `${action} ${detail}`)).toEqual([
      'stock.correct −3 → 115 · Broken',
      'stock.count +0 → 118',
      'stock.count −2 → 118',
      'stock.receive +20 → 120 · Container 7',
    ]);
    expect(await inexact()).toEqual([]);
  });

  test('[B15] a count is rejected if the stock changed since it was read, and names both', async () => {
    await luis.order(sku, 1);
    await expect(countStock(operator, id(), { counted: 90, seen: 100, reason: '' })).rejects.toMatchObject({
      code: '910901',
      message: expect.stringContaining('from 100 to 99'),
    });
    expect(await stockOf(shop, sku)).toBe(99);
  });

  test('[B15] stock never falls below 0, and invalid numbers are rejected at their field', async () => {
    await expect(correctStock(operator, id(), { change: -101, reason: 'x', key: 'below' })).rejects.toMatchObject({
      code: '910902',
    });
    await expect(correctStock(operator, id(), { change: 0, reason: ' ', key: 'none' })).rejects.toMatchObject({
      fieldErrors: { change: expect.any(String), reason: expect.any(String) },
    });
    for (const quantity of [0, -1, 1.5, 10_000_000])
      await expect(receiveStock(operator, id(), { quantity, reason: '', key: 'bad' })).rejects.toMatchObject({
        fieldErrors: { quantity: expect.any(String) },
      });
    await expect(receiveStock(operator, '1', { quantity: 1, reason: '', key: 'bad' })).rejects.toMatchObject({
      code: '410305',
    });
    expect(await stockOf(shop, sku)).toBe(100);
  });

  test('[B15] the list finds variants by SKU, barcode and product, and those that are low or sold out', async () => {
    const codes = async (list: object) => (await getStock(operator, list)).items.map(({ code }) => code);
    const { name, barcode } = await getStockVariant(operator, id());
    expect(await codes({ search: sku.code.toLowerCase() })).toContain(sku.code);
    expect(await codes({ search: name, state: 'low' })).not.toContain(sku.code);
    const { lowMark } = await getStockVariant(operator, id());
    await setLowMark(operator, id(), 100, lowMark);
    await expect(setLowMark(operator, id(), 7, lowMark)).rejects.toMatchObject({ code: '900013' });
    expect(await codes({ search: name, state: 'low' })).toContain(sku.code);
    await correctStock(operator, id(), { change: -100, reason: 'Fire', key: 'sold-out' });
    expect(await codes({ search: barcode, state: 'sold-out' })).toEqual([sku.code]);
    expect(await codes({ search: sku.code, state: 'low' })).not.toContain(sku.code);
    expect(await getStockVariant(operator, id())).toMatchObject({
      stock: 0,
      lowMark: 100,
      last: { kind: 'correction' },
    });
  });

  test('[B15] a change at the desk shows on the product page at once', async () => {
    const stock = async () => {
      const { skus } = await getProduct(apiOf(shop, ''), String(sku.productId));
      return skus.find(({ code }) => code === sku.code)?.stock;
    };
    expect(await stock()).toBe(100);
    await receiveStock(operator, id(), { quantity: 7, reason: '', key: 'shown' });
    expect(await stock()).toBe(107);
  });

  test('[B15] movements add up to the stock under concurrency', async () => {
    const order = async (buyer: Customer) => {
      const number = await buyer.order(sku, 2);
      await buyer.call('/order/cancel', { id: number });
      await buyer.pay(await buyer.order(sku, 1));
    };
    const work = Array.from({ length: 4 }, (_, run) => [
      order(luis),
      order(dana),
      receiveStock(operator, id(), { quantity: 10, reason: '', key: `many-${run}` }),
      correctStock(operator, id(), { change: -1, reason: 'Broken', key: `fewer-${run}` }),
      countStock(operator, id(), { counted: 50, seen: 100, reason: '' }).catch(() => undefined),
    ]).flat();
    await Promise.all(work);
    expect(await inexact()).toEqual([]);
  });

  test('[B15] a count sheet lists all variants of a filter; its counts are saved together or not at all', async () => {
    const { items, total } = await getCountSheet(operator, { search: 'RD-HINGE' });
    expect(items).toHaveLength(total);
    expect(total).toBeGreaterThan(20);
    const [first, second, third] = await findStockVariants(operator, [
      ...items.slice(0, 3).map(({ code }) => code),
      'NO',
    ]);
    if (!first || !second || !third) throw new Error('three variants');
    const rows = [
      { id: first.id, counted: first.stock + 5, seen: first.stock },
      { id: second.id, counted: second.stock, seen: second.stock },
    ];
    const outdated = { id: third.id, counted: 1, seen: third.stock + 1 };
    await expect(saveCountSheet(operator, [...rows, outdated])).rejects.toMatchObject({
      code: '910904',
      message: expect.stringContaining(third.code),
    });
    expect((await getStockVariant(operator, first.id)).stock).toBe(first.stock);
    await saveCountSheet(operator, rows);
    expect((await getStockVariant(operator, first.id)).stock).toBe(first.stock + 5);
    for (const [variant, change] of [
      [first, 5],
      [second, 0],
    ] as const) {
      const { items: moved } = await getStockMovements(operator, variant.id, {});
      expect(moved[0]).toMatchObject({ kind: 'count', change, operator: 'Maya Lindqvist' });
    }
    const { items: log } = await getOperatorLog(operator, { state: 'stock.sheet' });
    expect(log[0]).toMatchObject({ subject: '2', detail: [first.code, second.code].toSorted().join(', ') });
    await expect(saveCountSheet(operator, [{ id: '1', counted: 1, seen: 1 }])).rejects.toMatchObject({
      code: '410305',
    });
    expect(await inexact()).toEqual([]);
  });

  test('[B15] a change by hand is a correction without a person', async () => {
    await sql`update sku set stock = 4 where id = ${sku.id}`.execute(shop.database);
    expect((await movements(1))[0]).toMatchObject({ kind: 'correction', change: -96, operator: null });
    expect(await inexact()).toEqual([]);
  });
});
