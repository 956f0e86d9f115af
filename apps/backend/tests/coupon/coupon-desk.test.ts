import { claimCoupon as claim, getCoupons } from '@rider/api/coupon';
import {
  changeCoupon,
  createCoupon,
  extendCoupon,
  getOperatorCoupon,
  getOperatorCoupons,
  getOperatorLog,
  stepRefund,
  stopCoupon,
} from '@rider/api/operator';
import type { Api } from '@rider/api';
import { money } from '@rider/model/money';
import type { EnteredCoupon } from '@rider/model/validation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customer, plainSku, setBalance, type Customer, type TestSku } from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { apiOf, operatorApi, requestRefund } from '../testing/refund/refund-calls.ts';

const DAY = 86_400_000;

const COUPON: EnteredCoupon = {
  title: { 'en-US': 'Autumn', 'zh-CN': '秋季' },
  scope: 'general',
  categoryId: '',
  productIds: [],
  reduction: money(1000),
  threshold: money(10_000),
  from: null,
  until: null,
  total: 3,
  perBuyer: 2,
};

describe.each(DATABASES)('coupons at the desk on $name', ({ openShop }) => {
  let shop: Shop;
  let desk: Api;
  let luis: Customer;
  let sku: TestSku;

  beforeAll(async () => {
    shop = await openShop();
    desk = await operatorApi(shop);
    luis = await customer(shop, 'luisglass');
    sku = await plainSku(shop, 100_000);
  });
  afterAll(() => shop.close());

  const create = async (changed: Partial<EnteredCoupon> = {}) => {
    const { id } = await createCoupon(desk, { ...COUPON, ...changed });
    return getOperatorCoupon(desk, id);
  };
  const buyerOf = ({ token }: Customer) => apiOf(shop, token);
  const isOffered = async (id: string) => (await getCoupons(apiOf(shop, ''))).some((coupon) => coupon.id === id);
  const dayAfter = (days: number) => new Date(shop.clock.now + days * DAY).toISOString().slice(0, 10);

  test('[B15] a new coupon is offered to buyers immediately, and changes while nobody has claimed it', async () => {
    const coupon = await create();
    expect(coupon).toMatchObject({ state: 'active', claimed: 0, used: 0, given: 0, total: 3, version: 1 });
    expect(await isOffered(coupon.id)).toBe(true);
    await changeCoupon(desk, coupon, { ...COUPON, reduction: money(1500), from: { day: dayAfter(2), time: '09:30' } });
    const changed = await getOperatorCoupon(desk, coupon.id);
    expect(changed).toMatchObject({ state: 'scheduled', reduction: 1500, version: 2 });
    expect(await isOffered(coupon.id)).toBe(false);
    expect((await getOperatorCoupons(desk, { state: 'scheduled' })).items.map(({ id }) => id)).toContain(coupon.id);
    const { items } = await getOperatorLog(desk, { search: `${coupon.id} Autumn` });
    expect(items.map(({ action }) => action)).toEqual(['coupon.change', 'coupon.create']);
  });

  test('[B15] a day and time of a coupon are those of the shop’s clock', async () => {
    const coupon = await create({ until: { day: '2027-07-01', time: '00:00' } });
    expect(new Date(coupon.until ?? 0).toISOString()).toBe('2027-07-01T07:00:00.000Z');
  });

  test('[B15] the faults of a coupon are reported at their fields', async () => {
    const faulty = { ...COUPON, reduction: money(10_000), perBuyer: 4, until: { day: '2026-01-01', time: '25:00' } };
    await expect(createCoupon(desk, faulty)).rejects.toMatchObject({
      fieldErrors: {
        reduction: expect.any(String),
        perBuyer: expect.any(String),
        'until.time': expect.any(String),
      },
    });
    await expect(create({ until: { day: '2026-01-01', time: '10:00' } })).rejects.toMatchObject({
      fieldErrors: { 'until.day': 'The end must be in the future.' },
    });
    await expect(create({ scope: 'category' })).rejects.toMatchObject({
      fieldErrors: { categoryId: expect.any(String) },
    });
    await expect(create({ scope: 'category', categoryId: '99999' })).rejects.toMatchObject({ code: '100026' });
    await expect(create({ scope: 'product', productIds: ['1', '99999'] })).rejects.toMatchObject({ code: '100026' });
    const { data } = await shop.call('/operator/coupons', { body: {}, token: await shop.signInAgent() });
    expect(data).toMatchObject({ errors: { 'title.en-US': expect.any(String), total: expect.any(String) } });
  });

  test('[B15] a claimed coupon can only be extended and stopped; claimed ones remain usable', async () => {
    const coupon = await create({ until: { day: dayAfter(5), time: '12:00' } });
    await claim(buyerOf(luis), coupon.id);
    await expect(changeCoupon(desk, coupon, COUPON)).rejects.toMatchObject({ code: '910716' });
    await expect(extendCoupon(desk, coupon, { until: null, total: 2 })).rejects.toMatchObject({ code: '910717' });
    const sooner = { until: { day: dayAfter(3), time: '12:00' }, total: 3 };
    await expect(extendCoupon(desk, coupon, sooner)).rejects.toMatchObject({ code: '910717' });
    await extendCoupon(desk, coupon, { until: { day: dayAfter(9), time: '12:00' }, total: 30 });
    const extended = await getOperatorCoupon(desk, coupon.id);
    expect(extended).toMatchObject({ state: 'active', total: 30, claimed: 1, version: 2 });
    await stopCoupon(desk, extended);
    expect((await getOperatorCoupon(desk, coupon.id)).state).toBe('stopped');
    expect(await isOffered(coupon.id)).toBe(false);
    await expect(claim(buyerOf(luis), coupon.id)).rejects.toMatchObject({ code: '400516' });
    const { data } = await luis.call<{ cid: number }[]>('/coupons/user/1');
    expect(data.map(({ cid }) => String(cid))).toContain(coupon.id);
  });

  test('[B15] the second of two operators who change a coupon gets an error with the name of the first', async () => {
    const coupon = await create();
    const results = await Promise.allSettled([
      changeCoupon(desk, coupon, { ...COUPON, total: 7 }),
      changeCoupon(desk, coupon, { ...COUPON, total: 8 }),
    ]);
    const rejected = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
    expect(rejected).toMatchObject([{ code: '900013', message: expect.stringContaining('Maya') }]);
    expect((await getOperatorCoupon(desk, coupon.id)).total).toBe(results[0].status === 'fulfilled' ? 7 : 8);
  });

  test('[B15] a coupon is never both claimed and changed at once', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const coupon = await create();
      const [changed, claimed] = await Promise.allSettled([
        changeCoupon(desk, coupon, { ...COUPON, reduction: money(2000) }),
        claim(buyerOf(luis), coupon.id),
      ]);
      expect(claimed.status).toBe('fulfilled');
      const { reduction, version } = await getOperatorCoupon(desk, coupon.id);
      expect([reduction, version]).toEqual(changed.status === 'fulfilled' ? [2000, 2] : [1000, 1]);
    }
  });

  test('[B15] the desk shows how often a coupon was used and what it gave, less refunds', async () => {
    const coupon = await create();
    await setBalance(shop, 'luisglass', 10_000_000);
    await claim(buyerOf(luis), coupon.id);
    const { data } = await luis.call<{ id: number; cid: number }[]>('/coupons/user/1');
    const own = data.find(({ cid }) => String(cid) === coupon.id);
    const pieces = Math.ceil(40_000 / sku.price) * 2;
    const key = await luis.confirm(await luis.add(sku, pieces, true));
    const number = (await luis.create(key, { couponId: own?.id })).data.result.orderId;
    await luis.pay(number);
    expect(await getOperatorCoupon(desk, coupon.id)).toMatchObject({ claimed: 1, used: 1, given: 1000 });
    const refund = await requestRefund(buyerOf(luis), number, { counts: [pieces / 2] });
    await stepRefund(desk, refund, 'agree');
    await stepRefund(desk, refund, 'pay-back');
    expect(await getOperatorCoupon(desk, coupon.id)).toMatchObject({ used: 1, given: 500 });
  });
});
