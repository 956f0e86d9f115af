import { getOrderHistory, placeOrderForBuyer, quoteOrder, stepRefund } from '@rider/api/operator';
import { getOrder } from '@rider/api/order';
import { money } from '@rider/model/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COUPON } from '../testing/coupons.ts';
import { setBalance } from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { openOrderEntry, type OrderEntering } from '../testing/order-entry.ts';
import { apiOfRole, requestRefund } from '../testing/refund/refund-calls.ts';

describe.each(DATABASES)('an order for a buyer with discount or coupon on $name', ({ openShop }) => {
  let shop: Shop;
  let entering: OrderEntering;

  beforeAll(async () => {
    shop = await openShop();
    entering = await openOrderEntry(shop);
  });
  afterAll(() => shop.close());

  test('[B15] has a discount with its reason, and refunds that add up to what was paid', async () => {
    await setBalance(shop, 'luisglass', 5_000_000);
    for (const [given, share] of [
      [{ rate: 7_500, amount: money(0), reason: 'Late delivery' }, (products: number) => Math.round(products * 0.075)],
      [{ rate: null, amount: money(1_234), reason: 'Late delivery' }, () => 1_234],
    ] as const) {
      const number = await entering.place(3, { shopDiscount: given });
      const order = await getOrder(entering.buyer, number);
      const amount = share(order.subtotal);
      expect(order).toMatchObject({ couponDiscount: 0, shopDiscount: { ...given, amount } });
      expect(order.total).toBe(order.subtotal - amount + order.freight + (order.tax?.amount ?? 0));
      const { body } = await entering.lastEmail();
      expect(body).toMatch(/Discount \(Late delivery\): -\$/);
      const [entry] = await getOrderHistory(entering.desk, number);
      expect(entry?.detail).toContain(`−${(amount / 100).toFixed(2)}`);
      await entering.luis.pay(number);
      let refunded = 0;
      for (const count of [2, 1]) {
        const refund = await requestRefund(entering.buyer, number, { counts: [count] });
        await stepRefund(entering.desk, refund, 'agree');
        refunded += (await stepRefund(entering.desk, refund, 'pay-back')).amount;
      }
      expect(refunded).toBe(order.total);
    }
  });

  test('[B15] has no discount of all that the products cost, without a reason, or by who may not give one', async () => {
    const quote = await quoteOrder(entering.desk, entering.draftOf(1));
    const all = { rate: null, amount: quote.sums?.subtotal ?? money(0), reason: 'All' };
    expect((await quoteOrder(entering.desk, entering.draftOf(1, { shopDiscount: all }))).obstacle).toMatch(
      /less than the products cost/,
    );
    await expect(entering.place(1, { shopDiscount: all })).rejects.toMatchObject({ code: '910038' });
    const silent = { rate: 5_000, amount: money(0), reason: ' ' };
    await expect(
      placeOrderForBuyer(entering.desk, { ...(await entering.entryOf(1)), shopDiscount: silent }),
    ).rejects.toMatchObject({
      fieldErrors: { 'shopDiscount.reason': expect.any(String) },
    });
    const entry = await entering.entryOf(1, { shopDiscount: { ...silent, reason: 'Trade' } });
    const accounts = await apiOfRole(shop, 'accounts');
    await expect(placeOrderForBuyer(accounts, entry)).rejects.toMatchObject({ code: '910700' });
    const manager = await apiOfRole(shop, 'manager');
    expect((await placeOrderForBuyer(manager, entry)).number).toMatch(/^R-/);
  });

  test('[B15] uses a coupon that its buyer owns', async () => {
    const { id: coupon_id } = await shop.database
      .insertInto('coupon')
      .values({ ...COUPON, threshold: money(entering.sku.price * 2) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const claim = { coupon_id, claimed_at: new Date(shop.clock.now), used_at: null, order_id: null };
    const [own, foreign] = await shop.database
      .insertInto('buyer_coupon')
      .values([
        { ...claim, buyer_id: Number(entering.uid) },
        { ...claim, buyer_id: Number(await entering.idOf('graceglass')) },
      ])
      .returning('id')
      .execute();
    const couponId = String(own?.id);
    const few = await quoteOrder(entering.desk, entering.draftOf(1, { couponId }));
    expect(few.coupons).toMatchObject([{ id: couponId, title: 'One off', obstacle: 'below-threshold' }]);
    expect(few.sums).toMatchObject({ couponDiscount: 0 });
    await expect(entering.place(2, { couponId: String(foreign?.id) })).rejects.toThrow(/coupon/);
    const shopDiscount = { rate: 10_000, amount: money(0), reason: 'Trade' };
    const order = await getOrder(entering.buyer, await entering.place(2, { couponId, shopDiscount }));
    const amount = Math.round((order.subtotal - 100) / 10);
    expect(order).toMatchObject({ couponDiscount: 100, shopDiscount: { amount } });
    expect((await quoteOrder(entering.desk, entering.draftOf(2))).coupons).toEqual([]);
  });
});
