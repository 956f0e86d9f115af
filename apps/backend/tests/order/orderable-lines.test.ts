import { money } from '@rider/model/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customer, plainSku, setBalance, setStock, stockOf, type Customer } from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { add, intoSlotOf, orderOf, promotionOf } from '../testing/promotions.ts';

const START = 100_000_000;
const HOUR = 3_600_000;

describe.each(DATABASES)('[R2.7] lines of an order on $name', ({ openShop }) => {
  let shop: Shop;
  let luis: Customer;
  let dana: Customer;

  beforeAll(async () => {
    shop = await openShop();
  });
  beforeEach(async () => {
    luis = await customer(shop, 'luisglass');
    dana = await customer(shop, 'danaglass');
    for (const account of ['luisglass', 'danaglass']) await setBalance(shop, account, START);
  });
  afterAll(() => shop.close());

  const confirm = (buyer: Customer, ...lineIds: string[]) =>
    buyer.call<{ orderKey: string }>('/order/confirm', { cartId: lineIds.join(','), new: 0 });
  const lineOf = async (
    buyer: Customer,
    ...given: Parameters<typeof add> extends [Customer, ...infer Rest] ? Rest : never
  ) => (await add(buyer, ...given)).data.cartId;
  const newestGroup = async () =>
    (await shop.database.selectFrom('buyer_group').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id;

  test('two group buys are rejected at confirmation, and one is ordered', async () => {
    const [one, other] = [await promotionOf(shop, 'group', 1), await promotionOf(shop, 'group', 2)];
    const first = await lineOf(luis, one.sku, one.sku.minimum, { combinationId: 1 });
    for (const { sku, number } of [one, other]) {
      const second = await lineOf(luis, sku, sku.minimum, { combinationId: number });
      expect(await confirm(luis, first, second)).toMatchObject({
        code: '910028',
        msg: expect.stringContaining('by itself'),
      });
    }
    expect(await orderOf(luis, first)).toMatch(/^R-/);
  });

  test('a sale’s limit applies to all lines at confirmation, and a confirmed order is placed', async () => {
    const sale = await promotionOf(shop, 'seckill', 1);
    await intoSlotOf(shop, sale.slot_id);
    [luis] = [await customer(shop, 'luisglass')];
    const lines = [3, 3, 1].map((pieces) => lineOf(luis, sale.sku, pieces, { secKillId: 1 }));
    const [first = '', second = '', third = ''] = await Promise.all(lines);
    expect(await confirm(luis, first, second)).toMatchObject({
      status: 410298,
      msg: expect.stringContaining('4 more pieces'),
    });
    const { data } = await confirm(luis, first, third);
    expect((await luis.create(data.orderKey)).status).toBe(200);
  });

  test('the remaining stock of a promotion and of a variant applies to all lines at confirmation', async () => {
    const sale = await promotionOf(shop, 'seckill', 2);
    await intoSlotOf(shop, sale.slot_id);
    luis = await customer(shop, 'luisglass');
    const { minimum } = sale.sku;
    await shop.database
      .updateTable('promotion')
      .set({ remaining: minimum, per_buyer: null })
      .where('id', '=', sale.id)
      .execute();
    const sales = [
      await lineOf(luis, sale.sku, minimum, { secKillId: 2 }),
      await lineOf(luis, sale.sku, minimum, { secKillId: 2 }),
    ];
    expect((await confirm(luis, ...sales)).status).toBe(410322);
    const sku = await plainSku(shop, 5);
    const plain = [await luis.add(sku, 3, true), await luis.add(sku, 3, true)];
    expect((await confirm(luis, ...plain)).status).toBe(910021);
    await setStock(shop, sku, 6);
    const { data } = await confirm(luis, ...plain);
    expect((await luis.create(data.orderKey)).status).toBe(200);
    expect(await stockOf(shop, sku)).toBe(0);
  });

  describe('placement rejects changes since the confirmation', () => {
    const confirmed = async (buyer: Customer, ...lineIds: string[]) => (await confirm(buyer, ...lineIds)).data.orderKey;
    const groupOfLuis = async () => {
      const buy = await promotionOf(shop, 'group', 3);
      await shop.database.updateTable('promotion').set({ people: 5 }).where('id', '=', buy.id).execute();
      await orderOf(luis, await lineOf(luis, buy.sku, buy.sku.minimum, { combinationId: 3 }));
      const join = { combinationId: 3, pinkId: await newestGroup() };
      return { line: (buyer: Customer) => lineOf(buyer, buy.sku, buy.sku.minimum, join) };
    };

    test('an ended group', async () => {
      const group = await groupOfLuis();
      const key = await confirmed(dana, await group.line(dana));
      const { ends_at: end } = await shop.database
        .selectFrom('buyer_group')
        .select('ends_at')
        .where('id', '=', await newestGroup())
        .executeTakeFirstOrThrow();
      const now = shop.clock.now;
      // Housekeeping has not ended the group yet. The checkout stays valid, so that only the group's end can cause the error.
      shop.clock.now = end.getTime();
      const expires_at = new Date(end.getTime() + HOUR);
      await shop.database.updateTable('checkout').set({ expires_at }).where('key', '=', key).execute();
      expect((await dana.create(key)).status).toBe(410315);
      shop.clock.now = now;
      await shop.database.updateTable('buyer_group').set({ state: 'failed' }).where('state', '=', 'open').execute();
      expect((await dana.create(key)).status).toBe(410315);
    });

    test('a group that the buyer joined by another order', async () => {
      const group = await groupOfLuis();
      const keys = [await confirmed(dana, await group.line(dana)), await confirmed(dana, await group.line(dana))];
      expect((await dana.create(keys[0] ?? '')).status).toBe(200);
      expect((await dana.create(keys[1] ?? '')).code).toBe('910704');
    });

    test('a sale whose limit another order has used up', async () => {
      const sale = await promotionOf(shop, 'seckill', 3);
      await intoSlotOf(shop, sale.slot_id);
      dana = await customer(shop, 'danaglass');
      const [one = '', other = ''] = [
        await confirmed(dana, await lineOf(dana, sale.sku, 3, { secKillId: 3 })),
        await confirmed(dana, await lineOf(dana, sale.sku, 3, { secKillId: 3 })),
      ];
      expect((await dana.create(one)).status).toBe(200);
      expect((await dana.create(other)).status).toBe(410322);
    });

    test('a product that became a presale', async () => {
      const sku = await plainSku(shop, 100);
      const presale = await promotionOf(shop, 'presell', 1);
      const other = (await promotionOf(shop, 'group', 1)).sku;
      const key = await confirmed(luis, await luis.add(sku, 1, true), await luis.add(other, other.minimum, true));
      const [starts_at, ends_at] = [new Date(shop.clock.now - HOUR), new Date(shop.clock.now + HOUR)];
      const price = money(sku.price - 1);
      await shop.database
        .updateTable('promotion')
        .set({ sku_id: sku.id, price, starts_at, ends_at })
        .where('id', '=', presale.id)
        .execute();
      expect((await luis.create(key)).code).toBe('910027');
      await shop.database.updateTable('promotion').set({ ends_at: starts_at }).where('id', '=', presale.id).execute();
    });

    test('the quantity in the cart, and the variant’s order quantities', async () => {
      const sku = await plainSku(shop, 100);
      const line = await luis.add(sku, 1, true);
      const key = await confirmed(luis, line);
      await luis.call('/cart/num', { id: line, number: 2 });
      expect((await luis.create(key)).status).toBe(910026);
      await luis.call('/cart/num', { id: line, number: 1 });
      const terms = (minimum: number, pack: number) =>
        shop.database.updateTable('sku').set({ minimum, pack }).where('id', '=', sku.id).execute();
      await terms(2, 1);
      expect((await luis.create(key)).status).toBe(910022);
      await terms(1, 2);
      expect((await luis.create(key)).status).toBe(910023);
      await terms(1, 1);
      expect((await luis.create(key, { addressId: 0 })).status).toBe(410045);
      shop.clock.now += HOUR;
      expect((await luis.create(key)).status).toBe(410208);
    });
  });
});
