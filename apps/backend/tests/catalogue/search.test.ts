import { createApi, type Api } from '@rider/api';
import { getProducts, suggest } from '@rider/api/catalogue';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renewIndex } from '../../src/search/search-index.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { SIXTY_SEARCHES } from '../testing/sixty-searches.ts';

describe.each(DATABASES)('search on $name', ({ openShop }) => {
  let shop: Shop;
  let api: Api;
  const namesFor = async (keyword: string): Promise<string[]> =>
    (await getProducts(api, { keyword, pageSize: 100 })).items.map(({ name }) => name);

  beforeAll(async () => {
    shop = await openShop();
    api = createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'en-US' });
  });
  afterAll(() => shop.close());

  test('[R3.2] a word finds products, matches in the name first', async () => {
    const names = await namesFor('hinge');
    expect(names.length).toBeGreaterThan(10);
    const named = names.map((name) => /hinge/i.test(name));
    expect(named).toEqual(named.toSorted((a, b) => Number(b) - Number(a)));
    expect(named[0]).toBe(true);
  });

  test.each(['RD-HINGE-180-BN-8MM', 'rd-hinge-180-bn-8mm', 'rdhinge180bn8mm'])(
    '[R3.2] %s finds only its product',
    async (code) => {
      const found = await getProducts(api, { keyword: code });
      expect(found.items.map(({ id }) => id)).toEqual(['1007']);
    },
  );

  test('[R3.2] the start of a code finds the codes that continue it, shortest first', async () => {
    const { items } = await getProducts(api, { keyword: 'rd-hinge-180' });
    expect(items[0]?.id).toBe('1007');
    expect(items.length).toBeGreaterThan(1);
  });

  test('[R3.2] Chinese terms find products in both languages of the shop', async () => {
    const { total } = await getProducts(api, { keyword: '铰链' });
    const chinese = createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'zh-CN' });
    const there = await getProducts(chinese, { keyword: '铰链' });
    expect(total).toBeGreaterThan(10);
    expect(there.total).toBe(total);
    expect(there.items[0]?.name).toContain('铰链');
    expect((await getProducts(api, { keyword: '铰' })).total).toBeGreaterThanOrEqual(total);
  });

  test('[R3.2] all words must occur, in any order; plurals, case and width do not matter', async () => {
    const one = await namesFor('hinge 180 harbor');
    expect(one).toContain('Harbor Glass-to-Glass Hinge 180°');
    expect(await namesFor('HARBOR hinges １８０')).toEqual(one);
    expect(await namesFor('back-to-back pull')).toEqual(expect.arrayContaining([expect.stringMatching(/pull/i)]));
  });

  test.each([
    '%',
    '_',
    "'",
    '"',
    "o'neil",
    '& |',
    '!hinge)',
    'hinge:*',
    '\\',
    "'); drop table product; --",
    '<->',
    '((',
    '*',
    '🙂',
  ])('[R3.2] %s is plain text', async (keyword) => {
    const { status } = await shop.call(`/pc/get_products?keyword=${encodeURIComponent(keyword)}`);
    expect(status).toBe(200);
    expect((await shop.call(`/search/suggest?keyword=${encodeURIComponent(keyword)}`)).status).toBe(200);
  });

  test('[R3.2] punctuation finds nothing; a very long term gets an answer', async () => {
    expect(await namesFor('%%%')).toEqual([]);
    expect(await namesFor('hinge '.repeat(500))).toEqual(await namesFor('hinge'));
  });

  test('[R3.2] suggestions contain products with their codes, and categories', async () => {
    const offered = await suggest(api, 'hing');
    expect(offered.products).toHaveLength(6);
    expect(offered.products.every(({ name }) => /hinge/i.test(name))).toBe(true);
    expect(offered.categories.map(({ name }) => name)).toContain('Shower Hinges');
    expect(new Set(offered.products.map(({ id }) => id)).size).toBe(6);
    const [first] = (await suggest(api, 'rd-hinge-180-bn')).products;
    expect(first).toMatchObject({ id: '1007', code: 'RD-HINGE-180-BN-10MM' });
    expect(await suggest(api, '')).toEqual({ products: [], categories: [], searched: null });
  });

  test('[R2.4][R3.2] sixty typical searches have the expected product among the first three', async () => {
    const missed: object[] = [];
    for (const { typed, products, sku } of SIXTY_SEARCHES) {
      const { items } = await getProducts(api, { keyword: typed, pageSize: 3 });
      const meant = items.find(({ id }) => products.includes(id));
      const isRight = meant !== undefined && (sku === undefined || sku.test(meant.variant?.code ?? ''));
      if (!isRight)
        missed.push({ typed, products, found: items.map(({ id, name, variant: shown }) => [id, name, shown?.code]) });
    }
    expect(missed).toEqual([]);
    expect(SIXTY_SEARCHES).toHaveLength(60);
  });

  test.each([
    ['hinje', 'hinge'],
    ['mate blck clmp', 'matte black clamp'],
    ['hinge unicorn', 'hinge'],
    ['florspring', 'floor spring'],
  ])('[R3.2] %s finds nothing and is searched for as %s', async (typed, meant) => {
    const mended = await getProducts(api, { keyword: typed });
    const right = await getProducts(api, { keyword: meant });
    expect(mended.searched).toBe(meant);
    expect(mended.items).toEqual(right.items);
    expect(right.total).toBeGreaterThan(0);
    expect(right.searched).toBeNull();
    expect(await getProducts(api, { keyword: typed, literal: true })).toMatchObject({
      total: 0,
      items: [],
      searched: null,
    });
  });

  test('[R3.2] a length without hits returns the nearest lengths', async () => {
    const { searched, nearestLengths, items } = await getProducts(api, { keyword: 'pull handle 450' });
    expect(searched).toBe('pull handle');
    expect(items.length).toBeGreaterThan(0);
    expect(nearestLengths).toEqual([
      { label: '152 mm (6 in)', millimeters: 152 },
      { label: '203 mm (8 in)', millimeters: 203 },
      { label: '600 mm (24 in)', millimeters: 600 },
    ]);
    const there = await getProducts(api, { keyword: 'pull handle 600 mm' });
    expect(there).toMatchObject({ searched: null, nearestLengths: [] });
    expect(there.items[0]?.variant?.code).toMatch(/-600MM$/);
  });

  test.each([
    ['hinge 180 bn', '1007', /^RD-HINGE-180-BN-/, null],
    ['wall heavy mb 12', '1005', /^RD-HINGE-WALL-HEAVY-MB-12MM$/, null],
    ['hinge180mb', '1007', /^RD-HINGE-180-MB-/, null],
    ['180-bevel-m', '1008', /^RD-HINGE-180-BEVEL-MB$/, null],
    ['square bss 12', '1095', /^RD-LADDER-SQUARE-BSS-1200MM$/, null],
  ])('[R3.2] the fragment %s of a code leads to its product first', async (typed, product, code, meant) => {
    const { items, searched } = await getProducts(api, { keyword: typed });
    expect(items[0]).toMatchObject({ id: product, variant: { code: expect.stringMatching(code) as string } });
    expect(searched).toBe(meant);
  });

  test('[R3.2] an unknown code is split into its alphabetic and numeric parts', async () => {
    const { items, searched } = await getProducts(api, { keyword: 'rd hinge gg90' });
    expect(searched).toBe('rd hinge gg 90');
    expect(items[0]?.id).toBe('1010');
  });

  test('[R3.2] a term close to no word finds nothing', async () => {
    expect(await getProducts(api, { keyword: 'zzzzzz quux' })).toMatchObject({ total: 0, searched: null });
    expect(await suggest(api, 'zzzzzz')).toEqual({ products: [], categories: [], searched: null });
  });

  test.each([
    ['合页', '铰链'],
    ['90 degree hinge', '90° hinge'],
    ['90 degree hinge', '90度铰链'],
    ['3/8 in clamp', '10 mm clamp'],
    ['1/2" hinge', '12mm hinge'],
    ['5/16 hinge', '8 mm hinge'],
    ['flat black pull', '哑光黑 拉手'],
    ['U-profile', 'U型槽'],
    ['clips', 'clamp'],
    ['aluminium channel', 'aluminum channel'],
  ])('[R3.2] %s finds what %s finds', async (one, other) => {
    const found = await getProducts(api, { keyword: one, pageSize: 100 });
    expect(found.total).toBeGreaterThan(0);
    expect(found.items.map(({ id }) => id)).toEqual(
      (await getProducts(api, { keyword: other, pageSize: 100 })).items.map(({ id }) => id),
    );
  });

  test('[R3.2] a misspelled start suggests the closest terms', async () => {
    const { products, searched } = await suggest(api, 'shower hinj');
    expect(searched).toBe('shower hinge');
    expect(products.every(({ name }) => /hinge/i.test(name))).toBe(true);
  });

  test('[R2.4] products indexed by older rules are reindexed at the start', async () => {
    await shop.database.updateTable('search_index').set({ rules: 'older' }).execute();
    await shop.database
      .updateTable('product')
      .set({ search: sql`''`, title_search: sql`''` })
      .execute();
    await shop.database
      .updateTable('sku')
      .set({ search: sql`''` })
      .execute();
    await shop.database.deleteFrom('search_word').execute();
    await renewIndex(shop.database);
    const { items } = await getProducts(api, { keyword: 'matte black 90 degree hinge 10mm', pageSize: 1 });
    expect(items[0]?.variant?.code).toBe('RD-HINGE-90-MB-10MM');
    expect((await shop.database.selectFrom('search_word').select('word').execute()).length).toBeGreaterThan(200);
  });
});
