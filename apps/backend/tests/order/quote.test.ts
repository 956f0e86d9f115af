import {
  addQuoteComment,
  createQuote,
  getListedQuotes,
  getOperatorLog,
  getOperatorQuote,
  getOperatorQuoteFile,
  offerQuote,
  withdrawQuote,
} from '@rider/api/operator';
import { getOrder } from '@rider/api/order';
import {
  checkOutQuote,
  commentOnQuote,
  getQuote,
  getQuoteFile,
  getQuotes,
  rejectQuote,
  requestQuote,
  requestQuoteChange,
} from '@rider/api/quote';
import type { Api } from '@rider/api';
import { money } from '@rider/model/money';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runHousekeeping } from '../../src/housekeeping/housekeeping.ts';
import {
  customer,
  plainSku,
  setBalance,
  setStock,
  stockOf,
  type Customer,
  type TestSku,
} from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { apiOf, operatorApi } from '../testing/refund/refund-calls.ts';

const DAY = 86_400_000;

describe.each(DATABASES)('quotes on $name', ({ openShop }) => {
  let shop: Shop;
  let skus: [TestSku, TestSku];
  let luis: Customer;
  let buyer: Api;
  let desk: Api;

  const dayIn = (days: number) => new Date(shop.clock.now + days * DAY).toISOString().slice(0, 10);
  const request = (key: string = randomUUID(), quantities: [number, number] = [120, 3]) => {
    const lines = skus.map(({ code }, place) => ({ code, quantity: quantities[place] ?? 1 }));
    return requestQuote(buyer, { lines, text: 'For the tower', key });
  };
  /** Offers each line at a price in cents. */
  async function offer(number: string, prices: readonly number[] = [101, 203], days = 5) {
    const { version, lines } = await getOperatorQuote(desk, number);
    const offered = lines.map(({ id, quantity }, place) => {
      return { id, quantity, unitPrice: money(prices[place] ?? 1), shipsBy: dayIn(9) };
    });
    await offerQuote(desk, number, { version, lines: offered, lastDay: dayIn(days), note: 'By truck' });
  }
  const lastEmails = async () =>
    (await shop.database.selectFrom('email_message').select(['subject', 'recipient']).orderBy('id').execute()).map(
      ({ subject }) => subject,
    );
  const place = async (number: string) => {
    const key = await luis.confirm(...(await checkOutQuote(buyer, number)));
    return luis.create(key);
  };

  beforeAll(async () => {
    shop = await openShop();
    const first = await plainSku(shop, 100);
    const second = await shop.database
      .selectFrom('sku')
      .select(['id', 'product_id as productId', 'code', 'price', 'minimum', 'pack', 'tiers'])
      .where('id', '>', first.id)
      .where('pack', '>', 1)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    skus = [first, second];
    await setStock(shop, second, 50);
    luis = await customer(shop, 'luisglass');
    buyer = apiOf(shop, luis.token);
    desk = await operatorApi(shop);
  });
  afterAll(() => shop.close());

  test('[B9] a request is stored once, priced and dated at the desk, and accepted into one order at its prices', async () => {
    const key = randomUUID();
    const [number, again] = await Promise.all([request(key), request(key)]);
    expect(again).toBe(number);
    expect(await getQuote(buyer, number)).toMatchObject({
      state: 'requested',
      total: null,
      comments: [{ by: 'buyer', text: 'For the tower' }],
      lines: [{ code: skus[0].code, quantity: 120, offered: null, stock: 100 }, { quantity: 3 }],
    });
    await expect(checkOutQuote(buyer, number)).rejects.toMatchObject({ code: '910053' });
    await setStock(shop, skus[0], 200);
    await offer(number);
    const total = 120 * 101 + 3 * 203;
    expect(await getQuote(buyer, number)).toMatchObject({
      state: 'offered',
      total,
      lastDay: dayIn(5),
      versions: [{ number: 1, total, note: 'By truck' }],
      lines: [{ offered: { unitPrice: 101, shipsBy: dayIn(9) } }, { offered: { unitPrice: 203 } }],
    });
    expect((await getListedQuotes(desk, { search: number })).items).toMatchObject([
      { number, state: 'offered', total },
    ]);
    expect((await getQuotes(buyer)).items[0]).toMatchObject({ number, lines: 2, total });
    expect((await lastEmails()).slice(-2)).toEqual([
      expect.stringContaining(`Quote ${number} requested by`),
      expect.stringMatching(`Your quote ${number}: \\$`),
    ]);
    // Prices of the catalogue, minimum and pack no longer matter; nothing is reserved.
    expect(await stockOf(shop, skus[0])).toBe(200);
    const lineIds = await checkOutQuote(buyer, number);
    expect(await checkOutQuote(buyer, number)).toEqual(lineIds);
    const keys = [await luis.confirm(...lineIds), await luis.confirm(...lineIds)];
    const placed = await Promise.all(keys.map((each) => luis.create(each)));
    const orders = placed.flatMap(({ data }) => data?.result?.orderId ?? []);
    expect(orders).toHaveLength(1);
    expect(await stockOf(shop, skus[0])).toBe(80);
    const order = await getOrder(buyer, orders[0] ?? '');
    expect(order).toMatchObject({
      quoteNumber: number,
      subtotal: total,
      lines: [{ unitPrice: 101 }, { unitPrice: 203 }],
    });
    expect(await getQuote(buyer, number)).toMatchObject({ state: 'accepted', orderNumber: orders[0] });
    await expect(checkOutQuote(buyer, number)).rejects.toMatchObject({ code: '910051' });
    await setBalance(shop, 'luisglass', 10_000_000);
    expect((await luis.pay(orders[0] ?? '')).data.status).toBe('SUCCESS');
    expect((await getOperatorLog(desk, { search: number })).items).toMatchObject([{ action: 'quote.offer' }]);
  });

  test('[B9] only the current version can be accepted, whole, unchanged, and before its last day is over', async () => {
    await setStock(shop, skus[0], 500);
    const number = await request();
    await offer(number);
    const lineIds = await checkOutQuote(buyer, number);
    const stale = await luis.confirm(...lineIds);
    await offer(number, [99, 203]);
    expect((await luis.create(stale)).status).not.toBe(200);
    const [one = ''] = lineIds;
    expect((await luis.call('/order/confirm', { cartId: one, new: 0 })).status).not.toBe(200);
    const other = await luis.add(skus[0], 1, true);
    expect((await luis.call('/order/confirm', { cartId: [...lineIds, other].join(','), new: 0 })).status).not.toBe(200);
    await luis.call('/cart/num', { id: one, number: 5 });
    expect((await luis.call('/order/confirm', { cartId: lineIds.join(','), new: 0 })).status).not.toBe(200);
    // The lines are prepared again as agreed.
    const { data } = await place(number);
    expect(data.status).toBe('SUCCESS');

    const late = await request();
    await offer(late, [101, 203], 1);
    const key = await luis.confirm(...(await checkOutQuote(buyer, late)));
    shop.clock.now += 3 * DAY;
    desk = await operatorApi(shop);
    expect(await getQuote(buyer, late)).toMatchObject({ state: 'expired' });
    expect((await luis.create(key)).status).not.toBe(200);
    await expect(checkOutQuote(buyer, late)).rejects.toMatchObject({ code: '910052' });
    await runHousekeeping(shop.services);
    expect(await lastEmails()).toContain(`Quote ${late} has expired`);
    await offer(late);
    expect(await getQuote(buyer, late)).toMatchObject({ state: 'offered', versions: [{ number: 2 }, { number: 1 }] });
    await offer(late, [101, 205], 4);
    shop.clock.now += 2 * DAY;
    desk = await operatorApi(shop);
    await runHousekeeping(shop.services);
    await runHousekeeping(shop.services);
    expect(
      (await lastEmails()).filter((subject) => subject.startsWith(`Your quote ${late} is valid until`)),
    ).toHaveLength(1);
    expect(await getQuote(buyer, late)).toMatchObject({
      shownVersion: 3,
      lines: [{ previous: null }, { previous: { quantity: 3, offered: { unitPrice: 203 } } }],
    });
    expect(await getOperatorQuote(desk, late, 1)).toMatchObject({
      shownVersion: 1,
      lines: [
        { offered: { unitPrice: 101 }, previous: null },
        { offered: { unitPrice: 203 }, previous: null },
      ],
    });
    await expect(getQuote(buyer, late, 4)).rejects.toMatchObject({ code: '100026' });
  });

  test('[B9] an order that is never paid frees its quote; missing stock rejects the acceptance', async () => {
    await setStock(shop, skus[0], 100);
    const number = await request();
    await offer(number);
    const key = await checkOutQuote(buyer, number);
    const rejected = await luis.call('/order/confirm', { cartId: key.join(','), new: 0 });
    expect(rejected.msg).toContain('100');
    await setStock(shop, skus[0], 120);
    const { orderId } = (await place(number)).data.result;
    await luis.call('/order/cancel', { id: orderId });
    expect(await getQuote(buyer, number)).toMatchObject({ state: 'offered', orderNumber: null });
    // Each such order holds stock beyond the buyer's share: after some the offer is over.
    for (const state of ['offered', 'expired']) {
      const placed = (await place(number)).data;
      expect(placed.status).toBe('SUCCESS');
      await luis.call('/order/cancel', { id: placed.result.orderId });
      expect(await getQuote(buyer, number)).toMatchObject({ state });
    }
    expect(await lastEmails()).toContain(`Quote ${number} has expired`);
    expect(await stockOf(shop, skus[0])).toBe(120);
    await offer(number);
    expect((await place(number)).data.status).toBe('SUCCESS');
    expect(await lastEmails()).toContainEqual(expect.stringContaining(`Quote ${number} accepted by`));
  });

  test('[B9] buyer and shop comment, change, reject and withdraw; a second operator’s change is rejected', async () => {
    const number = await request();
    await offer(number);
    await requestQuoteChange(buyer, number, 'Cheaper?');
    expect(await getQuote(buyer, number)).toMatchObject({ state: 'requested', comments: [{}, { text: 'Cheaper?' }] });
    await expect(checkOutQuote(buyer, number)).rejects.toMatchObject({ code: '910053' });
    const { version, lines } = await getOperatorQuote(desk, number);
    await addQuoteComment(desk, number, { text: 'Yes' });
    await commentOnQuote(buyer, number, 'Thanks');
    await offer(number, [90, 200]);
    const stale = {
      version,
      lines: lines.map(({ id, quantity }) => ({ id, quantity, unitPrice: money(1), shipsBy: '' })),
      lastDay: dayIn(5),
      note: '',
    };
    await expect(offerQuote(desk, number, stale)).rejects.toMatchObject({ code: '900013' });
    const current = (await getOperatorQuote(desk, number)).version;
    await expect(offerQuote(desk, number, { ...stale, version: current, lastDay: dayIn(-2) })).rejects.toMatchObject({
      fieldErrors: { lastDay: expect.anything() },
    });
    await expect(
      offerQuote(desk, number, { ...stale, version: current, lines: stale.lines.slice(1) }),
    ).rejects.toMatchObject({ code: '100100' });
    await rejectQuote(buyer, number, 'Too late');
    expect(await getQuote(buyer, number)).toMatchObject({ state: 'rejected' });
    await expect(rejectQuote(buyer, number, '')).rejects.toMatchObject({ code: '910053' });
    const other = await request();
    await withdrawQuote(desk, other, { version: 1, text: 'Not made any more' });
    expect(await getQuote(buyer, other)).toMatchObject({ state: 'withdrawn' });
    expect((await lastEmails()).at(-1)).toBe(`Quote ${other} was withdrawn`);
  });

  test('[B9] another buyer sees and changes nothing; the quote prints', async () => {
    const number = await request();
    await offer(number);
    const stranger = apiOf(shop, await shop.signIn('priyaglass'));
    for (const call of [
      () => getQuote(stranger, number),
      () => checkOutQuote(stranger, number),
      () => commentOnQuote(stranger, number, 'Hello'),
      () => rejectQuote(stranger, number, ''),
      () => getQuoteFile(stranger, number),
    ])
      await expect(call()).rejects.toMatchObject({ code: '100026' });
    for (const { name, bytes } of [await getQuoteFile(buyer, number), await getOperatorQuoteFile(desk, number)]) {
      expect(name).toBe(`quote-${number}.pdf`);
      expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
    }
  });

  test('[B9] who accepts a quote above stock hears once when everything is there', async () => {
    await setStock(shop, skus[0], 100);
    const number = await request();
    await offer(number);
    await runHousekeeping(shop.services);
    const subject = `Your quote ${number} can be accepted: everything is in stock`;
    expect(await lastEmails()).not.toContain(subject);
    await setStock(shop, skus[0], 120);
    await runHousekeeping(shop.services);
    await setStock(shop, skus[0], 100);
    await runHousekeeping(shop.services);
    await setStock(shop, skus[0], 120);
    await runHousekeeping(shop.services);
    expect((await lastEmails()).filter((sent) => sent === subject)).toHaveLength(1);
  });

  test('[B9] an operator begins a quote for a buyer once, who hears of it with the prices', async () => {
    const { uid } = (await getOperatorQuote(desk, await request())).buyer;
    const emails = (await lastEmails()).length;
    const entry = { buyerId: uid, lines: [{ sku: skus[0].code, quantity: 7 }], key: randomUUID() };
    const { number } = await createQuote(desk, entry);
    expect(await createQuote(desk, entry)).toEqual({ number });
    expect((await getListedQuotes(desk, { buyer: uid })).items[0]).toMatchObject({ number, lines: 1 });
    expect(await getListedQuotes(desk, { buyer: '1' })).toEqual({ items: [], total: 0 });
    expect((await getOperatorQuote(desk, number)).buyer).toMatchObject({ uid });
    expect(await lastEmails()).toHaveLength(emails);
    expect((await getOperatorLog(desk, {})).items[0]).toMatchObject({ action: 'quote.create', subject: number });
    await offer(number);
    expect((await lastEmails()).at(-1)).toContain(number);
    const unknown = createQuote(desk, { ...entry, buyerId: '999999', key: randomUUID() });
    await expect(unknown).rejects.toMatchObject({ kind: 'rejected' });
  });
});
