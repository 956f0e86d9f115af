import {
  addAddressForBuyer,
  getOperatorLog,
  getOrderHistory,
  getOrderingBuyer,
  findOrderableVariants,
  placeOrderForBuyer,
  quoteOrder,
  savePriceList,
} from '@rider/api/operator';
import { getOrder } from '@rider/api/order';
import { money } from '@rider/model/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customer, plainSku, stockOf, type TestSku } from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { openOrderEntry, type OrderEntering } from '../testing/order-entry.ts';

describe.each(DATABASES)('an order that an operator places for a buyer on $name', ({ openShop }) => {
  let shop: Shop;
  let sku: OrderEntering['sku'];
  let luis: OrderEntering['luis'];
  let buyer: OrderEntering['buyer'];
  let desk: OrderEntering['desk'];
  let uid: OrderEntering['uid'];
  let addressId: OrderEntering['addressId'];
  let idOf: OrderEntering['idOf'];
  let draftOf: OrderEntering['draftOf'];
  let entryOf: OrderEntering['entryOf'];
  let place: OrderEntering['place'];
  let lastEmail: OrderEntering['lastEmail'];

  beforeAll(async () => {
    shop = await openShop();
    ({ sku, luis, buyer, desk, uid, addressId, idOf, draftOf, entryOf, place, lastEmail } = await openOrderEntry(shop));
  });
  afterAll(() => shop.close());

  test('[B15] a quote judges each line, prices it as the cart does, and writes nothing', async () => {
    const before = await shop.database.selectFrom('cart_line').select('id').execute();
    const [tier] = sku.tiers;
    const quantity = tier?.minimum ?? 3;
    const quote = await quoteOrder(desk, draftOf(quantity));
    const key = await luis.confirm(await luis.add(sku, quantity, true));
    const computed = await luis.call<{ result: { pay_price: string; total_price: string } }>(`/order/computed/${key}`, {
      addressId,
    });
    expect(quote.sums).toMatchObject({
      pieces: quantity,
      subtotal: Number(computed.data.result.total_price) * 100,
      total: Math.round(Number(computed.data.result.pay_price) * 100),
    });
    expect(quote.lines).toEqual([
      expect.objectContaining({ sku: sku.code, unitPrice: tier?.price ?? sku.price, problem: null }),
    ]);
    expect(quote.shippingOptions.map(({ id }) => id)).toEqual(['ground', 'counter-1', 'counter-2']);
    const lines = [
      { sku: 'RD-NONE', quantity: 1 },
      { sku: sku.code, quantity: 60 },
      { sku: sku.code.toLowerCase(), quantity: 60 },
    ];
    const judged = await quoteOrder(desk, { ...draftOf(1), lines });
    expect(judged).toMatchObject({
      sums: null,
      lines: [
        { sku: 'RD-NONE', problem: 'gone' },
        { sku: sku.code, quantity: 120, problem: 'not-enough-stock' },
      ],
    });
    expect(await shop.database.selectFrom('cart_line').select('id').execute()).toHaveLength(before.length + 1);
  });

  test('[B15] is placed once for each key, unpaid, with an e-mail that links to the payment', async () => {
    const stock = await stockOf(shop, sku);
    const entry = await entryOf(2);
    const placed = await Promise.all([placeOrderForBuyer(desk, entry), placeOrderForBuyer(desk, entry)]);
    const number = placed[0]?.number ?? '';
    expect(placed).toEqual([{ number }, { number }]);
    expect(await placeOrderForBuyer(desk, entry)).toEqual({ number });
    expect(await stockOf(shop, sku)).toBe(stock - 2);
    expect(await getOrder(buyer, number)).toMatchObject({
      state: 'pending-payment',
      placedByShop: true,
      purchaseOrderNumber: 'PO 7',
      buyerMessage: 'Gate 4',
      total: entry.quoted,
      payBefore: Math.floor(shop.clock.now / 1000) * 1000 + 3 * 86_400_000,
    });
    const { subject, body } = await lastEmail();
    expect(subject).toBe(`We placed order ${number} for you`);
    expect(body).toContain(`https://shop.test/payment?orderId=${number}`);
    expect((await getOrderHistory(desk, number)).map(({ event, by }) => [event, by])).toEqual([
      ['order.place', 'Maya Lindqvist'],
    ]);
    expect((await getOperatorLog(desk, { search: number })).items).toMatchObject([{ action: 'order.place' }]);
    expect((await luis.call<unknown[]>('/pc/get_cart_list')).data).toMatchObject({ valid: [] });
  });

  test('[B15] is placed on account within the limit, or not at all', async () => {
    const stock = await stockOf(shop, sku);
    await shop.database.deleteFrom('credit_terms').where('buyer_id', '=', Number(uid)).execute();
    await expect(place(1, { payment: 'invoice' })).rejects.toMatchObject({ code: '910031' });
    await shop.database
      .insertInto('credit_terms')
      .values({ buyer_id: Number(uid), credit_limit: money(100), days: 30 })
      .execute();
    await expect(place(1, { payment: 'invoice' })).rejects.toThrow(/limit/);
    expect(await stockOf(shop, sku)).toBe(stock);
    await shop.database
      .updateTable('credit_terms')
      .set({ credit_limit: money(1_000_000) })
      .where('buyer_id', '=', Number(uid))
      .execute();
    const order = await getOrder(buyer, await place(1, { payment: 'invoice' }));
    expect(order).toMatchObject({ state: 'pending-shipment', paymentMethod: 'invoice', placedByShop: true });
    expect((await lastEmail()).subject).toBe(`Invoice for order ${order.number}`);
    expect(await stockOf(shop, sku)).toBe(stock - 1);
  });

  test('[B15] has the contract prices of its buyer, also from the typeahead', async () => {
    const price = money(sku.price - 100);
    const prices = `${sku.code}\t1\t${(price / 100).toFixed(2)}`;
    const list = { name: 'Luis', firstDay: '2020-01-01', lastDay: '', accounts: 'luisglass', prices };
    await savePriceList(desk, list);
    expect(await findOrderableVariants(desk, uid, sku.code)).toContainEqual(
      expect.objectContaining({ sku: sku.code, price }),
    );
    const { lines } = await getOrder(buyer, await place(1));
    expect(lines).toMatchObject([{ unitPrice: price }]);
    const other = { ...draftOf(1), buyerId: await idOf('graceglass'), addressId: '' };
    expect((await quoteOrder(desk, other)).lines).toMatchObject([{ unitPrice: sku.price }]);
  });

  test('[B15] goes to an address of its buyer alone, or to a counter', async () => {
    const stranger = await getOrderingBuyer(desk, await idOf('graceglass'));
    const foreign = stranger.addresses[0]?.id ?? '';
    expect((await quoteOrder(desk, draftOf(1, { addressId: foreign }))).obstacle).not.toBe('');
    await expect(placeOrderForBuyer(desk, { ...(await entryOf(1)), addressId: foreign })).rejects.toThrow(/address/);
    await expect(place(1, { addressId: '' })).rejects.toThrow(/address/);
    const pickedUp = await getOrder(buyer, await place(1, { addressId: '', shipping: 'counter-1' }));
    expect(pickedUp).toMatchObject({ freight: 0, pickUp: { name: 'Pasadena counter' } });
  });

  test('[B15] is not placed at another total, of nothing, or for an unknown buyer', async () => {
    const stock = await stockOf(shop, sku);
    const entry = await entryOf(1);
    await expect(placeOrderForBuyer(desk, { ...entry, quoted: money(entry.quoted - 1) })).rejects.toThrow(/price/i);
    await expect(placeOrderForBuyer(desk, { ...entry, lines: [] })).rejects.toBeInstanceOf(Error);
    await expect(placeOrderForBuyer(desk, { ...entry, buyerId: '999999' })).rejects.toMatchObject({ code: '910530' });
    expect(await stockOf(shop, sku)).toBe(stock);
    // A correction after an error has the same key.
    expect((await placeOrderForBuyer(desk, entry)).number).toMatch(/^R-/);
  });

  test('[B15] is another order for another buyer, although the request repeats a key', async () => {
    const entry = await entryOf(1);
    const { number } = await placeOrderForBuyer(desk, entry);
    const grace = { buyerId: await idOf('graceglass'), addressId: '', shipping: 'counter-1' };
    const other = await placeOrderForBuyer(desk, { ...(await entryOf(1, grace)), key: entry.key });
    expect(other.number).not.toBe(number);
  });

  test('[B15] has a total that the database takes, for buyers too', async () => {
    const set = (price: number, tiers: TestSku['tiers']) =>
      shop.database
        .updateTable('sku')
        .set({ price: money(price), tiers: JSON.stringify(tiers), stock: 99_999 })
        .where('id', '=', sku.id)
        .execute();
    await set(2_200_000, []);
    const grace = await customer(shop, 'graceglass');
    const lineId = await grace.add(sku, 1000, true);
    const { msg } = await grace.call('/order/confirm', { cartId: lineId, new: 0 });
    expect(msg).toContain('at most $21,474,836.47');
    const draft = draftOf(1000, { buyerId: await idOf('graceglass'), addressId: '' });
    expect((await quoteOrder(desk, draft)).obstacle).toBe(msg);
    await set(sku.price, sku.tiers);
  });

  test('[B15] goes to an address that the operator typed, which is then one of its buyer', async () => {
    const address = {
      addressee: 'Moreno yard',
      country: 'US',
      state: 'AZ',
      city: 'Tucson',
      street1: '9 Yard Road',
      street2: '',
      zip: '85701',
      phone: '520 555 0134',
      fax: '',
    };
    await expect(addAddressForBuyer(desk, uid, { ...address, zip: '1' })).rejects.toMatchObject({
      fieldErrors: { zip: expect.any(String) },
    });
    await expect(addAddressForBuyer(desk, '999999', address)).rejects.toMatchObject({ code: '910530' });
    const { id } = await addAddressForBuyer(desk, uid, address);
    expect((await getOrder(buyer, await place(1, { addressId: id }))).address).toContain('9 Yard Road');
    expect((await getOperatorLog(desk, { state: 'buyer.address' })).items).toMatchObject([{ subject: 'luisglass' }]);
    await expect(addAddressForBuyer(desk, uid, address)).rejects.toThrow(/already/);
  });

  test('[B15] may reserve more than half of the stock, as the operator decides', async () => {
    await plainSku(shop, 10);
    await place(10);
    expect(await stockOf(shop, sku)).toBe(0);
  });
});
