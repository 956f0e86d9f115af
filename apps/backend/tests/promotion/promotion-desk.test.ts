import type { Api } from '@rider/api';
import {
  adjustPromotion,
  changePromotion,
  checkPromotion,
  createPromotion,
  findPromotableVariants,
  getDailySlots,
  getOperatorLog,
  getOperatorPromotion,
  getOperatorPromotions,
  getPromotionCalendar,
  stopPromotion,
} from '@rider/api/operator';
import { getPresale, getPresales } from '@rider/api/promotion';
import { money } from '@rider/model/money';
import type { EnteredPromotion } from '@rider/model/validation';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customer, plainSku, setBalance, type Customer, type TestSku } from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { add, orderOf } from '../testing/promotions.ts';
import { apiOf, operatorApi } from '../testing/refund/refund-calls.ts';

const DAY = 86_400_000;

describe.each(DATABASES)('promotions at the desk on $name', ({ openShop }) => {
  let shop: Shop;
  let desk: Api;
  let sku: TestSku;
  let buyers: Customer[];

  beforeAll(async () => {
    shop = await openShop();
    desk = await operatorApi(shop);
    sku = await plainSku(shop, 1000);
    await shop.database
      .updateTable('sku')
      .set({ minimum: 1, pack: 1, price: money(2000), tiers: '[]' })
      .where('id', '=', sku.id)
      .execute();
    const since = new Date(shop.clock.now - 60 * DAY);
    await shop.database
      .updateTable('price_history')
      .set({ since })
      .where('sku_id', '=', sku.id)
      .where('until', 'is', null)
      .execute();
    buyers = await Promise.all(['luisglass', 'danaglass', 'priyaglass'].map((account) => customer(shop, account)));
    for (const account of ['luisglass', 'danaglass', 'priyaglass']) await setBalance(shop, account, 100_000_000);
  });
  afterAll(() => shop.close());
  // Each test has the variant for itself.
  beforeEach(async () => {
    const past = new Date(shop.clock.now - DAY);
    await shop.database
      .updateTable('promotion')
      .set({ starts_at: past, ends_at: past, renews: false })
      .where('sku_id', '=', sku.id)
      .execute();
  });

  const dayAfter = (days: number) => new Date(shop.clock.now + days * DAY).toISOString().slice(0, 10);
  const sale = (changed: Partial<EnteredPromotion> = {}): EnteredPromotion => ({
    kind: 'flashSale',
    sku: sku.code,
    title: { 'en-US': 'Test sale', 'zh-CN': '测试秒杀' },
    info: { 'en-US': 'While stocks last', 'zh-CN': '售完即止' },
    price: money(1500),
    quota: 6,
    perBuyer: null,
    from: { day: dayAfter(-1), time: '00:00' },
    until: { day: dayAfter(3), time: '23:59' },
    slot: { starts: '00:00', hours: 24 },
    shipAfterDays: 10,
    people: 3,
    hours: 24,
    ...changed,
  });
  const create = async (changed: Partial<EnteredPromotion> = {}) => {
    await createPromotion(desk, sale(changed));
    const { id } = await shop.database
      .selectFrom('promotion')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return getOperatorPromotion(desk, String(id));
  };
  const numberOf = async (id: string) =>
    (
      await shop.database
        .selectFrom('promotion')
        .select('number')
        .where('id', '=', Number(id))
        .executeTakeFirstOrThrow()
    ).number;
  const buy = async (buyer: Customer, id: string, quantity: number) => {
    const { data } = await add(buyer, sku, quantity, { secKillId: await numberOf(id) });
    return data?.cartId === undefined ? null : buyer.create(await buyer.confirm(data.cartId));
  };

  test('[B15] a new flash sale sells at its price immediately, in a daily slot of its own', async () => {
    const promotion = await create();
    expect(promotion).toMatchObject({
      state: 'active',
      remaining: 6,
      version: 1,
      slot: { starts: '00:00', hours: 24 },
    });
    expect(promotion).toMatchObject({ people: null, shipAfterDays: null, hours: null });
    expect(await getDailySlots(desk)).toContainEqual({ starts: '00:00', hours: 24 });
    const { data: listed } = await shop.call<{ seckillTime: { time: string }[] }>('/seckill/index');
    expect(listed.seckillTime.map(({ time }) => time)).toContain('00:00');
    const order = await buy(buyers[0] as Customer, promotion.id, 2);
    expect(order?.status).toBe(200);
    expect(await getOperatorPromotion(desk, promotion.id)).toMatchObject({ remaining: 4 });
    const { items } = await getOperatorLog(desk, { search: `${sku.code} Test sale` });
    expect(items[0]).toMatchObject({ action: 'promotion.create', detail: expect.stringContaining('15.00 × 6') });
  });

  test('[B15] the calendar has promotions, coupons and banners of its days, and names what overlaps on a variant', async () => {
    const group = { kind: 'groupBuy', title: { 'en-US': 'For groups', 'zh-CN': '拼团' }, price: money(1000) } as const;
    await create();
    await create(group);
    const days = { start: dayAfter(0), end: dayAfter(10) };
    const { entries } = await getPromotionCalendar(desk, days);
    const own = entries.filter(({ code }) => code === sku.code);
    expect(own.map(({ title, overlapping }) => [title, overlapping])).toEqual([
      ['Test sale', ['For groups']],
      ['For groups', ['Test sale']],
    ]);
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(
      new Set(['banner', 'coupon', 'flashSale', 'presale', 'groupBuy']),
    );
    const later = await getPromotionCalendar(desk, { start: dayAfter(5), end: dayAfter(10) });
    expect(later.entries.filter(({ code }) => code === sku.code)).toEqual([]);
    expect(later.before - later.from).toBeGreaterThan(5.9 * DAY);
  });

  test('[B15] a variant is found by SKU and by name', async () => {
    const [exact] = await findPromotableVariants(desk, sku.code.toLowerCase());
    expect(exact).toMatchObject({ code: sku.code, price: 2000, stock: expect.any(Number) });
    const word = exact?.name.split(' ')[0] ?? '';
    expect((await findPromotableVariants(desk, word)).length).toBeGreaterThan(0);
    expect(await findPromotableVariants(desk, '')).toEqual([]);
  });

  test('[B15] before it is saved, the check shows price, proof of the struck-through price, and overlaps', async () => {
    const running = await create({ kind: 'groupBuy', price: money(1700) });
    const check = await checkPromotion(desk, sale({ price: money(1800) }));
    expect(check).toMatchObject({ ordinary: 2000, isReduced: true, cheaper: null, strikesThrough: true });
    expect(check.overlaps).toMatchObject([{ kind: 'groupBuy', price: 1700, pointless: false }]);
    expect((await checkPromotion(desk, sale({ price: money(1700) }))).overlaps).toMatchObject([{ pointless: true }]);
    expect((await checkPromotion(desk, sale(), running.id)).overlaps).toEqual([]);
    // The price of the variant has just changed: in 30 days nobody has paid the new one.
    await shop.database
      .updateTable('sku')
      .set({ price: money(2100) })
      .where('id', '=', sku.id)
      .execute();
    const early = { from: { day: '2020-01-01', time: '00:00' } };
    expect(await checkPromotion(desk, sale({ ...early, price: money(2100) }))).toMatchObject({
      strikesThrough: false,
      isReduced: false,
    });
    await shop.database
      .updateTable('sku')
      .set({ price: money(2000) })
      .where('id', '=', sku.id)
      .execute();
  });

  test('[B15] the quantity from which the variant costs less without it is shown', async () => {
    const tiers = JSON.stringify([{ minimum: 5, price: 1400 }]);
    await shop.database.updateTable('sku').set({ tiers }).where('id', '=', sku.id).execute();
    expect((await checkPromotion(desk, sale())).cheaper).toEqual({ from: 5, price: 1400 });
    expect((await checkPromotion(desk, sale({ perBuyer: 4 }))).cheaper).toBeNull();
    await shop.database.updateTable('sku').set({ tiers: '[]' }).where('id', '=', sku.id).execute();
  });

  test('[B15] what would be without effect is rejected: a price that is not lower, and a second sale at the same time', async () => {
    await expect(create({ price: money(2000) })).rejects.toMatchObject({ fieldErrors: { price: expect.any(String) } });
    await expect(create({ sku: 'NONE' })).rejects.toMatchObject({ fieldErrors: { sku: expect.any(String) } });
    await create({ slot: { starts: '08:00', hours: 2 } });
    await expect(create({ slot: { starts: '09:00', hours: 2 } })).rejects.toMatchObject({
      code: '910720',
      message: expect.stringContaining('Test sale'),
    });
    await create({ slot: { starts: '10:00', hours: 2 } });
    await expect(create({ kind: 'groupBuy', price: money(1500) })).rejects.toMatchObject({ code: '910720' });
    await create({ kind: 'groupBuy', price: money(1400) });
  });

  test('[B15] two operators cannot create two sales of a variant at once', async () => {
    const results = await Promise.allSettled([createPromotion(desk, sale()), createPromotion(desk, sale())]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('[B15] a scheduled promotion changes, and its reminders move with it', async () => {
    const promotion = await create({ from: { day: dayAfter(2), time: '08:00' }, slot: { starts: '08:00', hours: 2 } });
    expect(promotion.state).toBe('scheduled');
    await (buyers[0] as Customer).call('/promotion/remind', { type: 'seckill', id: await numberOf(promotion.id) });
    const changed = {
      ...sale({ from: { day: dayAfter(3), time: '00:00' }, until: { day: dayAfter(5), time: '00:00' } }),
    };
    await changePromotion(desk, promotion, { ...changed, quota: 9, slot: { starts: '10:00', hours: 2 } });
    const now = await getOperatorPromotion(desk, promotion.id);
    expect(now).toMatchObject({ quota: 9, remaining: 9, version: 2, slot: { starts: '10:00' } });
    const { due_at: due } = await shop.database
      .selectFrom('promotion_reminder')
      .select('due_at')
      .where('promotion_id', '=', Number(promotion.id))
      .executeTakeFirstOrThrow();
    expect(due.getTime()).toBe(now.startsAt + 10 * 3_600_000);
    await expect(changePromotion(desk, promotion, changed)).rejects.toMatchObject({ code: '900013' });
    await stopPromotion(desk, now);
    expect((await getOperatorPromotion(desk, promotion.id)).state).toBe('ended');
    const left = shop.database.selectFrom('promotion_reminder').selectAll().where('promotion_id', '=', Number(now.id));
    expect(await left.execute()).toEqual([]);
  });

  test('[B15] an active promotion changes only in quota and end, never below what is ordered', async () => {
    const promotion = await create();
    await buy(buyers[0] as Customer, promotion.id, 4);
    await expect(changePromotion(desk, promotion, sale())).rejects.toMatchObject({ code: '910721' });
    const until = { day: dayAfter(6), time: '12:00' };
    await expect(adjustPromotion(desk, promotion, { quota: 3, until })).rejects.toMatchObject({
      fieldErrors: { quota: expect.any(String) },
    });
    await adjustPromotion(desk, promotion, { quota: 4, until });
    expect(await getOperatorPromotion(desk, promotion.id)).toMatchObject({ state: 'soldOut', quota: 4, remaining: 0 });
  });

  test('[B15] a stopped promotion sells nothing more; its orders keep the price', async () => {
    const promotion = await create();
    const [luis] = buyers as [Customer];
    const lineId = (await add(luis, sku, 1, { secKillId: await numberOf(promotion.id) })).data.cartId;
    const number = await orderOf(luis, lineId);
    await stopPromotion(desk, promotion);
    expect(await buy(luis, promotion.id, 1)).toBeNull();
    expect((await luis.pay(number)).data.status).toBe('SUCCESS');
    const { items } = await getOperatorPromotions(desk, { search: sku.code, state: 'ended' });
    expect(items.find(({ id }) => id === promotion.id)).toMatchObject({ pieces: 1, amount: 1500 });
    const ended = await getOperatorPromotion(desk, promotion.id);
    await expect(stopPromotion(desk, ended)).rejects.toMatchObject({ code: '910722' });
  });

  test('[B15] a quota that is lowered while buyers order is never oversold', async () => {
    for (let turn = 0; turn < 3; turn++) {
      const promotion = await create({ quota: 4 });
      const lines = await Promise.all(
        buyers.map(async (buyer) => {
          const { data } = await add(buyer, sku, 2, { secKillId: await numberOf(promotion.id) });
          return buyer.confirm(data.cartId);
        }),
      );
      const until = { day: dayAfter(3), time: '12:00' };
      await Promise.allSettled([
        ...buyers.map((buyer, index) => buyer.create(lines[index] as string)),
        adjustPromotion(desk, promotion, { quota: 2, until }),
      ]);
      const { quota, remaining } = await getOperatorPromotion(desk, promotion.id);
      const { pieces } = await shop.database
        .selectFrom('order_line')
        .innerJoin('customer_order', 'customer_order.id', 'order_line.order_id')
        .select((select) => select.fn.coalesce(select.fn.sum<number>('quantity'), select.lit(0)).as('pieces'))
        .where('promotion_id', '=', Number(promotion.id))
        .where('customer_order.state', '=', 'pending-payment')
        .executeTakeFirstOrThrow();
      expect(Number(pieces) + remaining).toBe(quota);
      expect(remaining).toBeGreaterThanOrEqual(0);
      const now = await getOperatorPromotion(desk, promotion.id);
      await stopPromotion(desk, now);
    }
  });

  test('[B15] a new presale replaces an ended one on its product’s page, and only one at a time is possible', async () => {
    const presale = { kind: 'presale' as const, price: money(1600) };
    const first = await create(presale);
    expect((await getPresales(apiOf(shop, ''), 'active', shop.clock.now)).map(({ productId }) => productId)).toContain(
      String(sku.productId),
    );
    await expect(
      create({ ...presale, from: { day: dayAfter(20), time: '00:00' }, until: { day: dayAfter(30), time: '00:00' } }),
    ).rejects.toMatchObject({ code: '910720' });
    await stopPromotion(desk, first);
    await create({ ...presale, price: money(1550) });
    const { promotion } = await getPresale(apiOf(shop, ''), String(sku.productId), shop.clock.now);
    expect(promotion).toMatchObject({ price: 1550, state: 'active' });
  });
});
