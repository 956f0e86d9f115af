import { createApi, type Api } from '@rider/api';
import {
  getCategories,
  getHotKeywords,
  getProduct,
  getProducts,
  getRecommended,
  getReviews,
  getReviewStatistics,
} from '@rider/api/catalogue';
import { money } from '@rider/model/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, type Shop } from '../testing/databases.ts';

describe.each(DATABASES)('the catalogue on $name', ({ openShop }) => {
  let shop: Shop;
  let english: Api;
  let chinese: Api;

  beforeAll(async () => {
    shop = await openShop();
    const options = { fetch: shop.fetch, baseUrl: 'http://shop.test/api' };
    english = createApi({ ...options, locale: 'en-US' });
    chinese = createApi({ ...options, locale: 'zh-CN' });
  });
  afterAll(() => shop.close());

  test('[R3.5] lists the categories in three levels, in both languages', async () => {
    const [shower] = await getCategories(english);
    expect(shower).toMatchObject({ id: '100', name: 'Shower Door Hardware' });
    expect(shower?.children[0]?.children[0]).toMatchObject({ id: '111', name: 'Wall-Mount Hinges' });
    expect((await getCategories(chinese))[0]?.name).toBe('淋浴房五金');
  });

  test('[R2.4] lists the products of a category at each level', async () => {
    const leaf = await getProducts(english, { categoryId: '111' });
    const middle = await getProducts(english, { categoryId: '110' });
    const top = await getProducts(english, { categoryId: '100' });
    expect(leaf.total).toBe(6);
    expect(middle.total).toBeGreaterThan(leaf.total);
    expect(top.total).toBeGreaterThan(middle.total);
    expect(leaf.items[0]).toMatchObject({
      id: '1001',
      price: 3850,
      originalPrice: null,
      priceVaries: true,
      unit: 'pc',
      variant: null,
    });
    expect(leaf.items[0]?.image).toBe('/media/products/small/hinge-wall-full-ch.webp');
    expect(leaf.items[0]?.finishes[0]).toEqual({ label: 'Polished Chrome', color: '#d7dade' });
  });

  test('[R2.4] only reduced products have an original price in lists', async () => {
    const { items } = await getProducts(english, { pageSize: 100 });
    const more = await getProducts(english, { pageSize: 100, page: 2 });
    const reduced = [...items, ...more.items].filter(({ originalPrice }) => originalPrice !== null);
    const promoted = await getRecommended(english, 'promotion');
    expect(promoted.length).toBeGreaterThan(0);
    expect(reduced.map(({ id }) => id).toSorted()).toEqual(promoted.map(({ id }) => id).toSorted());
  });

  test('[R2.4] filters select the variant of each card', async () => {
    const facets = { finish: ['MB'], glass: ['10'] };
    const { items } = await getProducts(english, { categoryId: '110', facets, pageSize: 100 });
    expect(items.length).toBeGreaterThan(5);
    for (const { id, variant, image, price, stock, priceVaries } of items) {
      const { skus } = await getProduct(english, id);
      const chosen = skus.find((sku) => sku.id === variant?.id);
      expect(chosen).toMatchObject({ code: variant?.code, price, stock });
      expect(chosen?.values[0]).toBe('Matte Black');
      expect(image.split('/').at(-1)).toBe(chosen?.image.split('/').at(-1));
      expect(image).toMatch(/-mb\.webp$/);
      expect(priceVaries).toBe(false);
    }
    const [first] = (await getProducts(chinese, { categoryId: '110', facets })).items;
    expect(first?.variant).toMatchObject({ code: 'RD-HINGE-WALL-FULL-MB-10MM', label: '哑光黑, 10 mm' });
  });

  test('[R2.4] of several matching variants, the one in stock is selected, then the cheapest', async () => {
    const { items } = await getProducts(english, { facets: { finish: ['CH', 'BN'] }, pageSize: 100 });
    const chosen = items.filter(({ variant }) => variant !== null);
    expect(chosen.length).toBeGreaterThan(20);
    for (const { id, variant } of chosen) {
      const { skus } = await getProduct(english, id);
      const fitting = skus.filter(({ code }) => /-(?:CH|BN)(?:-|$)/.test(code));
      const available = fitting.filter(({ stock }) => stock > 0);
      const best = Math.min(...(available.length > 0 ? available : fitting).map(({ price }) => price));
      const sku = skus.find((each) => each.id === variant?.id);
      expect(sku?.price).toBe(best);
      expect((sku?.stock ?? 0) > 0).toBe(available.length > 0);
    }
  });

  test('[R2.4] sorting by price follows the prices shown', async () => {
    for (const query of [
      { facets: { finish: ['SB'] } },
      { keyword: 'matte black' },
      { keyword: 'hinge' },
      { inStock: true },
    ]) {
      const { items } = await getProducts(english, { ...query, sort: 'price-asc', pageSize: 100 });
      const prices = items.map(({ price }) => price);
      expect(prices.length).toBeGreaterThan(5);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    }
  });

  test('[R2.4] sorts by price, sales and date of listing', async () => {
    const values = async (sort: 'price-asc' | 'price-desc' | 'sales', of: 'price' | 'sales') =>
      (await getProducts(english, { sort, pageSize: 100 })).items.map((item) => item[of]);
    const cheapFirst = await values('price-asc', 'price');
    expect(cheapFirst).toEqual(cheapFirst.toSorted((a, b) => a - b));
    const dearFirst = await values('price-desc', 'price');
    expect(dearFirst).toEqual(dearFirst.toSorted((a, b) => b - a));
    const sold = await values('sales', 'sales');
    expect(sold).toEqual(sold.toSorted((a, b) => b - a));
    const newest = await getProducts(english, { sort: 'newest', pageSize: 1 });
    const { created_at: latest } = await shop.database
      .selectFrom('product')
      .select((select) => select.fn.max('created_at').as('created_at'))
      .executeTakeFirstOrThrow();
    const shown = await shop.database
      .selectFrom('product')
      .select('created_at')
      .where('id', '=', Number(newest.items[0]?.id))
      .executeTakeFirstOrThrow();
    expect(shown.created_at).toEqual(latest);
  });

  test('[R2.4] pages without gaps or duplicates, at most 100 a page', async () => {
    const ids: string[] = [];
    for (let page = 1; page <= 7; page += 1) {
      ids.push(...(await getProducts(english, { page, pageSize: 24 })).items.map(({ id }) => id));
    }
    expect(ids).toHaveLength(147);
    expect(new Set(ids).size).toBe(147);
    expect((await getProducts(english, { pageSize: 1000 })).items).toHaveLength(100);
    expect(await getProducts(english, { page: 9, pageSize: 100 })).toMatchObject({ items: [], total: 147 });
  });

  test('[R2.4] a product matches if one SKU matches all filters', async () => {
    const facets = { finish: ['BN', 'CH'], glass: ['10'] };
    const found = await getProducts(english, {
      facets,
      inStock: true,
      priceMin: money(2000),
      priceMax: money(6050),
      pageSize: 100,
    });
    expect(found.total).toBe(found.items.length);
    expect(found.total).toBeGreaterThan(0);
    for (const { id } of found.items) {
      const fitting = await shop.database
        .selectFrom('sku')
        .select(['facets', 'price', 'stock'])
        .where('product_id', '=', Number(id))
        .execute();
      const fits = fitting.some(
        (sku) =>
          sku.facets.includes('glass:10') &&
          (sku.facets.includes('finish:BN') || sku.facets.includes('finish:CH')) &&
          sku.stock > 0 &&
          sku.price >= 2000 &&
          sku.price <= 6050,
      );
      expect(fits).toBe(true);
    }
  });

  test('[R2.4] selecting a filter removes no value of the other facets', async () => {
    const keysOf = async (facets: Record<string, string[]>) =>
      (await getProducts(english, { facets, inStock: true })).facets.map(({ key, values }) => [
        key,
        values.map((value) => value.key),
      ]);
    const all = await keysOf({});
    const narrowed = { finish: ['ORB'], glass: ['12'] };
    expect(await keysOf(narrowed)).toEqual(all);
    const { facets } = await getProducts(english, { facets: narrowed });
    expect(facets.flatMap(({ values }) => values).some(({ count }) => count === 0)).toBe(true);
  });

  test('[R2.4] facet counts are the results of each value under the other filters', async () => {
    const chosen = { finish: ['MB'] };
    const { facets } = await getProducts(english, { categoryId: '100', facets: chosen });
    const finish = facets.find(({ key }) => key === 'finish');
    const glass = facets.find(({ key }) => key === 'glass');
    expect(finish?.name).toBe('Finish');
    for (const { key, count } of finish?.values ?? []) {
      expect((await getProducts(english, { categoryId: '100', facets: { finish: [key] } })).total).toBe(count);
    }
    for (const { key, count } of glass?.values ?? []) {
      const both = { ...chosen, glass: [key] };
      expect((await getProducts(english, { categoryId: '100', facets: both })).total).toBe(count);
    }
    const unfiltered = await getProducts(chinese, { categoryId: '100' });
    const material = unfiltered.facets.find(({ key }) => key === 'material');
    expect(material?.name).toBe('材质');
    const brass = material?.values.find(({ key }) => key === 'brass');
    expect((await getProducts(chinese, { categoryId: '100', facets: { material: ['brass'] } })).total).toBe(
      brass?.count,
    );
  });

  test('[R10.2] unknown filters are ignored', async () => {
    const list = (query: string) => shop.call<{ count: number; facets: unknown }>(`/pc/get_products?limit=1${query}`);
    const unknown = Array.from({ length: 90 }, (_, index) => `&facet%5Ba${index}%5D=x`).join('');
    expect((await list(unknown)).data).toEqual((await list('')).data);
  });

  test('[R10.2] a call with too many parameters is rejected', async () => {
    const many = Array.from({ length: 400 }, (_, index) => `facet%5Ba${index}%5D=x`).join('&');
    expect(await shop.call(`/pc/get_products?${many}`)).toMatchObject({ status: 400, code: '900011' });
  });

  test('[R2.5][R6.12] a product has SKUs with stock, minimum, pack and quantity breaks, specifications, drawing and related products', async () => {
    const product = await getProduct(english, '1001');
    expect(product.categoryPath.map(({ id }) => id)).toEqual(['100', '110', '111']);
    expect(product.drawing).toBe('/media/drawings/hinge-wall-full.svg');
    expect(product.attributes.map(({ name }) => name)).toEqual(['Finish', 'Glass thickness']);
    expect(product.specifications.length).toBeGreaterThan(3);
    expect(product.related.map(({ id }) => id)).toEqual(['1140', '1142', '1115', '1117', '1089', '1143']);
    expect(product.skus).toHaveLength(10);
    expect(product.skus[0]).toMatchObject({
      id: '50001',
      code: 'RD-HINGE-WALL-FULL-CH-8MM',
      values: ['Polished Chrome', '8 mm (5/16")'],
      price: 3850,
      stock: 5,
      minimum: 2,
      pack: 1,
      tiers: [
        { quantity: 10, price: 3657 },
        { quantity: 50, price: 3504 },
        { quantity: 100, price: 3349 },
      ],
    });
    expect((await getProduct(chinese, '1001')).skus[0]?.values).toEqual(['亮铬', '8 mm']);
  });

  test('[R2.13] an unknown product is rejected in the language of the request', async () => {
    for (const id of ['99999', 'x', '99999999999', "1'--"]) {
      await expect(getProduct(english, id)).rejects.toMatchObject({ kind: 'rejected', code: '400533' });
    }
    await expect(getProduct(chinese, '99999')).rejects.toMatchObject({ message: '商品不存在' });
  });

  test('products of every kind decode in both languages', async () => {
    const rows = await shop.database.selectFrom('product').select('id').distinctOn('category_id').execute();
    for (const { id } of rows) {
      const product = await getProduct(english, String(id));
      const translated = await getProduct(chinese, String(id));
      expect(translated.skus.map(({ code }) => code)).toEqual(product.skus.map(({ code }) => code));
      for (const sku of product.skus) expect(sku.values).toHaveLength(product.attributes.length);
    }
  });

  test('[R2.1] the home page has recommended products, new products, category shelves and keywords', async () => {
    expect((await getRecommended(english, 'best')).map(({ id }) => id)).toEqual([
      '1001',
      '1028',
      '1056',
      '1042',
      '1089',
      '1079',
      '1108',
      '1121',
    ]);
    expect((await getRecommended(english, 'new', { page: 1, pageSize: 3 })).map(({ id }) => id)).toEqual([
      '1005',
      '1019',
      '1030',
    ]);
    expect(await getHotKeywords(chinese)).toContain('立柱夹');
    const shelves = await shop.call<{ count: number; list: { productList: object[] }[] }>(
      '/pc/get_category_product?limit=4',
    );
    expect(shelves.data.count).toBe(8);
    expect(shelves.data.list).toHaveLength(4);
    expect(shelves.data.list.every(({ productList }) => productList.length > 0 && productList.length <= 8)).toBe(true);
  });

  test('[R6.7] the counts of reviews add up', async () => {
    const statistics = await getReviewStatistics(english, '1001');
    expect(statistics).toEqual({ total: 2, good: 2, medium: 0, poor: 0, withPictures: 0, goodChance: 100 });
    const reviews = await getReviews(english, '1001');
    expect(reviews).toHaveLength(2);
    expect(reviews[0]).toMatchObject({ nickname: 'Luis M.', quality: 5, service: 5, description: 4 });
    expect(await getReviews(english, '1001', { kind: 'poor' })).toEqual([]);
  });

  test('[B15] browsers reuse lists and product details for two seconds', async () => {
    const list = await shop.fetch('/api/pc/get_products?cid=111&first=1');
    expect(list.headers.get('Cache-Control')).toBe('public, max-age=2');
    const detail = await shop.fetch('/api/product/detail/1001?first=1');
    expect(detail.headers.get('Cache-Control')).toBe('public, max-age=2');
  });
});
