import { createApi } from '@rider/api';
import {
  getOperatorProduct,
  getProductHistory,
  getProductTable,
  getProductVersions,
  getStockMovements,
  saveProduct,
  saveProductTable,
} from '@rider/api/operator';
import type { TableChange } from '@rider/model/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, type Shop } from '../testing/databases.ts';

const HINGE = '1001';
const OTHER = '1002';

describe.each(DATABASES)('[B15] an operator edits products as a table on $name', ({ openShop }) => {
  let shop: Shop;
  let api: ReturnType<typeof createApi>;

  beforeAll(async () => {
    shop = await openShop();
    const token = await shop.signInAgent();
    api = createApi({ fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'en-US', token });
  });
  afterAll(() => shop.close());

  const read = async (id: string) => {
    const [product] = (await getProductTable(api, { ids: [id] })).products;
    const [first] = product?.variants ?? [];
    if (product === undefined || first === undefined) throw new Error('there is no product');
    return { product, first };
  };
  const save = (products: TableChange[], reason = '') => saveProductTable(api, { products, reason });
  const shopPrice = async (id: string) =>
    (await shop.call<{ storeInfo: { price: string } }>(`/product/detail/${id}`)).data.storeInfo.price;

  test('reads the products of a list in parts, and chosen ones by id', async () => {
    const all = await getProductVersions(api, {});
    const first = await getProductTable(api, {});
    expect(first.total).toBe(all.length);
    expect(first.products.length).toBeGreaterThan(10);
    const rows = first.products.reduce((sum, { variants }) => sum + variants.length, 0);
    expect(rows).toBeLessThan(1_300);
    const [begin, following] = first.products;
    const rest = await getProductTable(api, { after: begin?.id ?? '' });
    expect(rest.products[0]).toEqual(following);
    const chosen = await getProductTable(api, { ids: [OTHER, HINGE] });
    expect(chosen).toMatchObject({ total: 2, next: null, products: [{ id: HINGE }, { id: OTHER }] });
    expect(await getProductVersions(api, { state: 'archived' })).toEqual([]);
  });

  test('saves price, state and stock of each product by itself; the stock moves for the reason', async () => {
    const [{ product, first }, other] = [await read(HINGE), await read(OTHER)];
    const verdicts = await save(
      [
        {
          ...product,
          variants: [
            {
              id: first.id,
              price: '33.3',
              listPrice: '',
              breaks: '',
              stock: '7',
              seenStock: first.stock,
              lowMark: '9',
            },
          ],
        },
        { ...other.product, state: 'archived', variants: [{ id: other.first.id, price: 'much' }] },
      ],
      'Water damage',
    );
    expect(verdicts).toMatchObject([
      { outcome: 'saved', product: { version: product.version + 1 } },
      { outcome: 'faulty', message: '', faults: [{ variantId: other.first.id, field: 'price' }] },
    ]);
    expect((await read(HINGE)).first).toMatchObject({ price: '33.30', stock: '7', lowMark: '9' });
    expect((await read(OTHER)).product.state).toBe('published');
    expect(await shopPrice(HINGE)).toBe('33.30');
    const [movement] = (await getStockMovements(api, first.id, {})).items;
    expect(movement).toMatchObject({
      kind: 'correction',
      stockAfter: 7,
      reason: 'Water damage',
      operator: 'Maya Lindqvist',
    });
    const [entry] = (await getProductHistory(api, HINGE, {})).items;
    expect(entry?.detail).toContain(`variants.${first.code}.price`);
  });

  test('a repeated save changes nothing', async () => {
    const { product, first } = await read(HINGE);
    const change = { ...product, variants: [{ id: first.id, price: '34.00', stock: '8', seenStock: first.stock }] };
    await save([change], 'Found');
    const { version } = (await read(HINGE)).product;
    expect(await save([change], 'Found')).toMatchObject([{ outcome: 'saved', product: { version } }]);
    expect((await getStockMovements(api, first.id, {})).items[1]).toMatchObject({ stockAfter: 7 });
  });

  test('rejects what another person changed meanwhile, with the current values, and saves nothing of it', async () => {
    const { product, first } = await read(HINGE);
    const { version, draft } = await getOperatorProduct(api, HINGE);
    const [variant, ...rest] = draft.variants;
    if (variant === undefined) throw new Error('there is no variant');
    await saveProduct(api, HINGE, version, { ...draft, variants: [{ ...variant, price: '35.00' }, ...rest] });
    const [verdict] = await save(
      [{ ...product, variants: [{ id: first.id, price: '36', stock: '1', seenStock: first.stock }] }],
      'Lost',
    );
    expect(verdict).toMatchObject({ outcome: 'changed', message: expect.stringContaining('Maya Lindqvist') });
    expect(verdict?.product?.variants[0]).toMatchObject({ price: '35.00', stock: first.stock });
  });

  test('rejects a stock that is no longer the one that was seen, and a stock without a reason', async () => {
    const { product, first } = await read(HINGE);
    const stock = (given: { stock: string; seenStock: string }) => ({
      ...product,
      variants: [{ id: first.id, ...given }],
    });
    expect(await save([stock({ stock: '3', seenStock: '99' })], 'Lost')).toMatchObject([
      { outcome: 'faulty', faults: [{ variantId: first.id, field: 'stock' }] },
    ]);
    expect(await save([stock({ stock: '3', seenStock: first.stock })])).toMatchObject([
      { outcome: 'faulty', faults: [{ variantId: first.id, field: 'reason' }] },
    ]);
    expect(await save([{ id: '999999', version: 1, variants: [] }])).toMatchObject([
      { outcome: 'faulty', product: null, message: expect.stringMatching(/./) },
    ]);
  });
});
