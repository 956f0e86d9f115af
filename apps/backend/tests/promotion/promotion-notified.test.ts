import { getOperatorPromotions, getOutgoingEmails, stepRefund } from '@rider/api/operator';
import { cancelReminder, isReminded, requestReminder, type PresaleWire } from '@rider/api/promotion';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notifyStarted } from '../../src/promotion-overview/reminders.ts';
import { customer, setBalance, type Customer } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { add, intoSlotOf, orderOf, promotionOf } from '../testing/promotions.ts';
import { apiOf, requestRefund, operatorApi } from '../testing/refund/refund-calls.ts';

const HOUR = 3_600_000;

describe.each(MAIN_DATABASE)('promotion reports and reminders on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let dana: Customer;

  beforeAll(async () => {
    shop = await openShop();
  });
  beforeEach(async () => {
    luis = await customer(shop, 'luisglass');
    dana = await customer(shop, 'danaglass');
    await setBalance(shop, 'danaglass', 10_000_000);
  });
  afterAll(() => shop.close());

  test('[R2.6] [R6.5] the desk lists what promotions sold: paid orders alone, less what was refunded', async () => {
    const sale = await promotionOf(shop, 'seckill', 1);
    await intoSlotOf(shop, sale.slot_id);
    const operator = await operatorApi(shop);
    const listed = async () =>
      (await getOperatorPromotions(operator, { search: sale.sku.code })).items.find(({ id }) => id === String(sale.id));
    const before = await listed();
    const bought = async () => orderOf(dana, (await add(dana, sale.sku, 2, { secKillId: 1 })).data.cartId);
    const paid = await bought();
    const unpaid = await bought();
    expect(await listed()).toMatchObject({ pieces: before?.pieces, orders: before?.orders, amount: before?.amount });
    await dana.pay(paid);
    expect(await listed()).toMatchObject({
      state: 'active',
      orders: (before?.orders ?? 0) + 1,
      pieces: (before?.pieces ?? 0) + 2,
      amount: (before?.amount ?? 0) + 2 * sale.price,
    });
    const refund = await requestRefund(apiOf(shop, dana.token), paid, { counts: [1] });
    await stepRefund(operator, refund, 'agree');
    await stepRefund(operator, refund, 'pay-back');
    expect(await listed()).toMatchObject({
      orders: (before?.orders ?? 0) + 1,
      pieces: (before?.pieces ?? 0) + 1,
      amount: (before?.amount ?? 0) + sale.price,
    });
    await dana.call('/order/cancel', { id: unpaid });
    const running = await getOperatorPromotions(operator, { state: 'active' });
    expect(new Set(running.items.map(({ state }) => state))).toEqual(new Set(['active']));
    await expect(getOperatorPromotions(apiOf(shop, dana.token), {})).rejects.toMatchObject({ kind: 'session' });
  });

  test('[R2.6] a reminder sends one notification and one email in the buyer’s language at the start', async () => {
    const sale = await promotionOf(shop, 'seckill', 1);
    await intoSlotOf(shop, sale.slot_id);
    shop.clock.now -= 2 * HOUR;
    const operator = await operatorApi(shop);
    const { email } = await shop.database
      .selectFrom('buyer')
      .select('email')
      .where('account', '=', 'luisglass')
      .executeTakeFirstOrThrow();
    const received = async () => {
      await notifyStarted(shop.services);
      const { list } = (await luis.call<{ list: { title: string }[] }>('/user/message_system/list?page=1&limit=50'))
        .data;
      const { items } = await getOutgoingEmails(operator, { search: email });
      return {
        notifications: list.filter(({ title }) => title === 'The promotion has started').length,
        emails: items.filter(({ subject }) => subject.startsWith('活动已开始')),
      };
    };
    expect(await isReminded(apiOf(shop, luis.token), 'flashSale', '1')).toBe(false);
    await requestReminder(apiOf(shop, luis.token), 'flashSale', '1');
    expect(await isReminded(apiOf(shop, luis.token), 'flashSale', '1')).toBe(true);
    expect(await isReminded(apiOf(shop, dana.token), 'flashSale', '1')).toBe(false);
    await cancelReminder(apiOf(shop, dana.token), 'flashSale', '1');
    await cancelReminder(apiOf(shop, luis.token), 'flashSale', '1');
    expect(await isReminded(apiOf(shop, luis.token), 'flashSale', '1')).toBe(false);
    await requestReminder(apiOf(shop, luis.token), 'flashSale', '1');
    await requestReminder(apiOf(shop, luis.token), 'flashSale', '1');
    expect(await received()).toEqual({ notifications: 0, emails: [] });
    shop.clock.now += HOUR;
    await shop.database.updateTable('buyer').set({ locale: 'zh-CN' }).where('account', '=', 'luisglass').execute();
    const once = await received();
    expect([once.notifications, once.emails.length]).toEqual([1, 1]);
    expect(once.emails[0]?.body).toContain('/zh-CN/goods_seckill_detail?id=1');
    expect((await received()).emails).toHaveLength(1);
    const presale = (await shop.call<{ list: PresaleWire[] }>('/advance/list?time_type=2')).data.list[0];
    await requestReminder(apiOf(shop, dana.token), 'presale', String(presale?.id));
    await notifyStarted(shop.services);
    const { list: notifications } = (
      await dana.call<{ list: { title: string; content: string }[] }>('/user/message_system/list')
    ).data;
    expect(notifications[0]?.content).toContain(presale?.store_name);
    await expect(requestReminder(apiOf(shop, luis.token), 'flashSale', '9999')).rejects.toMatchObject({
      code: '410294',
    });
    const before = shop.clock.now;
    shop.clock.now = sale.ends_at.getTime();
    const later = await customer(shop, 'luisglass');
    await expect(requestReminder(apiOf(shop, later.token), 'flashSale', '1')).rejects.toMatchObject({ code: '410322' });
    shop.clock.now = before;
  });
});
