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
  let entering: OrderEntering;

  beforeAll(async () => {
    shop = await openShop();
    entering = await openOrderEntry(shop);
  });
  afterAll(() => shop.close());

  test('[B15] a quote judges each line, prices it as the cart does, and writes nothing', async () => {
    const before = await shop.database.selectFrom('cart_line').select('id').execute();
    const [tier] = entering.sku.tiers;
    const quantity = tier?.minimum ?? 3;
    const quote = await quoteOrder(entering.desk, entering.draftOf(quantity));
    const key = await entering.luis.confirm(await entering.luis.add(entering.sku, quantity, true));
    const computed = await entering.luis.call<{ result: { pay_price: string; total_price: string } }>(
      `/order/computed/${key}`,
      {
        addressId: entering.addressId,
      },
    );
    expect(quote.sums).toMatchObject({
      pieces: quantity,
      subtotal: Number(computed.data.result.total_price) * 100,
      total: Math.round(Number(computed.data.result.pay_price) * 100),
    });
    expect(quote.lines).toEqual([
      expect.objectContaining({ sku: entering.sku.code, unitPrice: tier?.price ?? entering.sku.price, problem: null }),
    ]);
    expect(quote.shippingOptions.map(({ id }) => id)).toEqual(['ground', 'counter-1', 'counter-2']);
    const lines = [
      { sku: 'RD-NONE', quantity: 1 },
      { sku: entering.sku.code, quantity: 60 },
      { sku: entering.sku.code.toLowerCase(), quantity: 60 },
    ];
    const judged = await quoteOrder(entering.desk, { ...entering.draftOf(1), lines });
    expect(judged).toMatchObject({
      sums: null,
      lines: [
        { sku: 'RD-NONE', problem: 'gone' },
        { sku: entering.sku.code, quantity: 120, problem: 'not-enough-stock' },
      ],
    });
    expect(await shop.database.selectFrom('cart_line').select('id').execute()).toHaveLength(before.length + 1);
  });

  test('[B15] is placed once for each key, unpaid, with an e-mail that links to the payment', async () => {
    const stock = await stockOf(shop, entering.sku);
    const entry = await entering.entryOf(2);
    const placed = await Promise.all([
      placeOrderForBuyer(entering.desk, entry),
      placeOrderForBuyer(entering.desk, entry),
    ]);
    const number = placed[0]?.number ?? '';
    expect(placed).toEqual([{ number }, { number }]);
    expect(await placeOrderForBuyer(entering.desk, entry)).toEqual({ number });
    const changed = { ...(await entering.entryOf(3)), key: entry.key };
    await expect(placeOrderForBuyer(entering.desk, changed)).rejects.toMatchObject({ code: '900018' });
    expect(await stockOf(shop, entering.sku)).toBe(stock - 2);
    expect(await getOrder(entering.buyer, number)).toMatchObject({
      state: 'pending-payment',
      placedByShop: true,
      purchaseOrderNumber: 'PO 7',
      buyerMessage: 'Gate 4',
      total: entry.quoted,
      payBefore: Math.floor(shop.clock.now / 1000) * 1000 + 3 * 86_400_000,
    });
    const { subject, body } = await entering.lastEmail();
    expect(subject).toBe(`We placed order ${number} for you`);
    expect(body).toContain(`https://shop.test/payment?orderId=${number}`);
    expect((await getOrderHistory(entering.desk, number)).map(({ event, by }) => [event, by])).toEqual([
      ['order.place', 'Maya Lindqvist'],
    ]);
    expect((await getOperatorLog(entering.desk, { search: number })).items).toMatchObject([{ action: 'order.place' }]);
    expect((await entering.luis.call<unknown[]>('/pc/get_cart_list')).data).toMatchObject({ valid: [] });
  });

  test('[B15] is placed on account within the limit, or not at all', async () => {
    const stock = await stockOf(shop, entering.sku);
    await shop.database.deleteFrom('credit_terms').where('buyer_id', '=', Number(entering.uid)).execute();
    await expect(entering.place(1, { payment: 'invoice' })).rejects.toMatchObject({ code: '910031' });
    await shop.database
      .insertInto('credit_terms')
      .values({ buyer_id: Number(entering.uid), credit_limit: money(100), days: 30 })
      .execute();
    await expect(entering.place(1, { payment: 'invoice' })).rejects.toThrow(/limit/);
    expect(await stockOf(shop, entering.sku)).toBe(stock);
    await shop.database
      .updateTable('credit_terms')
      .set({ credit_limit: money(1_000_000) })
      .where('buyer_id', '=', Number(entering.uid))
      .execute();
    const order = await getOrder(entering.buyer, await entering.place(1, { payment: 'invoice' }));
    expect(order).toMatchObject({ state: 'pending-shipment', paymentMethod: 'invoice', placedByShop: true });
    expect((await entering.lastEmail()).subject).toBe(`Invoice for order ${order.number}`);
    expect(await stockOf(shop, entering.sku)).toBe(stock - 1);
  });

  test('[B10] limits and the payment rule of a company bind the buyer, but not the operator, and the log says so', async () => {
    const { database, clock } = shop;
    const values = { name: 'North Glass', members_on_account: false, created_at: new Date(clock.now) };
    const { id } = await database.insertInto('buyer_company').values(values).returning('id').executeTakeFirstOrThrow();
    const member = { company_id: id, buyer_id: Number(entering.uid), role: 'buyer', month_limit: null } as const;
    await database
      .insertInto('company_member')
      .values({ ...member, order_limit: null, joined_at: new Date(clock.now) })
      .execute();
    await database
      .insertInto('credit_terms')
      .values({ buyer_id: Number(entering.uid), credit_limit: money(1_000_000), days: 30 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const own = await entering.luis.order(entering.sku, 1);
    const pay = () => entering.luis.call('/order/pay', { uni: own, paytype: 'invoice', payType: 'invoice' });
    expect((await pay()).code).toBe('910031');
    const cashier = () => entering.luis.call<{ on_account: object | null }>(`/order/cashier/${own}`);
    expect((await cashier()).data.on_account).toBeNull();
    await database
      .updateTable('company_member')
      .set({ order_limit: money(1) })
      .execute();
    expect(await getOrderingBuyer(entering.desk, entering.uid)).toMatchObject({ limitedBy: 'North Glass' });
    const number = await entering.place(1, { payment: 'invoice' });
    expect((await getOperatorLog(entering.desk, { search: number })).items).toMatchObject([
      { action: 'order.exempt', detail: 'North Glass' },
      { action: 'order.place' },
    ]);
    await database.updateTable('buyer_company').set({ members_on_account: true }).execute();
    expect((await cashier()).data.on_account).toMatchObject({ days: 30 });
    await database.deleteFrom('company_member').execute();
  });

  test('[B15] has the contract prices of its buyer, also from the typeahead', async () => {
    const price = money(entering.sku.price - 100);
    const prices = `${entering.sku.code}\t1\t${(price / 100).toFixed(2)}`;
    const list = { name: 'Luis', firstDay: '2020-01-01', lastDay: '', accounts: 'luisglass', prices };
    await savePriceList(entering.desk, list);
    expect(await findOrderableVariants(entering.desk, entering.uid, entering.sku.code)).toContainEqual(
      expect.objectContaining({ sku: entering.sku.code, price }),
    );
    const { lines } = await getOrder(entering.buyer, await entering.place(1));
    expect(lines).toMatchObject([{ unitPrice: price }]);
    const other = { ...entering.draftOf(1), buyerId: await entering.idOf('graceglass'), addressId: '' };
    expect((await quoteOrder(entering.desk, other)).lines).toMatchObject([{ unitPrice: entering.sku.price }]);
  });

  test('[B15] goes to an address of its buyer alone, or to a counter', async () => {
    const stranger = await getOrderingBuyer(entering.desk, await entering.idOf('graceglass'));
    const foreign = stranger.addresses[0]?.id ?? '';
    expect((await quoteOrder(entering.desk, entering.draftOf(1, { addressId: foreign }))).obstacle).not.toBe('');
    await expect(
      placeOrderForBuyer(entering.desk, { ...(await entering.entryOf(1)), addressId: foreign }),
    ).rejects.toThrow(/address/);
    await expect(entering.place(1, { addressId: '' })).rejects.toThrow(/address/);
    const pickedUp = await getOrder(entering.buyer, await entering.place(1, { addressId: '', shipping: 'counter-1' }));
    expect(pickedUp).toMatchObject({ freight: 0, pickUp: { name: 'Pasadena counter' } });
  });

  test('[B15] is not placed at another total, of nothing, or for an unknown buyer', async () => {
    const stock = await stockOf(shop, entering.sku);
    const entry = await entering.entryOf(1);
    await expect(placeOrderForBuyer(entering.desk, { ...entry, quoted: money(entry.quoted - 1) })).rejects.toThrow(
      /price/i,
    );
    await expect(placeOrderForBuyer(entering.desk, { ...entry, lines: [] })).rejects.toBeInstanceOf(Error);
    await expect(placeOrderForBuyer(entering.desk, { ...entry, buyerId: '999999' })).rejects.toMatchObject({
      code: '910530',
    });
    expect(await stockOf(shop, entering.sku)).toBe(stock);
    // A correction after an error has the same key.
    expect((await placeOrderForBuyer(entering.desk, entry)).number).toMatch(/^R-/);
  });

  test('[B15] is another order for another buyer, although the request repeats a key', async () => {
    const entry = await entering.entryOf(1);
    const { number } = await placeOrderForBuyer(entering.desk, entry);
    const grace = { buyerId: await entering.idOf('graceglass'), addressId: '', shipping: 'counter-1' };
    const other = await placeOrderForBuyer(entering.desk, { ...(await entering.entryOf(1, grace)), key: entry.key });
    expect(other.number).not.toBe(number);
  });

  test('[B15] has a total that the database takes, for buyers too', async () => {
    const set = (price: number, tiers: TestSku['tiers']) =>
      shop.database
        .updateTable('sku')
        .set({ price: money(price), tiers: JSON.stringify(tiers), stock: 99_999 })
        .where('id', '=', entering.sku.id)
        .execute();
    await set(2_200_000, []);
    const grace = await customer(shop, 'graceglass');
    const lineId = await grace.add(entering.sku, 1000, true);
    const { msg } = await grace.call('/order/confirm', { cartId: lineId, new: 0 });
    expect(msg).toContain('at most $21,474,836.47');
    const draft = entering.draftOf(1000, { buyerId: await entering.idOf('graceglass'), addressId: '' });
    expect((await quoteOrder(entering.desk, draft)).obstacle).toBe(msg);
    await set(entering.sku.price, entering.sku.tiers);
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
    await expect(addAddressForBuyer(entering.desk, entering.uid, { ...address, zip: '1' })).rejects.toMatchObject({
      fieldErrors: { zip: expect.any(String) },
    });
    await expect(addAddressForBuyer(entering.desk, '999999', address)).rejects.toMatchObject({ code: '910530' });
    const { id } = await addAddressForBuyer(entering.desk, entering.uid, address);
    expect((await getOrder(entering.buyer, await entering.place(1, { addressId: id }))).address).toContain(
      '9 Yard Road',
    );
    expect((await getOperatorLog(entering.desk, { state: 'buyer.address' })).items).toMatchObject([
      { subject: 'luisglass' },
    ]);
    await expect(addAddressForBuyer(entering.desk, entering.uid, address)).rejects.toThrow(/already/);
  });

  test('[B15] may reserve more than half of the stock, as the operator decides', async () => {
    await plainSku(shop, 10);
    await entering.place(10);
    expect(await stockOf(shop, entering.sku)).toBe(0);
  });
});
