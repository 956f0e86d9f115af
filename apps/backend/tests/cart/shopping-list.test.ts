import { addQuickOrder } from '@rider/api/cart';
import {
  addShoppingList,
  changeShoppingList,
  editShoppingList,
  getBoughtBefore,
  getShoppingList,
  getShoppingLists,
  removeShoppingList,
  storeSeenShoppingList,
} from '@rider/api/shopping-list';
import { money } from '@rider/model/money';
import { MOST_SHOPPING_LISTS } from '@rider/model/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customer, setBalance, type TestSku } from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { apiOf } from '../testing/refund/refund-calls.ts';

const DRAFT = { name: 'Harbour Tower', job: 'J-12', site: 'Level 3', shared: false };
const NONE = { added: [], set: [], removed: [] };

describe.each(DATABASES)('shopping lists on $name', ({ openShop }) => {
  let shop: Shop;
  let token: string;
  let skus: TestSku[];
  const api = () => apiOf(shop, token);
  const code = (place: number) => skus[place]?.code ?? '';
  const line = (id: string, text: string, quantity = '4') => ({ id, text, quantity, note: '', after: null });
  const page = (id: string) => getShoppingList(api(), id);
  /** Adds a list with lines of these variants. */
  async function listOf(...places: number[]) {
    const id = await addShoppingList(api(), DRAFT);
    await changeShoppingList(api(), id, { ...NONE, added: places.map((place) => line(`l${place}`, code(place))) });
    return id;
  }

  beforeAll(async () => {
    shop = await openShop();
    token = await shop.signIn('priyaglass');
  });
  beforeEach(async () => {
    await shop.database.deleteFrom('cart_line').execute();
    await shop.database.deleteFrom('shopping_list').execute();
    skus = await shop.database
      .selectFrom('sku')
      .select(['id', 'product_id as productId', 'code', 'price', 'minimum', 'pack', 'tiers'])
      .orderBy('id')
      .limit(6)
      .execute();
    for (const sku of skus) {
      const terms = { minimum: 1, pack: 1, stock: 500, price: money(1000), tiers: JSON.stringify([]) };
      await shop.database.updateTable('sku').set(terms).where('id', '=', sku.id).execute();
    }
  });
  afterAll(() => shop.close());

  test('[B3] a list has its texts, lines in order, and a verdict on each line with its weight', async () => {
    const id = await listOf(1, 0);
    const added = [{ ...line('x', 'nothing like it'), after: 'l1' }];
    expect(await changeShoppingList(api(), id, { ...NONE, added })).toMatchObject({ saved: [{ id: 'x', version: 1 }] });
    const { list, lines, check, changes } = await page(id);
    expect(list).toMatchObject({ ...DRAFT, isOwn: true, lines: 3, version: 1 });
    expect(lines.map((each) => each.text)).toEqual([code(1), 'nothing like it', code(0)]);
    expect(check.rows.map(({ problem }) => problem)).toEqual([null, 'unknown', null]);
    expect(check.rows[0]?.variant).toMatchObject({ code: code(1), lineTotal: 4000, weightKg: expect.any(Number) });
    expect(changes).toEqual({});
    expect(await getShoppingLists(api())).toMatchObject([{ id, lines: 3 }]);
  });

  test('[B3] a change of what was changed meanwhile is not made, and nothing is lost', async () => {
    const id = await listOf(0, 1);
    const set = (quantity: string, version: number) => ({
      ...NONE,
      set: [{ id: 'l0', text: code(0), note: '', quantity, version }],
    });
    expect(await changeShoppingList(api(), id, set('5', 1))).toMatchObject({ saved: [{ id: 'l0', version: 2 }] });
    expect(await changeShoppingList(api(), id, set('6', 1))).toMatchObject({
      saved: [],
      changedMeanwhile: [{ id: 'l0', quantity: '5', version: 2 }],
    });
    await changeShoppingList(api(), id, { ...NONE, removed: [{ id: 'l1', version: 1 }] });
    const gone = { ...NONE, set: [{ id: 'l1', text: code(1), note: 'late', quantity: '1', version: 1 }] };
    expect(await changeShoppingList(api(), id, gone)).toMatchObject({ removedMeanwhile: ['l1'] });
    await Promise.all(
      Array.from({ length: 8 }, (_, place) =>
        changeShoppingList(api(), id, { ...NONE, added: [line(`m${place}`, code(2))] }),
      ),
    );
    expect((await page(id)).lines).toHaveLength(9);
    const { version } = (await page(id)).list;
    await editShoppingList(api(), { ...DRAFT, id, version, name: 'North' });
    await expect(editShoppingList(api(), { ...DRAFT, id, version, name: 'South' })).rejects.toMatchObject({
      code: '900020',
    });
  });

  test('[B3] 500 lines are stored in a few calls, and no more', async () => {
    const id = await addShoppingList(api(), DRAFT);
    const added = Array.from({ length: 501 }, (_, place) => line(`n${place}`, code(place % 3), '1'));
    expect((await changeShoppingList(api(), id, { ...NONE, added })).full).toEqual(['n500']);
    const { lines } = await page(id);
    expect(lines.map((each) => each.id)).toEqual(added.slice(0, 500).map((each) => each.id));
  });

  test('[B3] changes of price and stock are marked since the list was opened last, whatever is in the cart', async () => {
    const id = await listOf(0, 1, 2);
    const tiers = JSON.stringify([{ minimum: 10, price: 900 }]);
    await shop.database.updateTable('sku').set({ tiers }).where('code', '=', code(2)).execute();
    await storeSeenShoppingList(api(), id, { ordered: false });
    const { database } = shop;
    await database
      .updateTable('sku')
      .set({ price: money(1200) })
      .where('code', '=', code(0))
      .execute();
    await database.updateTable('sku').set({ stock: 0 }).where('code', '=', code(1)).execute();
    expect((await page(id)).changes).toEqual({});
    shop.clock.now += 31 * 60_000;
    await addQuickOrder(api(), [{ text: code(2), quantity: '9' }], 'filled');
    const marked = {
      l0: { price: { before: 1000, now: 1200 }, stock: null },
      l1: { price: null, stock: 'sold-out' },
    };
    expect((await page(id)).changes).toEqual(marked);
    // A reload shows the same.
    await storeSeenShoppingList(api(), id, { ordered: false });
    expect((await page(id)).changes).toEqual(marked);
    await storeSeenShoppingList(api(), id, { ordered: true });
    expect((await page(id)).changes).toEqual({});
  });

  test('[B3] a shared list is read and edited by the members of the company, and a private one by its owner', async () => {
    const accounts = ['priyaglass', 'tomglass'];
    const buyers = await shop.database.selectFrom('buyer').select('id').where('account', 'in', accounts).execute();
    const { id: company_id } = await shop.database
      .insertInto('buyer_company')
      .values({ name: 'Bright Glass', created_at: new Date(shop.clock.now) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const member = { company_id, role: 'buyer' as const, order_limit: null, month_limit: null };
    await shop.database.deleteFrom('company_member').execute();
    await shop.database
      .insertInto('company_member')
      .values(buyers.map(({ id }) => ({ ...member, buyer_id: id, joined_at: new Date(shop.clock.now) })))
      .execute();
    const colleague = apiOf(shop, await shop.signIn('tomglass'));
    const stranger = apiOf(shop, await shop.signIn('luisglass'));
    const id = await listOf(0);
    await expect(getShoppingList(colleague, id)).rejects.toMatchObject({ code: '100026' });
    await editShoppingList(api(), { ...DRAFT, id, version: 1, shared: true });
    expect(await getShoppingLists(colleague)).toMatchObject([
      { id, isOwn: false, owner: expect.stringMatching(/Priya/) },
    ]);
    await changeShoppingList(colleague, id, { ...NONE, added: [line('theirs', code(3))] });
    expect((await page(id)).lines.map((each) => each.id)).toEqual(['l0', 'theirs']);
    await expect(removeShoppingList(colleague, id)).rejects.toMatchObject({ code: '100026' });
    await expect(editShoppingList(colleague, { ...DRAFT, id, version: 2 })).rejects.toMatchObject({ code: '100026' });
    await expect(getShoppingList(stranger, id)).rejects.toMatchObject({ code: '100026' });
    await shop.database.deleteFrom('company_member').execute();
    await expect(getShoppingList(colleague, id)).rejects.toMatchObject({ code: '100026' });
  });

  test('[B3] lists have limits, and only their owner reads or removes them', async () => {
    const id = await listOf(0);
    const other = apiOf(shop, await shop.signIn('tomglass'));
    await expect(getShoppingList(other, id)).rejects.toMatchObject({ code: '100026' });
    await expect(changeShoppingList(other, id, NONE)).rejects.toMatchObject({ code: '100026' });
    await expect(removeShoppingList(other, id)).rejects.toMatchObject({ code: '100026' });
    await expect(addShoppingList(api(), { ...DRAFT, name: ' ' })).rejects.toMatchObject({
      fieldErrors: { name: 'Enter a name for the list.' },
    });
    for (let count = 1; count < MOST_SHOPPING_LISTS; count += 1) await addShoppingList(api(), DRAFT);
    await expect(addShoppingList(api(), DRAFT)).rejects.toMatchObject({ kind: 'rejected' });
    await removeShoppingList(api(), id);
    expect(await getShoppingLists(api())).toHaveLength(MOST_SHOPPING_LISTS - 1);
  });

  test('[B3] what a buyer ordered before has date and price then and now', async () => {
    const page1 = { page: 1, pageSize: 1 };
    expect(await getBoughtBefore(api(), page1)).toEqual({ items: [], total: 0 });
    const buyer = await customer(shop, 'priyaglass');
    await setBalance(shop, 'priyaglass', 1_000_000);
    const [first, second] = skus as [TestSku, TestSku];
    for (const [sku, quantity] of [
      [first, 2],
      [second, 1],
      [first, 5],
    ] as const) {
      shop.clock.now += 60_000;
      await buyer.pay(await buyer.order(sku, quantity));
    }
    await buyer.order(skus[2] as TestSku, 1);
    await shop.database
      .updateTable('sku')
      .set({ price: money(1300) })
      .where('id', '=', first.id)
      .execute();
    const { items, total } = await getBoughtBefore(api(), page1);
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { code: first.code, quantity: 5, unitPrice: 1000, orders: 2, boughtAt: shop.clock.now, now: { unitPrice: 1300 } },
    ]);
    expect(await getBoughtBefore(apiOf(shop, await shop.signIn('tomglass')), page1)).toMatchObject({ total: 0 });
  });
});
