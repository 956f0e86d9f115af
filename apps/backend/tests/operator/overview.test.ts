import {
  getListedQuotes,
  getAccountRequests,
  getOperatorBuyers,
  getOperatorFeedback,
  getOperatorOrders,
  getOperatorPayments,
  getOperatorRefunds,
  getOperatorTaxCertificates,
  getOutgoingEmails,
  getStock,
  getOverview,
  stepRefund,
  type OperatorOrder,
  type OverviewSales,
} from '@rider/api/operator';
import { DEFAULT_FORMATS } from '@rider/model/locale';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MessageWriter } from '../../src/chat/message-writer.ts';
import { customer, plainSku } from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { apiOf, operatorApi, requestRefund } from '../testing/refund/refund-calls.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
/** The day of an instant on the shop's clock. */
const dayOf = (instant: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: DEFAULT_FORMATS.timeZone }).format(instant);
/** Milliseconds until the shop's clock shows midnight. */
function untilMidnight(now: number): number {
  let next = Math.ceil(now / (15 * MINUTE)) * 15 * MINUTE;
  while (dayOf(next) === dayOf(now)) next += 15 * MINUTE;
  return next - now;
}

describe.each(DATABASES)('the overview on $name', ({ openShop }) => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  const salesOf = async (period: 'week' | 'month' | 'quarter'): Promise<OverviewSales> => {
    const { sales } = await getOverview(await operatorApi(shop), period);
    if (sales === null) throw new Error('the owner sees sales');
    return sales;
  };
  const readOrders = async (): Promise<OperatorOrder[]> => {
    const api = await operatorApi(shop);
    const orders: OperatorOrder[] = [];
    for (let page = 1; ; page += 1) {
      const { items, total } = await getOperatorOrders(api, { page });
      orders.push(...items);
      if (orders.length >= total) return orders;
    }
  };

  test('[B15] the sales of each day and buyer are the totals of the orders paid then', async () => {
    const sku = await plainSku(shop, 100);
    const buyers = await Promise.all(['luisglass', 'priyaglass'].map((account) => customer(shop, account)));
    // Around midnight on the shop's clock, and in the middle of a day.
    for (const wait of [0, 30 * MINUTE, 30 * MINUTE, 12 * HOUR, 3 * DAY])
      for (const [index, buyer] of buyers.entries()) {
        if (index === 0) shop.clock.now += wait === 0 ? untilMidnight(shop.clock.now) - 30 * MINUTE : wait;
        await buyer.pay(await buyer.order(sku, 1 + index));
      }
    await buyers[0]?.order(sku, 1);
    const { days, buyers: top } = await salesOf('week');
    expect(days).toHaveLength(7);
    expect(days.at(-1)?.day).toBe(dayOf(shop.clock.now));
    const paid = (await readOrders()).filter(({ paidAt }) => paidAt !== null);
    expect(paid).toHaveLength(10);
    for (const { day, ...figures } of days) {
      const ofDay = paid.filter(({ paidAt }) => dayOf(paidAt ?? 0) === day);
      const expected = { orders: ofDay.length, sales: sum(ofDay.map(({ total }) => total)), refunds: 0 };
      expect({ day, ...figures }).toEqual({ day, ...expected });
    }
    expect(days.map(({ orders }) => orders).filter(Boolean)).toEqual([2, 6, 2]);
    expect(top.map(({ account }) => account)).toEqual(['priyaglass', 'luisglass']);
    for (const { account, orders, sales } of top) {
      const own = paid.filter(({ buyer }) => buyer.account === account);
      expect({ orders, sales }).toEqual({ orders: own.length, sales: sum(own.map(({ total }) => total)) });
    }
  });

  test('[B15] a refund counts on its own day and leaves the sales of the order’s day', async () => {
    const sku = await plainSku(shop, 50);
    const buyer = await customer(shop, 'luisglass');
    const number = await buyer.order(sku, 4);
    await buyer.pay(number);
    const before = await salesOf('week');
    const paidDay = before.days.at(-1);
    const product = before.products.find(({ productId }) => productId === String(sku.productId));
    expect(product?.pieces).toBeGreaterThanOrEqual(4);

    shop.clock.now += DAY;
    const refund = await requestRefund(apiOf(shop, await shop.signIn('luisglass')), number, { counts: [1] });
    const operator = await operatorApi(shop);
    await stepRefund(operator, refund, 'agree');
    const { amount } = await stepRefund(operator, refund, 'pay-back');
    const after = await salesOf('week');
    expect(after.days.at(-2)).toEqual(paidDay);
    expect(after.days.at(-1)).toEqual({ day: dayOf(shop.clock.now), orders: 0, sales: 0, refunds: amount });
    expect(after.products.find(({ productId }) => productId === product?.productId)).toEqual({
      ...product,
      refundedPieces: (product?.refundedPieces ?? 0) + 1,
    });
    expect(amount).toBeLessThan(paidDay?.sales ?? 0);
  });

  test('[B15] counts what the lists count, and only those of the role', async () => {
    const api = await operatorApi(shop);
    const total = async (list: Promise<{ total: number }>) => (await list).total;
    const { waiting } = await getOverview(api, 'week');
    expect(waiting).toEqual({
      chats: expect.any(Number),
      toShip: await total(getOperatorOrders(api, { state: 'to-ship' })),
      quotes: await total(getListedQuotes(api, { state: 'requested' })),
      refunds: await total(getOperatorRefunds(api, { state: 'applied' })),
      accountRequests: await total(getAccountRequests(api, { state: 'pending' })),
      taxCertificates: await total(getOperatorTaxCertificates(api, { state: 'pending' })),
      feedback: await total(getOperatorFeedback(api, { state: 'unanswered' })),
      payments: await total(getOperatorPayments(api, { state: 'task' })),
      lowStock: await total(getStock(api, { state: 'low' })),
      soldOut: await total(getStock(api, { state: 'sold-out' })),
      emails: await total(getOutgoingEmails(api, { state: 'failed' })),
    });
    await shop.database.updateTable('agent').set({ staff_role: 'support' }).where('account', '=', 'daniel').execute();
    const support = await operatorApi(shop, 'daniel');
    await expect(getOperatorBuyers(support, {})).rejects.toMatchObject({ code: '910700' });
    const own = await getOverview(support, 'week');
    expect(Object.keys(own.waiting).toSorted()).toEqual(['chats', 'feedback']);
    expect(own.sales).toBeNull();
  });

  test('[B15] a chat waits while the buyer wrote last', async () => {
    const api = await operatorApi(shop);
    const idOf = async (table: 'agent' | 'buyer', account: string) =>
      (await shop.database.selectFrom(table).select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
    const pair = { agentId: await idOf('agent', 'maya'), buyerId: await idOf('buyer', 'luisglass') };
    const writer = new MessageWriter(shop.database);
    const write = async (fromAgent: boolean) => {
      await writer.save({ ...pair, fromAgent, kind: 1, body: 'In stock?', clientId: null, now: shop.clock.now });
      return (await getOverview(api, 'week')).waiting.chats ?? 0;
    };
    const answered = await write(true);
    expect(await write(false)).toBe(answered + 1);
    expect(await write(true)).toBe(answered);
  });
});
