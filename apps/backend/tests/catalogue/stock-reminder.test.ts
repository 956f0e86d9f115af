import { cancelStockReminder, getStockReminders, requestStockReminder } from '@rider/api/catalogue';
import { getOutgoingEmails, receiveStock } from '@rider/api/operator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifyRestocked } from '../../src/stock-reminder/stock-reminders.ts';
import { customer, plainSku, type Customer } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf, operatorApi } from '../testing/refund/refund-calls.ts';

describe.each(MAIN_DATABASE)('reminders of stock on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let dana: Customer;

  beforeAll(async () => {
    shop = await openShop();
    luis = await customer(shop, 'luisglass');
    dana = await customer(shop, 'danaglass');
  });
  afterAll(() => shop.close());

  test('[B3] [B15] a buyer gets one notification and one email when an operator receives pieces', async () => {
    const sku = await plainSku(shop, 0);
    const id = String(sku.id);
    const { product_id: product } = await shop.database
      .selectFrom('sku')
      .select('product_id')
      .where('id', '=', sku.id)
      .executeTakeFirstOrThrow();
    const awaited = (buyer: Customer) => getStockReminders(apiOf(shop, buyer.token), String(product));
    await requestStockReminder(apiOf(shop, luis.token), id);
    await requestStockReminder(apiOf(shop, luis.token), id);
    await requestStockReminder(apiOf(shop, dana.token), id);
    await cancelStockReminder(apiOf(shop, dana.token), id);
    expect([await awaited(luis), await awaited(dana)]).toEqual([[id], []]);

    const operator = await operatorApi(shop);
    const received = async () => {
      await notifyRestocked(shop.services);
      const { list } = (await luis.call<{ list: { title: string; content: string }[] }>('/user/message_system/list'))
        .data;
      const { items } = await getOutgoingEmails(operator, { search: 'In stock again' });
      return [list.filter(({ title }) => title === 'In stock again').length, items.map(({ body }) => body)] as const;
    };
    expect(await received()).toEqual([0, []]);
    await receiveStock(operator, id, { quantity: 40, reason: 'Container 7', key: 'returned' });
    const [notifications, emails] = await received();
    expect([notifications, emails.length]).toEqual([1, 1]);
    expect(emails[0]).toContain(`/goods_detail/${product}?sku=${sku.code}`);
    expect(await received()).toEqual([notifications, emails]);
    expect(await awaited(luis)).toEqual([]);
    // In stock, each request would send an e-mail.
    await expect(requestStockReminder(apiOf(shop, luis.token), id)).rejects.toMatchObject({ code: '910045' });
    await expect(requestStockReminder(apiOf(shop, luis.token), '999999999')).rejects.toMatchObject({ code: '410294' });
    await expect(requestStockReminder(apiOf(shop, ''), id)).rejects.toMatchObject({ kind: 'session' });
  });

  test('[B3] a variant that operators removed, or of a product that they withdrew, is never announced', async () => {
    const sku = await plainSku(shop, 0);
    const reminders = () => shop.database.selectFrom('stock_reminder').select('buyer_id').execute();
    const change = (hidden: boolean, stock: number) =>
      shop.database.updateTable('sku').set({ hidden, stock }).where('id', '=', sku.id).execute();
    await requestStockReminder(apiOf(shop, luis.token), String(sku.id));
    await change(true, 40);
    await notifyRestocked(shop.services);
    expect(await reminders()).toHaveLength(1);
    await change(true, 0);
    await expect(requestStockReminder(apiOf(shop, dana.token), String(sku.id))).rejects.toMatchObject({
      code: '410294',
    });
    await change(false, 40);
    await notifyRestocked(shop.services);
    expect(await reminders()).toEqual([]);
  });
});
