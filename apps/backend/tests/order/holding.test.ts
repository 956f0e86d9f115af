import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runHousekeeping } from '../../src/housekeeping/housekeeping.ts';
import {
  customer,
  plainSku,
  setBalance,
  setStock,
  skuOf,
  stockOf,
  type Customer,
  type TestSku,
} from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { add, promotionOf } from '../testing/promotions.ts';

describe.each(DATABASES)('[R10.2] stock that unpaid orders hold on $name', ({ openShop }) => {
  let shop: Shop;
  let grace: Customer;
  let luis: Customer;
  let sku: TestSku;
  beforeAll(async () => {
    shop = await openShop();
    grace = await customer(shop, 'graceglass');
    luis = await customer(shop, 'luisglass');
  });
  beforeEach(async () => {
    // Expires all orders placed before.
    shop.clock.now += 3_600_000;
    await runHousekeeping({ database: shop.database, clock: () => shop.clock.now, sendsEmail: false, shopOrigin: '' });
    sku = await plainSku(shop, 100);
    await setBalance(shop, 'graceglass', 0);
    await setBalance(shop, 'luisglass', 100_000_000);
  });
  afterAll(() => shop.close());

  const order = async (buyer: Customer, quantity: number, of = sku) =>
    buyer.create(await buyer.confirm(await buyer.add(of, quantity, true)));

  test('a buyer with too little balance reserves at most half of the stock, and the error explains what to do', async () => {
    expect((await order(grace, 51)).code).toBe('910016');
    expect((await order(grace, 51)).msg).toMatch(
      /: your balance does not cover your unpaid orders, so at most 50 can be reserved for you\./,
    );
    expect(await stockOf(shop, sku)).toBe(100);
    expect((await order(grace, 30)).status).toBe(200);
    expect((await order(grace, 21)).msg).toContain('at most 20 can');
    expect((await order(grace, 20)).status).toBe(200);
    expect(await stockOf(shop, sku)).toBe(50);
    await setBalance(shop, 'graceglass', 100_000_000);
    expect((await order(grace, 50)).status).toBe(200);
    expect(await stockOf(shop, sku)).toBe(0);
  });

  test('a buyer who can pay reserves all, also the last piece; others may always place one smallest order', async () => {
    expect((await order(luis, 99)).status).toBe(200);
    expect((await order(grace, 1)).status).toBe(200);
    expect(await stockOf(shop, sku)).toBe(0);
    const packed = await shop.database
      .selectFrom('sku')
      .select(['code', 'minimum', 'pack'])
      .where('pack', '>', 1)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const inPacks = await skuOf(shop, packed.code);
    const smallest = Math.ceil(packed.minimum / packed.pack) * packed.pack;
    await setStock(shop, inPacks, smallest);
    expect((await order(grace, smallest, inPacks)).status).toBe(200);
  });

  test('at most ten unpaid orders are open, also with concurrent orders', async () => {
    const keys = [];
    for (let index = 0; index < 14; index += 1) keys.push(await luis.confirm(await luis.add(sku, 1, true)));
    const answers = await Promise.all(keys.map((key) => luis.create(key)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const rejected = answers.filter(({ status }) => status !== 200);
    expect(new Set(rejected.map(({ code, msg }) => `${code} ${msg}`))).toEqual(
      new Set(['910015 You have 10 unpaid orders. Please pay or cancel one of them first.']),
    );
    expect(await stockOf(shop, sku)).toBe(90);
    const numbers = answers.filter(({ status }) => status === 200).map(({ data }) => data.result.orderId);
    await luis.pay(numbers[0] ?? '');
    expect((await order(luis, 1)).status).toBe(200);
    expect((await order(luis, 1)).code).toBe('910015');
    await luis.call('/order/cancel', { id: numbers[1] });
    expect((await order(luis, 1)).status).toBe(200);
    shop.clock.now += 3_600_000;
    expect((await order(luis, 1)).status).toBe(200);
  });

  test('shares are exact under concurrency', async () => {
    const keys = [];
    for (let index = 0; index < 6; index += 1) keys.push(await grace.confirm(await grace.add(sku, 20, true)));
    const answers = await Promise.all(keys.map((key) => grace.create(key)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await stockOf(shop, sku)).toBe(60);
  });

  test('lines of one variant count together', async () => {
    const lines = [await grace.add(sku, 30, true), await grace.add(sku, 30, true)];
    expect((await grace.create(await grace.confirm(...lines))).code).toBe('910016');
  });

  test('a buyer with too little balance reserves at most half of the rest of a promotion', async () => {
    const presale = await promotionOf(shop, 'presell', 1);
    const { minimum, pack } = presale.sku;
    const remaining = 4 * Math.ceil(minimum / pack) * pack;
    await shop.database
      .updateTable('promotion')
      .set({ remaining, quota: remaining, per_buyer: null, starts_at: new Date(shop.clock.now - 1000) })
      .where('id', '=', presale.id)
      .execute();
    expect((await order(grace, remaining, presale.sku)).msg).toContain(`at most ${remaining / 2} can`);
    expect((await order(grace, remaining / 2, presale.sku)).status).toBe(200);
    expect((await order(grace, remaining / 4, presale.sku)).code).toBe('910016');
    expect((await order(luis, remaining / 2, presale.sku)).status).toBe(200);
  });

  test('a buyer with too little balance reserves one place in a group until it is paid', async () => {
    const join = async (buyer: Customer, number: number) => {
      const { sku: of } = await promotionOf(shop, 'group', number);
      return buyer.create(
        await buyer.confirm((await add(buyer, of, of.minimum, { combinationId: number })).data.cartId),
      );
    };
    const first = await join(grace, 1);
    expect(first.status).toBe(200);
    expect(await join(grace, 2)).toMatchObject({ code: '910017', msg: expect.stringContaining('Pay for it first') });
    expect([(await join(luis, 1)).status, (await join(luis, 2)).status]).toEqual([200, 200]);
    await setBalance(shop, 'graceglass', 100_000_000);
    await grace.pay(first.data.result.orderId);
    await setBalance(shop, 'graceglass', 0);
    expect((await join(grace, 2)).status).toBe(200);
  });
});
