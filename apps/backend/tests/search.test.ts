import { createApi, type Api } from '@rider/api';
import { getProducts, suggest } from '@rider/api/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, type Shop } from './databases.ts';

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

  test('[R3.2] a word finds goods, those with it in the name first', async () => {
    const names = await namesFor('hinge');
    expect(names.length).toBeGreaterThan(10);
    const named = names.map((name) => /hinge/i.test(name));
    expect(named).toEqual(named.toSorted((a, b) => Number(b) - Number(a)));
    expect(named[0]).toBe(true);
  });

  test.each(['RD-HINGE-180-BN-8MM', 'rd-hinge-180-bn-8mm', 'rdhinge180bn8mm'])(
    '[R3.2] %s finds its product alone',
    async (code) => {
      const found = await getProducts(api, { keyword: code });
      expect(found.items.map(({ id }) => id)).toEqual(['1007']);
    },
  );

  test('[R3.2] the beginning of a code finds what goes on so, the shortest first', async () => {
    const { items } = await getProducts(api, { keyword: 'rd-hinge-180' });
    expect(items[0]?.id).toBe('1007');
    expect(items.length).toBeGreaterThan(1);
  });

  test('[R3.2] Chinese is found in both languages of the shop', async () => {
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
    expect(await namesFor('hinge unicorn')).toEqual([]);
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

  test('[R3.2] signs alone find nothing; a very long term is answered', async () => {
    expect(await namesFor('%%%')).toEqual([]);
    expect(await namesFor('hinge '.repeat(500))).toEqual(await namesFor('hinge'));
  });

  test('[R3.2] while typing, products with their codes and categories are offered', async () => {
    const offered = await suggest(api, 'hing');
    expect(offered.products).toHaveLength(6);
    expect(offered.products.every(({ name }) => /hinge/i.test(name))).toBe(true);
    expect(offered.categories.map(({ name }) => name)).toContain('Shower Hinges');
    expect(new Set(offered.products.map(({ id }) => id)).size).toBe(6);
    const [first] = (await suggest(api, 'rd-hinge-180-bn')).products;
    expect(first).toMatchObject({ id: '1007', code: 'RD-HINGE-180-BN-10MM' });
    expect(await suggest(api, '')).toEqual({ products: [], categories: [] });
  });
});
