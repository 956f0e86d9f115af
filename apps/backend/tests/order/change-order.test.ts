import type { Api } from '@rider/api';
import {
  changeUnpaidOrder,
  getChangeableOrder,
  getOperatorPayments,
  getOrderHistory,
  quoteOrderChange,
  type ChangedContents,
} from '@rider/api/operator';
import { getOrder, payOrder } from '@rider/api/order';
import { money } from '@rider/model/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customer, plainSku, setBalance, skuOf, stockOf, type Customer, type TestSku } from '../testing/customers.ts';
import { COUPON } from '../testing/coupons.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { changeUnpaidOrder as changeOrder } from '../../src/order-entry/change-unpaid-order.ts';
import { settleAttempt } from '../../src/payment/settle-attempt.ts';
import { tableOfRates } from '../../src/tax/tax-of-sale.ts';
import { openProviders, payAs, type OpenedWire, type TestProviders } from '../testing/payment/payment-providers.ts';
import { apiOf, apiOfRole, operatorApi } from '../testing/refund/refund-calls.ts';

const CHANGED_MEANWHILE = '900013';

describe.each(DATABASES)('an operator changes an unpaid order on $name', ({ openShop }) => {
  let shop: Shop;
  let desk: Api;
  let luis: Customer;
  let buyer: Api;
  let sku: TestSku;
  let other: TestSku;
  let providers: TestProviders;
  let number: string;

  beforeAll(async () => {
    shop = await openShop();
    luis = await customer(shop, 'luisglass');
    buyer = apiOf(shop, luis.token);
    desk = await operatorApi(shop);
    providers = openProviders(shop, 'stripe');
    const codes = await shop.database
      .selectFrom('sku')
      .select('code')
      .where('pack', '=', 1)
      .where('minimum', '=', 1)
      .where('stock', '>', 50)
      .orderBy('id')
      .limit(2)
      .execute();
    other = await skuOf(shop, codes[1]?.code ?? '');
  });
  beforeEach(async () => {
    sku = await plainSku(shop, 100);
    await setBalance(shop, 'luisglass', 5_000_000);
    number = await luis.order(sku, 2);
  });
  afterAll(() => (providers.close(), shop.close()));

  /** The contents of the order with changes, at the quoted total. */
  async function contentsOf(change: Partial<ChangedContents>) {
    const { version, number: _, buyer: _owner, total: _before, ...held } = await getChangeableOrder(desk, number);
    const contents = { ...held, quoted: null, ...change };
    const quote = await quoteOrderChange(desk, number, contents);
    return { quote, contents: { ...contents, version, quoted: quote.sums?.total ?? money(0) } };
  }
  const change = async (changed: Partial<ChangedContents>) =>
    changeUnpaidOrder(desk, number, (await contentsOf(changed)).contents);
  const linesOf = (...lines: [TestSku, number][]) => lines.map(([{ code }, quantity]) => ({ sku: code, quantity }));
  const pay = () => luis.call<OpenedWire>('/order/pay', { uni: number, paytype: 'stripe', type: 0, quitUrl: '' });

  test('[B15] quantities, lines, PO number and destination change together, with stock, total and an e-mail', async () => {
    const otherStock = await stockOf(shop, other);
    const before = await getOrder(buyer, number);
    const { quote, contents } = await contentsOf({
      lines: linesOf([sku, 5], [other, 3]),
      shipping: 'counter-1',
      addressId: '',
      purchaseOrderNumber: 'PO 9',
    });
    expect(quote.lines).toMatchObject([
      { sku: sku.code, stock: 100, problem: null },
      { sku: other.code, stock: otherStock },
    ]);
    expect(await stockOf(shop, sku)).toBe(98);
    await changeUnpaidOrder(desk, number, contents);
    expect(await stockOf(shop, sku)).toBe(95);
    expect(await stockOf(shop, other)).toBe(otherStock - 3);
    const after = await getOrder(buyer, number);
    expect(after).toMatchObject({
      state: 'pending-payment',
      pieces: 8,
      total: quote.sums?.total,
      freight: 0,
      pickUp: { name: 'Pasadena counter' },
      purchaseOrderNumber: 'PO 9',
      payBefore: Math.floor(shop.clock.now / 1000) * 1000 + 3 * 86_400_000,
    });
    expect(after.lines.map(({ skuCode, quantity }) => [skuCode, quantity])).toEqual([
      [sku.code, 5],
      [other.code, 3],
    ]);
    const [entry] = (await getOrderHistory(desk, number)).filter(({ event }) => event === 'order.change');
    expect(entry).toMatchObject({ by: 'Maya Lindqvist' });
    expect(entry?.detail.split('\n')).toEqual([
      `${sku.code}: 2 → 5`,
      `${other.code}: 0 → 3`,
      expect.stringMatching(/ → .*Pasadena counter/),
      'PO: – → PO 9',
      `USD ${(before.total / 100).toFixed(2)} → ${(after.total / 100).toFixed(2)}`,
    ]);
    expect(after.changes).toEqual([{ at: expect.any(Number), text: entry?.detail }]);
    const { subject, body } = await shop.database
      .selectFrom('email_message')
      .select(['subject', 'body'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(subject).toBe(`Order ${number} was changed`);
    expect(body).toContain(`${sku.code}: 2 → 5`);
    await luis.pay(number);
    expect(await getOrder(buyer, number)).toMatchObject({ state: 'pending-shipment' });
  });

  test('[B15] a line with an unchanged quantity keeps its price; a removed one returns its stock', async () => {
    await change({ lines: linesOf([sku, 2], [other, 1]) });
    const { lines: ordered } = await getOrder(buyer, number);
    await shop.database
      .updateTable('sku')
      .set({ price: money(sku.price + 500), tiers: '[]' })
      .where('id', '=', sku.id)
      .execute();
    await change({ lines: linesOf([sku, 2]) });
    expect((await getOrder(buyer, number)).lines).toMatchObject([{ unitPrice: ordered[0]?.unitPrice }]);
    await change({ lines: linesOf([sku, 3]) });
    expect((await getOrder(buyer, number)).lines).toMatchObject([{ unitPrice: sku.price + 500 }]);
    await shop.database
      .updateTable('sku')
      .set({ price: money(sku.price), tiers: JSON.stringify(sku.tiers) })
      .where('id', '=', sku.id)
      .execute();
    expect(await stockOf(shop, sku)).toBe(97);
  });

  test('[B15] of two operators, the second sees who changed it, and nothing is lost', async () => {
    const [mine, theirs] = [
      await contentsOf({ lines: linesOf([sku, 3]) }),
      await contentsOf({ lines: linesOf([sku, 4]) }),
    ];
    await changeUnpaidOrder(desk, number, theirs.contents);
    await expect(changeUnpaidOrder(desk, number, mine.contents)).rejects.toMatchObject({ code: CHANGED_MEANWHILE });
    expect(await stockOf(shop, sku)).toBe(96);
    const { version } = await getChangeableOrder(desk, number);
    const both = [3, 5].map((quantity) =>
      contentsOf({ lines: linesOf([sku, quantity]) }).then(({ contents }) => changeUnpaidOrder(desk, number, contents)),
    );
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    const { lines, version: last } = await getChangeableOrder(desk, number);
    expect(last - version).toBe(outcomes.filter(({ status }) => status === 'fulfilled').length);
    expect(await stockOf(shop, sku)).toBe(100 - (lines[0]?.quantity ?? 0));
  });

  test('[B15] only an unpaid order changes, to an address of its buyer and the quoted total', async () => {
    const { contents } = await contentsOf({ lines: linesOf([sku, 3]) });
    const foreign = await shop.database
      .selectFrom('address')
      .innerJoin('buyer', 'buyer.id', 'buyer_id')
      .select('address.id')
      .where('account', '<>', 'luisglass')
      .executeTakeFirstOrThrow();
    for (const wrong of [{ addressId: String(foreign.id) }, { lines: [] }, { quoted: money(contents.quoted + 1) }])
      await expect(changeUnpaidOrder(desk, number, { ...contents, ...wrong })).rejects.toBeInstanceOf(Error);
    await expect(changeUnpaidOrder(desk, number, { ...contents, lines: linesOf([sku, 101]) })).rejects.toMatchObject({
      code: '910021',
    });
    expect(await stockOf(shop, sku)).toBe(98);
    await luis.pay(number);
    await expect(changeUnpaidOrder(desk, number, contents)).rejects.toThrow(/paid/);
    await expect(getChangeableOrder(desk, 'R-none')).rejects.toMatchObject({ code: '410294' });
  });

  test('[B15] the buyer does not pay a total that was not displayed', async () => {
    const { total } = await getOrder(buyer, number);
    await change({ lines: linesOf([sku, 3]) });
    await expect(payOrder(buyer, number, 'balance', undefined, total)).rejects.toThrow(/changed/);
    const { total: changed } = await getOrder(buyer, number);
    expect(await payOrder(buyer, number, 'balance', undefined, changed)).toEqual({ kind: 'paid' });
  });

  test('[B15] an open payment is cancelled by a change, and the next one has the changed total', async () => {
    const old = (await pay()).data;
    await change({ lines: linesOf([sku, 3]) });
    const { total } = await getOrder(buyer, number);
    await payAs(shop, old, 'pay').catch(() => null);
    expect(await getOrder(buyer, number)).toMatchObject({ state: 'pending-payment' });
    await payAs(shop, (await pay()).data, 'pay');
    await luis.call(`/pc/check_order_status/${number}`);
    expect(await getOrder(buyer, number)).toMatchObject({ state: 'pending-shipment', total });
  });

  test('[B15] a payment of the earlier total that arrives later does not pay the order', async () => {
    await pay();
    const attempt = await shop.database
      .selectFrom('payment_attempt')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await change({ lines: linesOf([sku, 3]) });
    await settleAttempt({ ...shop.services, gateways: providers.gateways() }, attempt.id, {
      event: 'pay',
      amount: attempt.amount,
    });
    expect(await getOrder(buyer, number)).toMatchObject({ state: 'pending-payment', paidAt: null });
    const { items } = await getOperatorPayments(desk, { search: number });
    expect(items).toMatchObject([{ state: 'mismatched', amount: attempt.amount, received: attempt.amount }]);
  });

  test('[B15] an order whose payment cannot be stopped does not change', async () => {
    await pay();
    const {
      contents: { version, ...contents },
    } = await contentsOf({ lines: linesOf([sku, 3]) });
    const gateways = providers.gateways({ cancel: () => Promise.reject(new Error('away')) });
    const services = { ...shop.services, gateways, taxes: tableOfRates };
    const operator = { id: 1, at: new Date(shop.clock.now) };
    const changing = changeOrder(services, operator, number, {
      contents,
      version,
      locale: 'en-US',
      mayDiscount: true,
    });
    await expect(changing).rejects.toMatchObject({ reason: 'payment-in-flight' });
    expect(await stockOf(shop, sku)).toBe(98);
  });

  test('[B15] a coupon stays with its order, or returns to the buyer where it no longer applies', async () => {
    const { id: couponId } = await shop.database
      .insertInto('coupon')
      .values({ ...COUPON, threshold: money(sku.price * 2) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: buyerId } = await shop.database
      .selectFrom('buyer')
      .select('id')
      .where('account', '=', 'luisglass')
      .executeTakeFirstOrThrow();
    const claim = await shop.database
      .insertInto('buyer_coupon')
      .values({
        coupon_id: couponId,
        buyer_id: buyerId,
        claimed_at: new Date(shop.clock.now),
        used_at: null,
        order_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const key = await luis.confirm(await luis.add(sku, 2, true));
    number = (await luis.create(key, { couponId: claim.id })).data.result.orderId;
    const used = async () =>
      (
        await shop.database
          .selectFrom('buyer_coupon')
          .select('used_at')
          .where('id', '=', claim.id)
          .executeTakeFirstOrThrow()
      ).used_at;
    await change({ lines: linesOf([sku, 4]) });
    expect(await getOrder(buyer, number)).toMatchObject({ couponDiscount: 100 });
    expect(await used()).not.toBeNull();
    await change({ lines: linesOf([sku, 1]) });
    expect(await getOrder(buyer, number)).toMatchObject({ couponDiscount: 0 });
    expect(await used()).toBeNull();
    const { quote, contents } = await contentsOf({ lines: linesOf([sku, 4]), couponId: String(claim.id) });
    expect(quote.coupons).toContainEqual(expect.objectContaining({ id: String(claim.id), obstacle: null }));
    await changeUnpaidOrder(desk, number, contents);
    expect(await getOrder(buyer, number)).toMatchObject({ couponDiscount: 100 });
    expect(await getChangeableOrder(desk, number)).toMatchObject({ couponId: String(claim.id) });
    await change({ couponId: '' });
    expect(await getOrder(buyer, number)).toMatchObject({ couponDiscount: 0 });
    expect(await used()).toBeNull();
  });

  test('[B15] a discount changes the total with its reason; it stays when a role without discounts changes the lines', async () => {
    const before = await getOrder(buyer, number);
    const shopDiscount = { rate: 10_000, amount: money(0), reason: 'Scratched' };
    await change({ shopDiscount });
    const amount = Math.round(before.subtotal / 10);
    expect(await getOrder(buyer, number)).toMatchObject({ shopDiscount: { ...shopDiscount, amount } });
    const [entry] = (await getOrderHistory(desk, number)).filter(({ event }) => event === 'order.change');
    expect(entry?.detail).toContain(`– → −${(amount / 100).toFixed(2)} (10 %): Scratched`);
    const accounts = await apiOfRole(shop, 'accounts');
    await changeUnpaidOrder(accounts, number, (await contentsOf({ lines: linesOf([sku, 4]) })).contents);
    expect(await getOrder(buyer, number)).toMatchObject({ shopDiscount: { amount: Math.round(before.subtotal / 5) } });
    const { contents } = await contentsOf({ shopDiscount: { ...shopDiscount, rate: 20_000 } });
    await expect(changeUnpaidOrder(accounts, number, contents)).rejects.toMatchObject({ code: '910700' });
    await change({ shopDiscount: null });
    expect(await getOrder(buyer, number)).not.toHaveProperty('shopDiscount');
  });
});
