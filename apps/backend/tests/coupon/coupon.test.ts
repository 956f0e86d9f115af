import { stepRefund } from '@rider/api/operator';
import { money } from '@rider/model/money';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { effectOf } from '../../src/coupon/discount.ts';
import { splitAmount } from '../../src/money/split-amount.ts';
import { expireDueOrders } from '../../src/order/close-order.ts';
import { customer, plainSku, setBalance, type Customer, type TestSku } from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { apiOf, requestRefund, operatorApi } from '../testing/refund/refund-calls.ts';

/** Coupons of the catalogue: $20 off $200 for anything, $60 off $800, $25 off $300 of shower hardware, $30 off $400 (ended). */
const WELCOME = 1;
const LARGE = 2;
const SHOWER = 4;
const ENDED = 8;

interface WireCoupon {
  id: number;
  cid: number;
  coupon_price: string;
  is_best?: number;
  obstacle?: string;
  missing?: string;
  is_use?: number;
  remain_count?: number;
  scope_name: string;
  _type?: number;
}

describe('[R6.5] the discount of a coupon', () => {
  const terms = {
    scope: 'general',
    category_id: null,
    product_ids: [],
    threshold: money(0),
    reduction: money(0),
  } as const;
  const line = (total: number, productId = 1, categoryPath: number[] = []) => ({
    productId,
    categoryPath,
    total: money(total),
  });

  test('is split over the lines to the cent, never more than the line amount', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 90_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), (weights, portion) => {
        const whole = weights.reduce((sum, weight) => sum + weight, 0);
        const amount = money(Math.floor(whole * portion));
        const shares = splitAmount(amount, weights);
        expect(shares.reduce<number>((sum, share) => sum + share, 0)).toBe(amount);
        for (const [index, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(weights[index] ?? 0);
        }
      }),
    );
  });

  test('applies to the lines in its scope only, once they reach the threshold', () => {
    const shower = {
      ...terms,
      scope: 'category',
      category_id: 100,
      threshold: money(3000),
      reduction: money(500),
    } as const;
    expect(effectOf(shower, [line(2999, 1, [100, 110]), line(9000, 2, [200])])).toEqual({
      obstacle: 'below-threshold',
      missing: 1,
    });
    expect(effectOf(shower, [line(9000, 2, [200])])).toMatchObject({ obstacle: 'other-goods' });
    expect(effectOf(shower, [line(3000, 1, [100, 110]), line(9000, 2, [200])])).toMatchObject({ discounts: [500, 0] });
    const product = {
      ...terms,
      scope: 'product',
      product_ids: [2],
      threshold: money(0),
      reduction: money(500),
    } as const;
    expect(effectOf(product, [line(800, 1), line(500, 2)])).toMatchObject({ obstacle: 'above-goods' });
    expect(effectOf(product, [line(800, 1), line(501, 2)])).toMatchObject({ discounts: [0, 500] });
  });
});

describe.each(DATABASES)('coupons on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let grace: Customer;
  let sku: TestSku;

  beforeAll(async () => {
    shop = await openShop();
    luis = await customer(shop, 'luisglass');
    grace = await customer(shop, 'graceglass');
    sku = await plainSku(shop, 100_000);
  });
  afterAll(() => shop.close());

  const claim = (buyer: Customer, couponId: number) => buyer.call('/coupon/receive', { couponId });
  const own = async (buyer: Customer, type = 0) => (await buyer.call<WireCoupon[]>(`/coupons/user/${type}`)).data;
  /** Id of a buyer's claim of the coupon `cid`, claimed if necessary. */
  const have = async (buyer: Customer, cid: number): Promise<number> => {
    await claim(buyer, cid);
    const found = (await own(buyer, 1)).find((coupon) => coupon.cid === cid);
    if (found === undefined) throw new Error(`coupon ${cid} is not there`);
    return found.id;
  };
  /** Number of pieces that cost at least `cents`. */
  const piecesFor = (cents: number) => Math.ceil(cents / Math.min(sku.price, ...sku.tiers.map(({ price }) => price)));
  const checkout = async (buyer: Customer, cents: number) =>
    buyer.confirm(await buyer.add(sku, piecesFor(cents), true));
  const total = (text: string) => Math.round(Number(text) * 100);

  test('[R6.5] current coupons are offered, also to visitors; ended ones are not', async () => {
    const { data } = await shop.call<WireCoupon[]>('/coupons');
    expect(data.map(({ id }) => id)).toContain(WELCOME);
    expect(data.map(({ id }) => id)).not.toContain(ENDED);
    const chinese = await shop.call<WireCoupon[]>('/coupons', { locale: 'zh-CN' });
    expect(chinese.data.find(({ id }) => id === SHOWER)?.scope_name).toMatch(/\p{Script=Han}/u);
    const paged = await shop.call<{ list: WireCoupon[]; count: number }>('/v2/coupons?type=1&limit=2&page=1');
    expect(paged.data.list).toHaveLength(2);
    expect(paged.data.count).toBe(3);
  });

  test('[R6.5] claims are limited per buyer and in total', async () => {
    expect((await claim(luis, WELCOME)).status).toBe(200);
    expect((await claim(luis, WELCOME)).status).toBe(400516);
    expect((await claim(luis, ENDED)).status).toBe(400516);
    expect((await claim(luis, 999_999)).status).toBe(400516);
    await shop.database.updateTable('coupon').set({ total: 1 }).where('id', '=', LARGE).execute();
    const tom = await customer(shop, 'tomglass');
    const outcomes = await Promise.all([claim(luis, LARGE), claim(tom, LARGE), claim(luis, LARGE), claim(tom, LARGE)]);
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    await shop.database.updateTable('coupon').set({ total: 500 }).where('id', '=', LARGE).execute();
    const { data } = await luis.call<WireCoupon[]>('/coupons');
    expect(data.find(({ id }) => id === WELCOME)).toMatchObject({ is_use: 1, remain_count: 999 });
  });

  test('[R6.5] the discount is split over the order lines, and the best coupon comes first', async () => {
    await have(grace, WELCOME);
    const large = await have(grace, LARGE);
    const lineId = await grace.add(sku, piecesFor(80_000), true);
    const offered = (await grace.call<WireCoupon[]>(`/coupons/order/0?cartId=${lineId}`)).data;
    expect(offered.map(({ cid, is_best: best }) => [cid, best])).toEqual([
      [LARGE, 1],
      [WELCOME, 0],
    ]);
    const key = await grace.confirm(lineId);
    const computed = await grace.call<{
      result: { coupon_price: string; pay_price: string; total_price: string; tax: { amount: number } };
    }>(`/order/computed/${key}`, { addressId: 0, couponId: large, payType: 'yue' });
    const { result } = computed.data;
    expect(result.coupon_price).toBe('60.00');
    expect(total(result.pay_price)).toBe(total(result.total_price) - 6000 + result.tax.amount);
    const number = (await grace.create(key, { couponId: large })).data.result.orderId;
    const { data: order } = await grace.call<{
      pay_price: string;
      coupon_price: string;
      cartInfo: { coupon_price: string }[];
    }>(`/order/detail/${number}`);
    expect(order.pay_price).toBe(result.pay_price);
    expect(order.coupon_price).toBe('60.00');
    expect(order.cartInfo.reduce((sum, line) => sum + total(line.coupon_price), 0)).toBe(6000);
    expect((await own(grace, 1)).map(({ id }) => id)).not.toContain(large);
    expect((await own(grace, 2)).find(({ id }) => id === large)).toMatchObject({ _type: 0 });
  });

  test('[R6.5] coupons that cannot be used are listed with the reason on request', async () => {
    const buyer = await customer(shop, 'danaglass');
    const welcome = await have(buyer, WELCOME);
    const large = await have(buyer, LARGE);
    const pieces = piecesFor(20_000);
    const lineId = await buyer.add(sku, pieces, true);
    const offered = (await buyer.call<WireCoupon[]>(`/coupons/order/0?cartId=${lineId}`)).data;
    expect(offered.map(({ id }) => id)).toEqual([welcome]);
    const all = (await buyer.call<WireCoupon[]>(`/coupons/order/0?cartId=${lineId}&all=1`)).data;
    expect(all.map(({ id, obstacle, is_best: best }) => [id, obstacle, best])).toEqual([
      [welcome, '', 1],
      [large, 'below-threshold', 0],
    ]);
    const { data } = await buyer.call<{ result: { total_price: string } }>(
      `/order/computed/${await buyer.confirm(lineId)}`,
      { addressId: 0 },
    );
    expect(total(all[1]?.missing ?? '')).toBe(80_000 - total(data.result.total_price));
  });

  test('[R6.5] the account shows how many coupons can still be used', async () => {
    const count = async () => (await grace.call<{ couponCount: number }>('/user')).data.couponCount;
    const coupon = await have(grace, WELCOME);
    const before = (await own(grace, 1)).length;
    expect(await count()).toBe(before);
    await have(grace, SHOWER);
    expect(await count()).toBe(before + 1);
    await grace.create(await checkout(grace, 20_000), { couponId: coupon });
    expect(await count()).toBe(before);
  });

  test('[R6.10] a coupon is never used twice, also concurrently', async () => {
    const buyer = await customer(shop, 'priyaglass');
    const coupon = await have(buyer, WELCOME);
    const keys = [await checkout(buyer, 20_000), await checkout(buyer, 20_000), await checkout(buyer, 20_000)];
    const outcomes = await Promise.all(keys.map((key) => buyer.create(key, { couponId: coupon })));
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const rejected of outcomes.filter(({ status }) => status !== 200)) expect(rejected.code).toBe('410242');
  });

  test('[R6.10] is restored by an order that is cancelled or expires, and only then', async () => {
    const buyer = await customer(shop, 'tomglass');
    const coupon = await have(buyer, WELCOME);
    const first = (await buyer.create(await checkout(buyer, 20_000), { couponId: coupon })).data.result.orderId;
    expect((await buyer.call('/order/cancel', { id: first })).status).toBe(200);
    expect((await own(buyer, 1)).map(({ id }) => id)).toContain(coupon);
    await buyer.create(await checkout(buyer, 20_000), { couponId: coupon });
    expect((await own(buyer, 1)).map(({ id }) => id)).not.toContain(coupon);
    const before = shop.clock.now;
    shop.clock.now += 31 * 60_000;
    await expireDueOrders(shop.services);
    shop.clock.now = before;
    expect((await own(buyer, 1)).map(({ id }) => id)).toContain(coupon);
    await setBalance(shop, 'tomglass', 1_000_000);
    const third = (await buyer.create(await checkout(buyer, 20_000), { couponId: coupon })).data.result.orderId;
    expect((await buyer.pay(third)).data.status).toBe('SUCCESS');
    expect((await buyer.call('/order/cancel', { id: third })).status).toBe(400);
    expect((await own(buyer, 1)).map(({ id }) => id)).not.toContain(coupon);
  });

  test('[R6.4] is restored by a full refund, whose pieces no longer count as sold', async () => {
    const buyer = await customer(shop, 'wenglass');
    const operator = await operatorApi(shop);
    const salesOf = (table: 'sku' | 'product', id: number) =>
      shop.database.selectFrom(table).select('sales').where('id', '=', id).executeTakeFirstOrThrow();
    const sales = async () => [await salesOf('sku', sku.id), await salesOf('product', sku.productId)];
    const payBack = async (number: string, counts?: number[]) => {
      const refund = await requestRefund(apiOf(shop, buyer.token), number, counts && { counts });
      await stepRefund(operator, refund, 'agree');
      await stepRefund(operator, refund, 'pay-back');
    };
    await setBalance(shop, 'wenglass', 1_000_000);
    const coupon = await have(buyer, WELCOME);
    const before = await sales();
    const number = (await buyer.create(await checkout(buyer, 25_000), { couponId: coupon })).data.result.orderId;
    expect((await buyer.pay(number)).data.status).toBe('SUCCESS');
    expect(await sales()).not.toEqual(before);
    await payBack(number, [1]);
    expect((await own(buyer, 1)).map(({ id }) => id)).not.toContain(coupon);
    await payBack(number);
    expect((await own(buyer, 1)).map(({ id }) => id)).toContain(coupon);
    expect(await sales()).toEqual(before);
  });

  test('[R6.5] are rejected below their threshold and for another buyer', async () => {
    const mine = await have(luis, SHOWER);
    const key = await checkout(luis, 1000);
    const compute = (couponId: number) => luis.call(`/order/computed/${key}`, { addressId: 0, couponId });
    expect((await compute(mine)).code).toBe('410243');
    const [foreign] = await own(grace, 1);
    expect((await compute(foreign?.id ?? 0)).code).toBe('410242');
    expect((await compute(999_999)).code).toBe('410242');
    const rejected = await luis.create(key, { couponId: foreign?.id });
    expect(rejected.code).toBe('410242');
  });
});
