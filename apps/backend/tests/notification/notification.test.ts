import { createApi, type Api } from '@rider/api';
import { getUser } from '@rider/api/account';
import {
  deleteNotifications,
  getNotifications,
  openNotification,
  markNotificationsRead,
} from '@rider/api/notification';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NOTIFICATION_PAGES } from '../../src/notification/notification-kinds.ts';
import { notifyBuyer } from '../../src/notification/notify-buyer.ts';
import { notificationText } from '../../src/notification/notification-text.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';

describe.each(MAIN_DATABASE)('notifications on $name', ({ openShop }) => {
  let shop: Shop;
  let api: Api;
  let chinese: Api;
  let stranger: Api;
  let buyerId: number;
  beforeAll(async () => {
    shop = await openShop();
    const options = { fetch: shop.fetch, baseUrl: 'http://shop.test/api' };
    const token = await shop.signIn('danaglass');
    api = createApi({ ...options, token, locale: 'en-US' });
    chinese = createApi({ ...options, token, locale: 'zh-CN' });
    stranger = createApi({ ...options, token: await shop.signIn('priyaglass'), locale: 'en-US' });
    buyerId = Number((await getUser(api)).id);
  });
  beforeEach(async () => {
    await deleteNotifications(api, 'all');
    await shop.database.transaction().execute(async (transaction) => {
      await notifyBuyer(
        transaction,
        buyerId,
        'order-shipped',
        { order: 'cp1', courier: 'UPS', tracking: '1Z' },
        shop.clock.now,
      );
      await notifyBuyer(
        transaction,
        buyerId,
        'refund-paid',
        { order: 'cp1', refund: 'rf 1', amount: 123_456 },
        shop.clock.now,
      );
    });
  });
  afterAll(() => shop.close());

  test('[R2.10] are listed newest first, in the language of the request', async () => {
    expect(await getNotifications(api)).toMatchObject({
      total: 2,
      items: [
        {
          title: 'Refund paid',
          text: '$1,234.56 for order cp1 was refunded to your original payment method.',
          href: '/refund_detail?id=rf+1',
        },
        { title: 'Order shipped', href: '/order_detail?orderId=cp1', read: false },
      ],
    });
    expect((await getNotifications(chinese)).items[1]?.text).toBe('订单 cp1 已交UPS承运，运单号：1Z。');
    expect((await getNotifications(api, { page: 2, pageSize: 1 })).items).toHaveLength(1);
  });

  test('[R2.10] are marked read by opening, by selection, and all together', async () => {
    const [refund, shipped] = (await getNotifications(api)).items;
    if (!refund || !shipped) throw new Error('no notification was sent');
    expect((await openNotification(api, refund.id)).read).toBe(true);
    expect((await getUser(api)).unreadNotices).toBe(1);
    await markNotificationsRead(api, [shipped.id]);
    expect((await getUser(api)).unreadNotices).toBe(0);
    await markNotificationsRead(api, 'all');
    await deleteNotifications(api, [refund.id]);
    expect((await getNotifications(api)).items.map(({ id }) => id)).toEqual([shipped.id]);
  });

  test('[R2.10] of another buyer are not found', async () => {
    const ids = (await getNotifications(api)).items.map(({ id }) => id);
    await expect(openNotification(stranger, ids[0] ?? '')).rejects.toMatchObject({ code: '100026' });
    await expect(openNotification(stranger, '1')).rejects.toMatchObject({ code: '100026' });
    await markNotificationsRead(stranger, ids);
    await markNotificationsRead(stranger, 'all');
    await deleteNotifications(stranger, ids);
    await deleteNotifications(stranger, 'all');
    expect((await getNotifications(api)).items.map(({ read }) => read)).toEqual([false, false]);
  });

  test('[R8.6] only the read mark changes, and invalid input is rejected', async () => {
    const token = await shop.signIn('danaglass');
    for (const body of [
      { all: 1, key: 'buyer_id', value: 1 },
      { all: 1, key: 'look', value: 0 },
      { key: 'look', value: 1 },
      { id: ['1; drop table buyer'], key: 'look', value: 1 },
    ])
      expect((await shop.call('/user/message_system/edit_message', { token, body })).code).toBe('100100');
  });

  test.each(Object.keys(NOTIFICATION_PAGES))('%s has a text in both languages', (kind) => {
    const facts = {
      order: 'A1',
      refund: 'R1',
      quote: 'Q-1001',
      amount: 123_450,
      courier: 'UPS',
      tracking: '1Z9',
      person: 'Lee',
      shipped: 2,
      pieces: 3,
      phone: '555',
      note: 'n',
      reason: 'worn',
      coupon: 'Spring',
      product: 12,
      name: 'Hinge',
      code: 'HH-90',
      email: 'a@b.co',
      nickname: 'Chen',
      promotion: 'Hinge',
      kind: 'seckill',
      id: 1,
    };
    const english = notificationText(kind, facts, 'en-US');
    const inChinese = notificationText(kind, facts, 'zh-CN');
    expect(inChinese.title).toMatch(/\p{Script=Han}/u);
    expect(inChinese.content).toMatch(/\p{Script=Han}/u);
    expect(inChinese.page).toBe(english.page);
    expect(english.page).toMatch(/^\//);
    // Amounts are cents in the row and dollars in the text, the same in both languages.
    expect(inChinese.content.includes('$1,234.50')).toBe(english.content.includes('$1,234.50'));
    expect(english.content + english.page).not.toMatch(/[{}]|123450/);
  });
});
