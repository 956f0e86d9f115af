import { createApi } from '@rider/api';
import type { CartWire } from '@rider/api/cart';
import { getProduct } from '@rider/api/catalogue';
import type { ProductDetailWire, ProductListWire, SuggestionsWire } from '@rider/api/catalogue';
import {
  createProduct,
  getOperatorProduct,
  getOperatorProducts,
  getProductHistory,
  getProductViews,
  removeProductView,
  saveProduct,
  saveProductView,
  type OperatorProduct,
} from '@rider/api/operator';
import type { ListWire } from '@rider/api/wire';
import type { ProductDraft } from '@rider/model/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, type Shop } from '../testing/databases.ts';

const HINGE = '1001';
const SKU = 'RD-HINGE-WALL-FULL-CH-8MM';

describe.each(DATABASES)('[B15] an operator edits products on $name', ({ openShop }) => {
  let shop: Shop;
  let api: ReturnType<typeof createApi>;
  let buyer: string;

  beforeAll(async () => {
    shop = await openShop();
    const token = await shop.signInAgent();
    api = createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'en-US', token });
    buyer = await shop.signIn('luisglass');
  });
  afterAll(() => shop.close());

  const edit = async (id: string, change: (product: OperatorProduct) => ProductDraft) => {
    const product = await getOperatorProduct(api, id);
    return saveProduct(api, id, product.version, change(product));
  };
  const found = async (keyword: string) =>
    (await shop.call<ProductListWire>(`/pc/get_products?keyword=${encodeURIComponent(keyword)}`)).data;
  const detail = async (id: string) => (await shop.call<ProductDetailWire>(`/product/detail/${id}`)).data;
  const cart = async () => (await shop.call<CartWire>('/cart/list', { token: buyer })).data;
  const variantsOf = async (id: string) => Object.values((await detail(id)).productValue);

  test('[R10.1] a product with a very large stock is listed', async () => {
    const set = (stock: number) =>
      shop.database.updateTable('sku').set({ stock }).where('product_id', '=', Number(HINGE)).execute();
    await set(1_000_000_000);
    const { items } = await getOperatorProducts(api, { search: SKU });
    expect(items[0]?.stock).toBeGreaterThan(2 ** 31);
    await set(1_000);
  });

  test('saving an unchanged product changes nothing that the shop shows', async () => {
    const before = [await detail(HINGE), await found('hinge'), await found(SKU)];
    const derived = () =>
      shop.database
        .selectFrom('product')
        .innerJoin('sku', 'sku.product_id', 'product.id')
        .innerJoin('facet_set', 'facet_set.id', 'product.facet_set')
        .select(['product.price', 'product.original_price', 'price_varies', 'facet_set.facets', 'sku.facet_bits'])
        .where('product.id', '=', Number(HINGE))
        .orderBy('sku.position')
        .execute();
    const [stored, words] = [await derived(), await shop.database.selectFrom('search_word').selectAll().execute()];
    await edit(HINGE, ({ draft }) => draft);
    expect([await detail(HINGE), await found('hinge'), await found(SKU)]).toEqual(before);
    expect(await derived()).toEqual(stored);
    expect(await shop.database.selectFrom('search_word').selectAll().execute()).toEqual(words);
    expect((await getProductHistory(api, HINGE, {})).items).toMatchObject([{ action: 'product.change', detail: '' }]);
  });

  test('a new price shows in list, product page, search and cart, and is logged', async () => {
    const [first] = await variantsOf(HINGE);
    await shop.call('/cart/add', {
      token: buyer,
      body: { productId: HINGE, uniqueId: first?.unique, cartNum: first?.min_qty },
    });
    await found(SKU);
    await edit(HINGE, ({ draft }) => ({
      ...draft,
      name: { ...draft.name, 'en-US': 'Harbour Zephyrine Hinge' },
      variants: draft.variants.map((variant) =>
        variant.code === SKU ? { ...variant, price: '12.30', breaks: '10: 11; 50: 10.50' } : variant,
      ),
    }));
    expect((await variantsOf(HINGE)).find(({ code }) => code === SKU)).toMatchObject({
      price: '12.30',
      tiers: [
        { min: 10, price: '11.00' },
        { min: 50, price: '10.50' },
      ],
    });
    expect((await found('zephyrine')).list).toMatchObject([{ id: 1001, price: '12.30' }]);
    expect((await found('zephyrin')).list).toMatchObject([{ id: 1001 }]);
    expect((await found(SKU)).list).toMatchObject([{ store_name: 'Harbour Zephyrine Hinge' }]);
    expect((await cart()).valid).toMatchObject([{ truePrice: '12.30' }]);
    const [entry] = (await getProductHistory(api, HINGE, {})).items;
    expect(entry).toMatchObject({ operator: 'Maya Lindqvist', subject: '1001 Harbour Zephyrine Hinge' });
    expect(entry?.detail).toContain(`variants.${SKU}.price: 38.50 → 12.30`);
    const prices = await shop.database
      .selectFrom('price_history')
      .select('price')
      .where('sku_id', '=', Number(first?.unique))
      .orderBy('since')
      .execute();
    expect(prices.map(({ price }) => price)).toEqual([3850, 1230]);
  });

  test('pictures have alternative texts in both languages, as long as the product has them', async () => {
    const { images } = (await getOperatorProduct(api, '1003')).draft;
    const [first = ''] = images;
    const texts = { [first]: { 'en-US': 'Hinge on 10 mm glass', 'zh-CN': '' } };
    await edit('1003', ({ draft }) => ({
      ...draft,
      imageTexts: { ...texts, '/media/products/other.webp': { 'en-US': 'Gone', 'zh-CN': '' } },
    }));
    expect((await getOperatorProduct(api, '1003')).draft.imageTexts).toEqual(texts);
    const textsIn = async (locale: 'en-US' | 'zh-CN') => {
      const reader = createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale });
      return (await getProduct(reader, '1003')).imageTexts;
    };
    expect(await textsIn('en-US')).toEqual({ [first]: 'Hinge on 10 mm glass' });
    expect(await textsIn('zh-CN')).toEqual({});
    await expect(
      edit('1003', ({ draft }) => ({ ...draft, imageTexts: { [first]: { 'en-US': 'x'.repeat(201), 'zh-CN': '' } } })),
    ).rejects.toMatchObject({ fieldErrors: { [`imageTexts.${first}.en-US`]: expect.any(String) } });
  });

  test('the list sorts by name, price, stock and last change', async () => {
    const valuesOf = async (order: string, column: 'priceFrom' | 'stock' | 'changedAt') =>
      (await getOperatorProducts(api, { order, limit: 100 })).items.map((row) => row[column]);
    for (const [order, column] of [
      ['price', 'priceFrom'],
      ['stock', 'stock'],
      ['changed', 'changedAt'],
    ] as const) {
      const values = await valuesOf(`${order}-ascending`, column);
      expect(values).toEqual(values.toSorted((one, other) => one - other));
      const reversed = await valuesOf(`${order}-descending`, column);
      expect(reversed).toEqual(reversed.toSorted((one, other) => other - one));
    }
    expect(await valuesOf('constructor-descending', 'stock')).toEqual(await valuesOf('', 'stock'));
  });

  test('an operator saves views of the list, which no other operator has', async () => {
    const token = await shop.signInAgent('rosa');
    const other = createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'en-US', token });
    await saveProductView(api, { name: 'Drafts', query: 'state=draft' });
    await saveProductView(api, { name: ' Drafts ', query: 'state=draft&order=name-ascending' });
    await saveProductView(other, { name: 'Drafts', query: '' });
    const [view] = await getProductViews(api);
    expect(await getProductViews(api)).toMatchObject([{ name: 'Drafts', query: 'state=draft&order=name-ascending' }]);
    await removeProductView(other, view?.id ?? '');
    expect(await getProductViews(api)).toHaveLength(1);
    await removeProductView(api, view?.id ?? '');
    expect(await getProductViews(api)).toEqual([]);
    expect(await getProductViews(other)).toHaveLength(1);
    await expect(saveProductView(api, { name: '', query: '' })).rejects.toMatchObject({
      fieldErrors: { name: expect.any(String) },
    });
  });

  test('an archived product is nowhere public, and no longer available in a cart', async () => {
    await shop.call('/collect/add', { token: buyer, body: { id: HINGE } });
    await edit(HINGE, ({ draft }) => ({ ...draft, state: 'archived' }));
    expect((await shop.call(`/product/detail/${HINGE}`)).status).not.toBe(200);
    expect((await found(SKU)).list.map(({ id }) => id)).not.toContain(1001);
    expect((await found('zephyrine')).list.map(({ id }) => id)).not.toContain(1001);
    expect((await found('')).list.map(({ id }) => id)).not.toContain(1001);
    const { data: suggested } = await shop.call<SuggestionsWire>(`/search/suggest?keyword=${SKU}`);
    expect(suggested.products.map(({ id }) => id)).not.toContain(1001);
    const { data: favourites } = await shop.call<ListWire<{ pid: number }>>('/collect/user', { token: buyer });
    expect(favourites).toMatchObject({ count: 0, list: [] });
    expect(await cart()).toMatchObject({ valid: [], invalid: [{ product_id: 1001, is_valid: 0 }] });
    const added = await shop.call('/cart/add', {
      token: buyer,
      body: { productId: HINGE, uniqueId: '50001', cartNum: 2 },
    });
    expect(added.status).not.toBe(200);
    expect((await getOperatorProducts(api, { search: SKU, state: 'archived' })).items).toMatchObject([
      { id: HINGE, state: 'archived', priceFrom: 1230 },
    ]);
    await edit(HINGE, ({ draft }) => ({ ...draft, state: 'published' }));
    expect((await cart()).valid).toHaveLength(1);
  });

  test('the second of two people who edit a product is rejected with the name of the first', async () => {
    const { version, draft } = await getOperatorProduct(api, HINGE);
    await saveProduct(api, HINGE, version, { ...draft, categoryId: draft.categoryId });
    await expect(saveProduct(api, HINGE, version, draft)).rejects.toMatchObject({
      code: '900013',
      message: expect.stringContaining('Maya Lindqvist'),
    });
  });

  test('errors are reported by path', async () => {
    const { draft } = await getOperatorProduct(api, HINGE);
    const [first, second] = draft.variants;
    if (first === undefined || second === undefined) throw new Error('there is no variant');
    const other = (await getOperatorProduct(api, '1002')).draft.variants[0];
    const errorsOf = async (change: Partial<ProductDraft>) =>
      edit(HINGE, (product) => ({ ...product.draft, ...change })).catch(
        (error: { fieldErrors: object }) => error.fieldErrors,
      );
    expect(await errorsOf({ variants: [{ ...first, price: '0' }] })).toHaveProperty(['variants.0.price']);
    expect(await errorsOf({ variants: [first, { ...second, code: first.code }] })).toHaveProperty(['variants.1.code']);
    expect(await errorsOf({ variants: [first, { ...second, values: first.values }] })).toHaveProperty([
      'variants.1.values',
    ]);
    expect(await errorsOf({ variants: [{ ...first, code: other?.code ?? '' }] })).toHaveProperty(['variants.0.code']);
    expect(await errorsOf({ variants: [{ ...first, barcode: other?.barcode ?? '' }] })).toHaveProperty([
      'variants.0.barcode',
    ]);
    expect(await errorsOf({ variants: [{ ...first, listPrice: '1' }] })).toHaveProperty(['variants.0.listPrice']);
    expect(await errorsOf({ variants: [{ ...first, breaks: '10: 99' }] })).toHaveProperty(['variants.0.breaks']);
    expect(await errorsOf({ variants: [] })).toHaveProperty(['variants']);
    expect(await errorsOf({ categoryId: '9' })).toHaveProperty(['categoryId']);
    expect(await errorsOf({ name: { 'en-US': '', 'zh-CN': '名' } })).toHaveProperty(['name.en-US']);
  });

  test('a removed variant with a past is hidden and can return, another one is deleted', async () => {
    const { draft } = await getOperatorProduct(api, HINGE);
    const before = draft.variants.map(({ code }) => code);
    await edit(HINGE, (product) => ({ ...product.draft, variants: product.draft.variants.slice(1, -1) }));
    expect((await variantsOf(HINGE)).map(({ code }) => code)).toEqual(before.slice(1, -1));
    expect((await cart()).invalid).toHaveLength(1);
    expect((await found(SKU)).list.map(({ article }) => article?.code)).not.toContain(SKU);
    expect((await getOperatorProduct(api, HINGE)).hiddenCodes).toEqual([SKU, before.at(-1)].toSorted());
    const back = draft.variants.filter(({ code }) => code === SKU || code === before.at(-1));
    await edit(HINGE, (product) => ({
      ...product.draft,
      variants: [...product.draft.variants, ...back.map((variant) => ({ ...variant, id: '' }))],
    }));
    expect((await variantsOf(HINGE)).map(({ code }) => code).toSorted()).toEqual(before.toSorted());
    expect((await cart()).valid).toHaveLength(1);
    const { draft: single } = await getOperatorProduct(api, '1005');
    const [first] = single.variants;
    if (first === undefined) throw new Error('there is no variant');
    const added = { ...first, id: '', code: 'NEW-VALUE', barcode: '', values: { ...first.values, finish: 'NEW' } };
    await edit('1005', ({ draft: now }) => ({
      ...now,
      options: now.options.map((option) => ({
        ...option,
        values: [...option.values, { key: 'NEW', label: { 'en-US': 'New', 'zh-CN': '新' } }],
      })),
      variants: [...now.variants, added],
    }));
    await edit('1005', () => single);
    expect((await getOperatorProduct(api, '1005')).hiddenCodes).toEqual([]);
  });

  test('variants exchange their SKUs and their order', async () => {
    await edit(HINGE, ({ draft }) => {
      const [first, second, ...rest] = draft.variants;
      if (first === undefined || second === undefined) throw new Error('there is no variant');
      return {
        ...draft,
        variants: [
          { ...second, code: first.code },
          { ...first, code: second.code, barcode: second.barcode },
          ...rest,
        ].map((variant, index) => (index === 0 ? { ...variant, barcode: first.barcode } : variant)),
      };
    });
    const { draft } = await getOperatorProduct(api, HINGE);
    expect(new Set(draft.variants.map(({ code }) => code)).size).toBe(draft.variants.length);
  });

  test('a draft is created, found at the desk alone, and published', async () => {
    const { draft } = await getOperatorProduct(api, '1002');
    const [first] = draft.variants;
    if (first === undefined) throw new Error('there is no variant');
    const created = await createProduct(api, {
      ...draft,
      state: 'draft',
      name: { 'en-US': 'Quixotry clamp', 'zh-CN': '新夹具' },
      variants: [{ ...first, id: '', code: 'new-1', barcode: '' }],
    });
    expect((await found('quixotry')).list.map(({ id }) => String(id))).not.toContain(created.id);
    expect((await getOperatorProducts(api, { search: 'quixotry' })).items).toMatchObject([
      { id: created.id, state: 'draft', codes: ['NEW-1'], stock: 0 },
    ]);
    await edit(created.id, (product) => ({ ...product.draft, state: 'published' }));
    expect((await found('quixotry')).list).toMatchObject([{ id: Number(created.id) }]);
    expect(await variantsOf(created.id)).toMatchObject([{ code: 'NEW-1', stock: 0 }]);
  });
});
