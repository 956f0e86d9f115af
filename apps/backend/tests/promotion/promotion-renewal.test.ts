import type { PresaleWire } from '@rider/api/promotion';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runHousekeeping } from '../../src/housekeeping/housekeeping.ts';
import { renewPromotions } from '../../src/promotion/renew-promotions.ts';
import { isWithin, slotToday } from '../../src/promotion/slots.ts';
import { customer, setBalance } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { add, intoSlotOf, orderOf, promotionOf } from '../testing/promotions.ts';
import { apiOf, requestRefund, operatorApi } from '../testing/refund/refund-calls.ts';
import { stepRefund } from '@rider/api/operator';

const DAY = 86_400_000;

describe.each(MAIN_DATABASE)('promotions of the demonstration on $name', ({ openShop }) => {
  let shop: Shop;

  beforeEach(async () => {
    shop = await openShop();
  });
  afterEach(() => shop.close());

  const renew = () => renewPromotions(shop.database, shop.clock.now);
  const rounds = () =>
    shop.database
      .selectFrom('promotion')
      .select(['id', 'kind', 'number', 'starts_at', 'ends_at', 'quota', 'remaining', 'renews', 'sku_id'])
      .orderBy('kind')
      .orderBy('number')
      .execute();

  test('[R2.6] after a year there are sales in each slot, active, scheduled and ended presales, and group buys', async () => {
    const before = await rounds();
    const numbers = before.filter(({ renews }) => renews).map(({ kind, number }) => `${kind} ${number}`);
    for (let day = 0; day < 365; day += 5) {
      shop.clock.now += 5 * DAY;
      await renew();
      const living = (await rounds()).filter(({ renews }) => renews);
      expect(living.map(({ kind, number }) => `${kind} ${number}`)).toEqual(numbers);
      for (const { ends_at: end } of living) expect(end.getTime()).toBeGreaterThan(shop.clock.now);
      const running = living.filter(({ starts_at: start }) => start.getTime() <= shop.clock.now);
      expect(running.filter(({ kind }) => kind === 'seckill')).toHaveLength(6);
      expect(running.filter(({ kind }) => kind === 'group')).toHaveLength(3);
      expect(running.filter(({ kind }) => kind === 'presell').length).toBeGreaterThan(0);
    }
    const { list } = (await shop.call<{ list: PresaleWire[] }>('/advance/list?time_type=0&limit=100')).data;
    expect(list.filter(({ presale_pay_status: state }) => state === 2).length).toBeGreaterThan(0);
    expect(list.filter(({ presale_pay_status: state }) => state === 3).length).toBeGreaterThan(0);
  });

  test('[R2.6] a shop that was off for a year starts with the current round, the same on every call', async () => {
    const first = await rounds();
    shop.clock.now += 400 * DAY;
    await renew();
    const living = (await rounds()).filter(({ renews }) => renews);
    for (const { kind, number, starts_at: start, ends_at: end } of living) {
      const old = first.find((row) => row.kind === kind && row.number === number);
      const length = (old?.ends_at.getTime() ?? 0) - (old?.starts_at.getTime() ?? 0);
      expect(end.getTime() - start.getTime()).toBe(length);
      const step = length + (kind === 'presell' ? 2 * DAY : 0);
      expect((start.getTime() - (old?.starts_at.getTime() ?? 0)) % step).toBe(0);
    }
    const once = await rounds();
    await Promise.all([renew(), renew()]);
    expect(await rounds()).toEqual(once);
  });

  test('[R2.6] [R6.10] orders, limits and pieces stay with the old round; a refund returns them to it', async () => {
    const sale = await promotionOf(shop, 'seckill', 1);
    await intoSlotOf(shop, sale.slot_id);
    const luis = await customer(shop, 'luisglass');
    await setBalance(shop, 'luisglass', 10_000_000);
    const number = await orderOf(luis, (await add(luis, sale.sku, 4, { secKillId: 1 })).data.cartId);
    await luis.pay(number);
    await shop.database
      .updateTable('promotion')
      .set({ ends_at: new Date(shop.clock.now) })
      .where('id', '=', sale.id)
      .execute();
    await renew();
    const next = await promotionOf(shop, 'seckill', 1);
    expect(next.id).not.toBe(sale.id);
    expect([next.remaining, next.quota]).toEqual([120, 120]);
    const again = await orderOf(luis, (await add(luis, sale.sku, 4, { secKillId: 1 })).data.cartId);
    expect(again).not.toBe(number);
    const refund = await requestRefund(apiOf(shop, luis.token), number);
    const operator = await operatorApi(shop);
    await stepRefund(operator, refund, 'agree');
    await stepRefund(operator, refund, 'pay-back');
    const [old] = (await rounds()).filter(({ id }) => id === sale.id);
    expect(old).toMatchObject({ remaining: sale.remaining, renews: false });
    expect((await promotionOf(shop, 'seckill', 1)).remaining).toBe(116);
  });

  test('[R2.6] a sold-out sale is restocked in its next slot, not in the active one', async () => {
    const sale = await promotionOf(shop, 'seckill', 1);
    const slot = await shop.database
      .selectFrom('sale_slot')
      .selectAll()
      .where('id', '=', sale.slot_id)
      .executeTakeFirstOrThrow();
    await intoSlotOf(shop, sale.slot_id);
    await shop.database.updateTable('promotion').set({ remaining: 0 }).where('id', '=', sale.id).execute();
    await renew();
    expect(await promotionOf(shop, 'seckill', 1)).toMatchObject({ id: sale.id, remaining: 0 });
    shop.clock.now = slotToday(slot, shop.clock.now).until;
    expect(isWithin(slotToday(slot, shop.clock.now), shop.clock.now)).toBe(false);
    await renew();
    expect(await promotionOf(shop, 'seckill', 1)).toMatchObject({ remaining: 120, ends_at: sale.ends_at });
  });

  test('[R2.6] an operator’s promotions are not renewed, and nothing is without the demonstration', async () => {
    await shop.database.updateTable('promotion').set({ renews: false }).where('kind', '=', 'group').execute();
    const groups = async () => (await rounds()).filter(({ kind }) => kind === 'group');
    const before = await groups();
    shop.clock.now += 400 * DAY;
    const all = await rounds();
    await runHousekeeping(shop.services);
    expect(await rounds()).toEqual(all);
    await runHousekeeping({ ...shop.services, demo: true });
    expect(await groups()).toEqual(before);
    expect(await rounds()).not.toEqual(all);
  });
});
