import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FlashSaleDetailWire, GroupStateWire, PresaleWire, SaleSlotsWire } from '@rider/api/promotion';
import type { CartItemWire } from '@rider/api/cart';
import { expireDueOrders } from '../../src/order/close-order.ts';
import { slotToday } from '../../src/promotion/slots.ts';
import { endDueGroups } from '../../src/refund/group-end.ts';
import { balanceOf, customer, plainSku, setBalance, type Customer } from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { add, intoSlotOf, orderOf, promotionOf } from '../testing/promotions.ts';
import { operatorApi, ship } from '../testing/refund/refund-calls.ts';

const ACCOUNTS = ['danaglass', 'luisglass', 'priyaglass', 'tomglass', 'wenglass', 'graceglass'] as const;
const START = 10_000_000;
const HOUR = 3_600_000;

describe.each(DATABASES)('promotions on $name', ({ openShop }) => {
  let shop: Shop;
  let buyers: Customer[];
  let luis: Customer;
  let dana: Customer;

  beforeAll(async () => {
    shop = await openShop();
  });
  beforeEach(async () => {
    // The tests move the clock by days, and a session lasts seven.
    buyers = await Promise.all(ACCOUNTS.map((account) => customer(shop, account)));
    [dana, luis] = buyers as [Customer, Customer];
    for (const account of ACCOUNTS) await setBalance(shop, account, START);
  });
  afterAll(() => shop.close());

  const offerOf = (kind: 'seckill' | 'presell' | 'group', number: number) => promotionOf(shop, kind, number);
  const remainingOf = async (id: number): Promise<number> =>
    (await shop.database.selectFrom('promotion').select('remaining').where('id', '=', id).executeTakeFirstOrThrow())
      .remaining;
  const intoSlot = (slotId: number | null) => intoSlotOf(shop, slotId);
  const lineOf = async (number: string) =>
    shop.database
      .selectFrom('order_line')
      .innerJoin('customer_order', 'customer_order.id', 'order_line.order_id')
      .selectAll('order_line')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();

  test('[R2.6] today’s slots, their sales and a sale’s page show state, price and remaining quantity', async () => {
    const sale = await offerOf('seckill', 1);
    await intoSlot(sale.slot_id);
    const { seckillTime: slots, seckillTimeIndex: first } = (await shop.call<SaleSlotsWire>('/seckill/index')).data;
    expect(slots.map(({ time }) => time)).toEqual(['06:00', '10:00', '14:00', '18:00']);
    expect(slots[first]).toMatchObject({ id: sale.slot_id, status: 1 });
    const { data } = await shop.call<{ id: number; price: string; quota: number }[]>(`/seckill/list/${sale.slot_id}`);
    expect(data.find(({ id }) => id === 1)).toMatchObject({ price: '18.90', quota_show: 120, quota: sale.remaining });
    const page = (await luis.call<FlashSaleDetailWire>('/seckill/detail/1')).data;
    expect(page.storeInfo).toMatchObject({ status: 1, num: 4, title: 'C-Pull Handle, Back-to-Back, Ø19' });
    expect(Object.values(page.productValue).map(({ unique, price }) => [unique, price])).toEqual([
      [String(sale.sku.id), '18.90'],
    ]);
    expect((await shop.call('/seckill/detail/9999')).status).toBe(410294);
    expect((await shop.call('/combination/detail/9999')).status).toBe(410311);
    expect((await shop.call('/combination/pink/9999')).status).toBe(410311);
  });

  test('[R2.6] the cart uses an active sale’s price within its limits, and marks the line when it has ended', async () => {
    const sale = await offerOf('seckill', 1);
    await intoSlot(sale.slot_id);
    expect(await add(luis, sale.sku, 5, { secKillId: 1 })).toMatchObject({ status: 410298 });
    const lineId = (await add(luis, sale.sku, 4, { secKillId: 1, new: 0 })).data.cartId;
    const line = async () =>
      (await luis.call<{ valid: CartItemWire[] }>('/pc/get_cart_list')).data.valid.find(({ id }) => id === lineId);
    expect(await line()).toMatchObject({
      truePrice: '18.90',
      promotion: { kind: 'flashSale' },
      promotion_lost: '',
    });
    shop.clock.now += 2.5 * HOUR;
    const key = await luis.confirm(lineId);
    shop.clock.now = slotToday({ starts: '06:00', hours: 4 }, shop.clock.now).until;
    expect(await line()).toMatchObject({ truePrice: '25.00', promotion: null, promotion_lost: 'ended' });
    expect(await luis.create(key)).toMatchObject({ status: 410322 });
    expect(await add(luis, sale.sku, 1, { secKillId: 1 })).toMatchObject({ status: 410322 });
    await luis.call('/cart/del', { ids: lineId });
  });

  test('[R2.6] an ordinary line gets an active sale’s price within its limit, in cart and order', async () => {
    const sale = await offerOf('seckill', 1);
    await intoSlot(sale.slot_id);
    const before = await remainingOf(sale.id);
    const lineId = await luis.add(sale.sku, 4);
    const line = async () =>
      (await luis.call<{ valid: CartItemWire[] }>('/pc/get_cart_list')).data.valid.find(({ id }) => id === lineId);
    expect(await line()).toMatchObject({ truePrice: '18.90', promotion: { kind: 'flashSale' } });
    await luis.call('/cart/num', { id: lineId, number: 5 });
    expect(await line()).toMatchObject({ truePrice: '25.00', promotion: null, promotion_lost: '' });
    await luis.call('/cart/num', { id: lineId, number: 3 });
    const number = await orderOf(luis, lineId);
    expect(await lineOf(number)).toMatchObject({ unit_price: 1890, promotion_id: sale.id, quantity: 3 });
    expect(await remainingOf(sale.id)).toBe(before - 3);
    // The limit counts what was ordered, so that two more pieces cost the ordinary price.
    const second = await orderOf(luis, await luis.add(sale.sku, 2));
    expect(await lineOf(second)).toMatchObject({ unit_price: 2500, promotion_id: null });
    for (const id of [number, second]) await luis.call('/order/cancel', { id });
    expect(await remainingOf(sale.id)).toBe(before);
  });

  test('[R6.10] 30 parallel ordinary orders at a quota of 5: five get its price; a repeated confirmation gets the ordinary price', async () => {
    const sale = await offerOf('seckill', 2);
    await intoSlot(sale.slot_id);
    await shop.database.updateTable('sku').set({ minimum: 1, pack: 1 }).where('id', '=', sale.sku.id).execute();
    const { remaining, per_buyer: limit } = sale;
    const terms = (quota: number, most: number | null) =>
      shop.database
        .updateTable('promotion')
        .set({ remaining: quota, per_buyer: most })
        .where('id', '=', sale.id)
        .execute();
    await terms(5, null);
    const checkouts = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const buyer = buyers[index % buyers.length] ?? luis;
        return { buyer, key: await buyer.confirm(await buyer.add(sale.sku, 1, true)) };
      }),
    );
    const answers = await Promise.all(
      checkouts.map(async ({ buyer, key }) => ({ buyer, answer: await buyer.create(key) })),
    );
    const placed = answers.filter(({ answer }) => answer.status === 200);
    const rejected = answers.filter(({ answer }) => answer.status !== 200);
    expect(placed).toHaveLength(5);
    expect(await remainingOf(sale.id)).toBe(0);
    for (const { answer } of placed)
      expect(await lineOf(answer.data.result.orderId)).toMatchObject({ unit_price: sale.price, promotion_id: sale.id });
    const again = rejected[0]?.buyer ?? luis;
    const late = await orderOf(again, await again.add(sale.sku, 1, true));
    expect(await lineOf(late)).toMatchObject({ unit_price: sale.sku.price, promotion_id: null });
    await again.call('/order/cancel', { id: late });
    for (const { buyer, answer } of placed) await buyer.call('/order/cancel', { id: answer.data.result.orderId });
    expect(await remainingOf(sale.id)).toBe(5);
    await terms(remaining, limit);
  });

  test('[R6.10] 200 parallel orders at a quota of 10 place 10, and each cancelled one returns its pieces', async () => {
    const sale = await offerOf('seckill', 2);
    await intoSlot(sale.slot_id);
    await shop.database.updateTable('sku').set({ minimum: 1, pack: 1 }).where('id', '=', sale.sku.id).execute();
    await shop.database
      .updateTable('promotion')
      .set({ remaining: 10, per_buyer: null })
      .where('id', '=', sale.id)
      .execute();
    const checkouts = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const buyer = buyers[index % buyers.length] ?? luis;
        return { buyer, key: await buyer.confirm((await add(buyer, sale.sku, 1, { secKillId: 2 })).data.cartId) };
      }),
    );
    const answers = await Promise.all(checkouts.map(({ buyer, key }) => buyer.create(key)));
    const placed = answers.filter(({ status }) => status === 200).map(({ data }) => data.result.orderId);
    expect(placed).toHaveLength(10);
    expect(await remainingOf(sale.id)).toBe(0);
    const buyerOf = (number: string) =>
      checkouts[answers.findIndex(({ data }) => data?.result?.orderId === number)]?.buyer;
    const [cancelled = '', paid = ''] = placed;
    expect((await buyerOf(cancelled)?.call('/order/cancel', { id: cancelled }))?.status).toBe(200);
    expect(await remainingOf(sale.id)).toBe(1);
    expect((await buyerOf(paid)?.pay(paid))?.data.status).toBe('SUCCESS');
    shop.clock.now += HOUR;
    await expireDueOrders(shop.services);
    expect(await remainingOf(sale.id)).toBe(9);
  });

  test('[R2.6] a buyer’s limit applies across orders', async () => {
    const sale = await offerOf('seckill', 3);
    await intoSlot(sale.slot_id);
    await orderOf(luis, (await add(luis, sale.sku, 3, { secKillId: 3 })).data.cartId);
    const more = await add(luis, sale.sku, 2, { secKillId: 3 });
    expect(more.status).toBe(410298);
    expect(more.msg).toContain('1 more piece');
  });

  test('[R2.6] presale products have their price and shipping date, and need an order of their own', async () => {
    const { data } = await shop.call<{ list: PresaleWire[] }>('/advance/list?time_type=2');
    const [presale] = data.list;
    const sale = (await shop.database.selectFrom('promotion').selectAll().where('kind', '=', 'presell').execute()).find(
      ({ product_id: id }) => id === presale?.id,
    );
    const offer = await offerOf('presell', sale?.number ?? 0);
    const lineId = (await add(luis, offer.sku, offer.sku.minimum, {})).data.cartId;
    const number = await orderOf(luis, lineId);
    const line = await lineOf(number);
    expect(line.unit_price).toBe(offer.price);
    expect(line.ships_at?.getTime()).toBe(offer.ends_at.getTime() + (offer.ship_after_days ?? 0) * 24 * HOUR);
    const mixed = [
      (await add(luis, offer.sku, offer.sku.minimum, {})).data.cartId,
      (await add(luis, await plainSku(shop, 100), 1, {})).data.cartId,
    ];
    const mix = { cartId: mixed.join(), new: 0, addressId: 0, shipping_type: 1 };
    expect(await luis.call('/order/confirm', mix)).toMatchObject({ code: '910027' });
  });

  test('[R2.6] two form a group in time; nobody joins twice, or one that is full; it ships when it is complete', async () => {
    const buy = await offerOf('group', 1);
    await shop.database.updateTable('promotion').set({ people: 2 }).where('id', '=', buy.id).execute();
    const operator = await operatorApi(shop);
    const minimum = buy.sku.minimum;
    const first = await orderOf(luis, (await add(luis, buy.sku, minimum, { combinationId: 1 })).data.cartId);
    expect((await lineOf(first)).unit_price).toBe(buy.price);
    expect((await luis.pay(first)).data.status).toBe('SUCCESS');
    await expect(ship(operator, first)).rejects.toMatchObject({ code: '910705' });
    const { id: group } = await shop.database
      .selectFrom('buyer_group')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const join = { combinationId: 1, pinkId: group };
    expect(await add(luis, buy.sku, minimum, join)).toMatchObject({ code: '910704' });
    const joining = await Promise.all(
      buyers
        .filter((buyer) => buyer !== luis)
        .map(async (buyer) => ({
          buyer,
          key: await buyer.confirm((await add(buyer, buy.sku, minimum, join)).data.cartId),
        })),
    );
    const answers = await Promise.all(joining.map(({ buyer, key }) => buyer.create(key)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200).map(({ code }) => code)).toEqual(
      Array.from({ length: 4 }, () => '910701'),
    );
    const winner = answers.findIndex(({ status }) => status === 200);
    const second = answers[winner]?.data.result.orderId ?? '';
    expect((await joining[winner]?.buyer.pay(second))?.data.status).toBe('SUCCESS');
    const state = (await shop.call<GroupStateWire>(`/combination/pink/${group}`)).data;
    expect(state).toMatchObject({ pinkBool: 1, count: 0, userBool: 0 });
    await ship(operator, first);
    shop.clock.now += 48 * HOUR;
    await endDueGroups(shop.services);
    expect((await luis.see(first))._status._type).toBe(2);
  });

  test('[R2.6] [R6.10] a group that is not full in time refunds everybody to the cent', async () => {
    const buy = await offerOf('group', 2);
    await shop.database.updateTable('promotion').set({ people: 3 }).where('id', '=', buy.id).execute();
    const minimum = buy.sku.minimum;
    const before = await remainingOf(buy.id);
    const first = await orderOf(luis, (await add(luis, buy.sku, minimum, { combinationId: 2 })).data.cartId);
    await luis.pay(first);
    const { id: group } = await shop.database
      .selectFrom('buyer_group')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const join = { combinationId: 2, pinkId: group };
    const unpaid = await orderOf(dana, (await add(dana, buy.sku, minimum, join)).data.cartId);
    expect(await remainingOf(buy.id)).toBe(before - 2 * minimum);
    shop.clock.now += 72 * HOUR;
    await endDueGroups(shop.services);
    expect(await balanceOf(shop, 'luisglass')).toEqual({ balance: START, booked: START });
    expect(await balanceOf(shop, 'danaglass')).toEqual({ balance: START, booked: START });
    expect((await luis.see(first))._status._type).toBe(-2);
    expect(await dana.see(unpaid)).toMatchObject({ is_cancel: 1 });
    expect(await remainingOf(buy.id)).toBe(before);
    const state = (await luis.call<GroupStateWire>(`/combination/pink/${group}`)).data;
    expect(state).toMatchObject({ pinkBool: -1, userBool: 1, current_pink_order: first });
    const priya = buyers[2] ?? luis;
    expect((await add(priya, buy.sku, minimum, join)).status).toBe(410315);
  });
});
