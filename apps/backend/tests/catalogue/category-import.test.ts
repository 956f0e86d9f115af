import { getOperatorCategories, getOperatorProducts } from '@rider/api/operator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { importFiles } from '../testing/import-files.ts';

const HEADINGS = ['Id', 'Name EN', 'Name ZH', 'Parent', 'Position', 'First products'];

describe.each(DATABASES)('importing categories on $name', ({ openShop }) => {
  let shop: Shop;
  let files: Awaited<ReturnType<typeof importFiles>>;

  beforeAll(async () => {
    shop = await openShop();
    files = await importFiles(shop, 'categories');
  });
  afterAll(() => shop.close());

  const found = async (name: string) =>
    (await getOperatorCategories(files.api)).categories.find((category) => category.name['en-US'] === name);

  test('[B16] new categories appear with those in them, and an export changes nothing', async () => {
    const rows = [
      HEADINGS,
      ['', 'Railings', '栏杆', '', '1'],
      ['', 'Posts', '立柱', 'railings', '2'],
      ['', 'Round posts', '圆柱', 'Railings > 立柱', ''],
    ];
    expect((await files.check(rows)).counts).toEqual({ created: 3, changed: 0, same: 0, faulty: 0 });
    expect(await found('Railings')).toBeUndefined();
    expect((await files.apply(rows)).counts).toMatchObject({ created: 3 });
    const posts = await found('Posts');
    expect(posts).toMatchObject({ name: { 'zh-CN': '立柱' }, parentId: (await found('Railings'))?.id });
    expect(await found('Round posts')).toMatchObject({ parentId: posts?.id });
    const exported = await files.exported();
    expect(exported[0]).toEqual(HEADINGS);
    expect((await files.check(exported, 'xlsx')).counts).toMatchObject({ same: exported.length - 1 });
    const renamed = await files.apply([HEADINGS, [posts?.id ?? '', 'Balusters', '', '', '7']]);
    expect(renamed.changes[0]?.detail).toBe('Posts → Balusters\n2 → 7');
    expect(await found('Balusters')).toMatchObject({ id: posts?.id, parentId: posts?.parentId, version: 1 });
  });

  test('[B16] the products that come first are named by their SKUs, and exported', async () => {
    const { category_id: id } = await shop.database
      .selectFrom('product')
      .select('category_id')
      .groupBy('category_id')
      .having(({ fn }) => fn.countAll(), '>', 1)
      .executeTakeFirstOrThrow();
    const skus = await shop.database
      .selectFrom('sku')
      .innerJoin('product', 'product.id', 'product_id')
      .select(['code', 'product_id'])
      .where('category_id', '=', id)
      .where('position', '=', 0)
      .orderBy('product_id', 'desc')
      .limit(2)
      .execute();
    const first = skus.map(({ code }) => code).join('; ');
    const row = [String(id), '', '', '', '', first.toLowerCase()];
    expect((await files.apply([HEADINGS, row])).counts).toMatchObject({ changed: 1 });
    expect((await files.check([HEADINGS, row])).counts).toMatchObject({ same: 1 });
    const { items } = await getOperatorProducts(files.api, { category: String(id) });
    expect(items.slice(0, 2).map((product) => product.id)).toEqual(skus.map((sku) => String(sku.product_id)));
    expect((await files.exported()).find(([own]) => own === String(id))?.[5]).toBe(first);
    const fault =
      '2 First products: Enter SKUs of products of this category, at most 100, with semicolons between them.';
    expect(await files.faultsOf([HEADINGS, [String(id), '', '', '', '', 'NONE']])).toEqual([fault]);
  });

  test('[B16] faults are reported by row and column', async () => {
    const full = (await getOperatorCategories(files.api)).categories.find(
      ({ id, products }, _, all) => products > 0 && all.every(({ parentId }) => parentId !== id),
    );
    const faults = await files.faultsOf([
      HEADINGS,
      ['999999', 'Lost', '', '', ''],
      ['', 'Alone', '', '', ''],
      ['', 'Deep', '深', 'Nowhere > Else', ''],
      ['', 'Full', '满', full?.id ?? '', ''],
      ['', 'Twice', '二', '', 'x'],
      ['', 'Twice', '二', '', ''],
    ]);
    expect(faults).toEqual([
      '2 Id: No category has this id.',
      expect.stringMatching(/^3 Name ZH: /),
      expect.stringMatching(/^4 Parent: /),
      expect.stringMatching(/^5 Parent: /),
      expect.stringMatching(/^6 Position: /),
      '7 Name EN: An earlier row is about the same.',
    ]);
  });
});
