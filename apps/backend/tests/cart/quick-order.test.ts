import { ApiError } from '@rider/api';
import { addQuickOrder, checkQuickOrder, getCart } from '@rider/api/cart';
import { money } from '@rider/model/money';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setStock, type TestSku } from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { apiOf } from '../testing/refund/refund-calls.ts';

describe.each(DATABASES)('quick order on $name', ({ openShop }) => {
  let shop: Shop;
  let token: string;
  let skus: TestSku[];
  const api = () => apiOf(shop, token);
  const rows = (...pairs: [text: string, quantity: string][]) => pairs.map(([text, quantity]) => ({ text, quantity }));
  const problems = async (...pairs: [string, string][]) =>
    (await checkQuickOrder(api(), rows(...pairs))).rows.map(({ problem }) => problem);
  const inCart = async () => (await getCart(api())).lines.map(({ skuCode, quantity }) => [skuCode, quantity]);
  const code = (place: number) => skus[place]?.code ?? '';

  beforeAll(async () => {
    shop = await openShop();
    token = await shop.signIn('priyaglass');
  });
  beforeEach(async () => {
    await shop.database.deleteFrom('cart_line').execute();
    skus = await shop.database
      .selectFrom('sku')
      .select(['id', 'product_id as productId', 'code', 'price', 'minimum', 'pack', 'tiers'])
      .orderBy('id')
      .limit(12)
      .execute();
    for (const sku of skus) {
      const terms = { minimum: 1, pack: 1, stock: 500, price: money(1000), tiers: JSON.stringify([]) };
      await shop.database.updateTable('sku').set(terms).where('id', '=', sku.id).execute();
    }
  });
  afterAll(() => shop.close());

  test('[B1] each row has a verdict, with its variant, its price and what the cart leaves of the stock', async () => {
    const [first, packed] = skus as [TestSku, TestSku];
    await shop.database
      .updateTable('sku')
      .set({ tiers: JSON.stringify([{ minimum: 10, price: 900 }]), stock: 30 })
      .where('id', '=', first.id)
      .execute();
    await shop.database.updateTable('sku').set({ minimum: 10, pack: 5 }).where('id', '=', packed.id).execute();
    await addQuickOrder(api(), rows([first.code, '5']), 'before');
    const check = await checkQuickOrder(
      api(),
      rows([first.code, '5'], [packed.code, '12'], ['RD-NONE-AT-ALL', '1'], [code(2), '2 boxes'], [first.code, '30']),
    );
    expect(check.rows.map(({ problem }) => problem)).toEqual([
      'not-enough-stock',
      'off-pack',
      'unknown',
      'not-a-number',
      'merged',
    ]);
    expect(check.rows[0]).toMatchObject({ quantity: 35, variant: { stock: 25, inCart: 5, unitPrice: 900 } });
    const good = await checkQuickOrder(api(), rows([first.code, '4'], [code(2), '3']));
    expect(good).toMatchObject({ pieces: 7, total: 4 * 1000 + 3 * 1000 });
    expect(good.rows[0]?.variant).toMatchObject({ code: first.code, unitPrice: 1000, lineTotal: 4000 });
  });

  test('[B1] a SKU is found without its hyphens, in lower case, by barcode and beside its name', async () => {
    const { barcode } = await shop.database
      .selectFrom('sku')
      .select('barcode')
      .where('code', '=', code(0))
      .executeTakeFirstOrThrow();
    const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
    // Readers add a zero to a GTIN, people type the spaces printed below its bars, and East Asian keyboards full-width signs.
    const barcodes = [
      barcode,
      `0${barcode}`,
      `${barcode.slice(0, 1)} ${barcode.slice(1, 7)} ${barcode.slice(7)}`,
      wide(barcode),
    ];
    const typed = [
      code(0).toLowerCase(),
      code(0).replaceAll('-', ''),
      `${code(0)} Shower hinge`,
      wide(code(0)),
      ...barcodes,
    ];
    for (const text of typed)
      expect((await checkQuickOrder(api(), rows([text, '1']))).rows[0]?.variant?.code, text).toBe(code(0));
    const several = await checkQuickOrder(api(), rows([`${code(0)} ${code(1)}`, '1']));
    expect(several.rows[0]).toMatchObject({
      problem: 'ambiguous',
      suggestions: [{ code: code(0) }, { code: code(1) }],
    });
    const mistyped = await checkQuickOrder(api(), rows(['shower hinge', '1']));
    expect(mistyped.rows[0]?.problem).toBe('unknown');
    expect(mistyped.rows[0]?.suggestions.length).toBeGreaterThan(0);
    const [sku] = skus as [TestSku];
    const differs = JSON.stringify({ 'en-US': '', 'zh-CN': '' });
    await shop.database
      .insertInto('cross_reference')
      .values({ competitor: 'Other', number: 'OT-77', plain: 'OT77', sku_id: sku.id, differs })
      .execute();
    const [replaced] = (await checkQuickOrder(api(), rows(['ot 77', '1']))).rows;
    expect(replaced).toMatchObject({ problem: 'unknown', suggestions: [{ code: sku.code }] });
    const begun = await checkQuickOrder(api(), rows([code(0).split('-').slice(0, 3).join('-'), '1']));
    expect(begun.rows[0]?.problem).toBe('ambiguous');
  });

  test('[B1] all good rows are in the cart at once, and none of the others', async () => {
    await setStock(shop, skus[3] as TestSku, 0);
    const list = rows([code(0), '2'], [code(1), '3'], [code(3), '1'], ['nothing', '1'], [code(0), '4']);
    const added = await addQuickOrder(api(), list, 'once');
    expect(added.rows.map(({ problem }) => problem)).toEqual([null, null, 'out-of-stock', 'unknown', 'merged']);
    expect(await inCart()).toEqual([
      [code(0), 6],
      [code(1), 3],
    ]);
    expect((await getCart(api())).total).toBe(added.total);
  });

  test('[B1] requests with one key add once, also at the same time, and have the same answer', async () => {
    const list = rows([code(0), '2'], [code(1), '3']);
    const answers = await Promise.all([1, 2, 3].map(() => addQuickOrder(api(), list, 'double')));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    await addQuickOrder(api(), list, 'double');
    expect(await inCart()).toEqual([
      [code(0), 2],
      [code(1), 3],
    ]);
    // In another order: neither waits for the other's lines.
    await Promise.all(
      [list, list.toReversed()].map((each, place) => addQuickOrder(api(), each, `concurrent ${place}`)),
    );
    expect(await inCart()).toEqual([
      [code(0), 6],
      [code(1), 9],
    ]);
  });

  test('[B1] stock is never exceeded by quick orders at the same time', async () => {
    await setStock(shop, skus[0] as TestSku, 10);
    const answers = await Promise.all(
      [1, 2, 3].map((time) => addQuickOrder(api(), rows([code(0), '4']), `many ${time}`)),
    );
    expect(answers.map(({ rows: [row] }) => row?.problem).toSorted()).toEqual(['not-enough-stock', null, null]);
    expect(await inCart()).toEqual([[code(0), 8]]);
  });

  test('[B1] visitors check at ordinary prices, and cannot add', async () => {
    const visitor = apiOf(shop, '');
    const check = await checkQuickOrder(visitor, rows([code(0), '2']));
    expect(check).toMatchObject({ pieces: 2, total: 2000 });
    await expect(addQuickOrder(visitor, rows([code(0), '2']), 'mine')).rejects.toMatchObject({ kind: 'session' });
  });

  test('[B1] a list of 500 rows is checked and added whole; more, or a row that no page sends, is rejected', async () => {
    const all = await shop.database.selectFrom('sku').select('code').orderBy('id').limit(500).execute();
    await shop.database.updateTable('sku').set({ minimum: 1, pack: 1, stock: 500 }).execute();
    const list = Array.from({ length: 500 }, (_, place) => ({
      text: all[place % all.length]?.code ?? '',
      quantity: '1',
    }));
    const check = await checkQuickOrder(api(), list);
    expect(check.pieces).toBe(500);
    await addQuickOrder(api(), list, 'all');
    expect((await getCart(api())).lines.length).toBe(Math.min(500, all.length));
    const rejected = (body: object) =>
      apiOf(shop, token)
        .post('cart/quick_check', body)
        .then(
          () => 'taken',
          (error: unknown) => (error instanceof ApiError ? error.kind : error),
        );
    expect(await rejected({ rows: [...list, ...list] })).toBe('rejected');
    expect(await rejected({ rows: [['RD', 5]] })).toBe('rejected');
    expect(await rejected({ rows: [['x'.repeat(201), '5']] })).toBe('rejected');
    expect(await rejected({})).toBe('rejected');
    expect(await problems(['', ''], ["'; drop table sku; --", '1'], ['%', '1'])).toEqual([
      'unknown',
      'unknown',
      'unknown',
    ]);
  });

  test('[R10.1] the answers of a buyer’s last requests alone are stored, and each key still adds once', async () => {
    for (let count = 0; count < 12; count += 1) {
      shop.clock.now += 1;
      await addQuickOrder(api(), rows([code(0), '1']), `again ${count}`);
    }
    const stored = await shop.database
      .selectFrom('cart_request')
      .select('key')
      .where('answer', 'is not', null)
      .execute();
    expect(stored).toHaveLength(10);
    await addQuickOrder(api(), rows([code(0), '1']), 'again 11');
    await expect(addQuickOrder(api(), rows([code(0), '1']), 'again 0')).rejects.toBeInstanceOf(ApiError);
    expect(await inCart()).toEqual([[code(0), 12]]);
  });

  test('[R10.1] a visitor who checks many lists at once leaves other visitors their turn', async () => {
    const check = (from: string) =>
      shop.fetch('http://shop.test/api/cart/quick_check', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
        body: JSON.stringify({ rows: [[code(0), '1']] }),
      });
    const many = Array.from({ length: 16 }, () => check('192.0.2.1'));
    expect((await check('192.0.2.2')).status).toBe(200);
    expect((await Promise.all(many)).map(({ status }) => status)).toContain(503);
  });
});
