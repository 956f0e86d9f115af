import {
  applyImport,
  cancelImport,
  getOperatorProducts,
  getImportProgress,
  getImportRows,
  getImports,
  startImport,
} from '@rider/api/operator';
import type { Api } from '@rider/api/transport';
import { money } from '@rider/model/money';
import { FILE_COLUMNS } from '@rider/model/import';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runImports } from '../../src/import/run-imports.ts';
import { fileOfRows } from '../../src/document/table-file.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { rowsOfFile } from '../testing/import-files.ts';
import { operatorApi } from '../testing/refund/refund-calls.ts';

describe.each(DATABASES)('importing products on $name', ({ openShop }) => {
  let shop: Shop;
  let api: Api;

  beforeAll(async () => {
    shop = await openShop();
    api = await operatorApi(shop);
  });
  afterAll(() => shop.close());

  const runAll = () =>
    runImports({
      sendsEmail: false,
      shopOrigin: 'http://shop.test',
      database: shop.database,
      clock: () => shop.clock.now,
      cache: { invalidate: () => undefined },
    });
  /** Runs the imports; the shop's own turn may be working on one of them. */
  const ended = (id: string) =>
    vi.waitFor(
      async () => {
        await runAll();
        const progress = await getImportProgress(api, id);
        expect(['checked', 'applied']).toContain(progress.state);
        return progress;
      },
      { timeout: 60_000, interval: 100 },
    );
  const check = async (rows: readonly (readonly string[])[], format: 'csv' | 'xlsx' = 'csv') => {
    const { id } = await startImport(api, {
      file: new File([await fileOfRows(rows, format)], `products.${format}`),
      kind: 'products',
    });
    return ended(id);
  };
  const apply = async (id: string) => {
    await applyImport(api, id);
    return ended(id);
  };
  const exported = async (path = 'export') => {
    const token = await shop.signInAgent();
    const response = await shop.fetch(`http://shop.test/api/operator/${path}`, {
      headers: { 'Authori-zation': `Bearer ${token}` },
    });
    return rowsOfFile(new Uint8Array(await response.arrayBuffer()));
  };
  const variantOf = (code: string) =>
    shop.database
      .selectFrom('sku')
      .innerJoin('product', 'product.id', 'product_id')
      .where('code', '=', code)
      .select([
        'sku.price',
        'sku.stock',
        'sku.barcode',
        'sku.tiers',
        'product.name',
        'product.state',
        'product.version',
        'product_id',
      ])
      .executeTakeFirst();
  const someCodes = async (count: number) =>
    (await shop.database.selectFrom('sku').select('code').orderBy('id').limit(count).execute()).map(({ code }) => code);

  test('[B16] an export that is imported again changes nothing, as CSV and as Excel', async () => {
    const rows = await exported();
    expect(rows[0]).toEqual(FILE_COLUMNS.map(({ name }) => name));
    for (const format of ['csv', 'xlsx'] as const) {
      const { counts, faults, changes } = await check(rows, format);
      expect({ counts, faults, changes }).toEqual({
        counts: { created: 0, changed: 0, same: rows.length - 1, faulty: 0 },
        faults: [],
        changes: [],
      });
    }
  });

  test('[B16] a check lists every change and fault by row and column, and writes nothing', async () => {
    const [one = '', two = ''] = await someCodes(2);
    const before = await variantOf(one);
    const checked = await check([
      ['SKU', 'Price', 'Stock'],
      [one, '12,34', '7'],
      [two, 'cheap', ''],
      ['RD-NOBODY-1', '5', ''],
      ['', '5', ''],
      [one, '5', ''],
    ]);
    expect(checked.state).toBe('checked');
    expect(checked.faults.map(({ number, detail }) => `${number} ${detail}`)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^3 Price: /),
        expect.stringMatching(/^4 Product: /),
        expect.stringMatching(/^5 SKU: /),
        expect.stringMatching(/^6 SKU: /),
      ]),
    );
    expect(await getImportRows(api, checked.id, { state: 'faulty', page: 2, limit: 4 })).toEqual({
      items: [{ number: 6, detail: expect.stringMatching(/^SKU: /) as string }],
      total: 5,
    });
    expect(await variantOf(one)).toEqual(before);
    const result = await exported(`imports/${checked.id}/file`);
    expect(result[0]?.at(-1)).toBe('Result');
    expect(result[4]?.at(-1)).toMatch(/^faulty: SKU/);
  });

  test('[B16] applied, prices and stock change, new products and variants appear, and again nothing is doubled', async () => {
    const [known = ''] = await someCodes(1);
    const plain = { original_price: money(20_000), tiers: '[]' };
    await shop.database.updateTable('sku').set(plain).where('code', '=', known).execute();
    const [category] = await shop.database
      .selectFrom('category')
      .select('id')
      .where('parent_id', 'is not', null)
      .orderBy('id', 'desc')
      .execute();
    const file = [
      [
        'SKU',
        'Product',
        'Name EN',
        'Name ZH',
        'Unit EN',
        'Unit ZH',
        'Category',
        'State',
        'Images',
        'Option 1 EN',
        'Value 1 EN',
        'Price',
        'Breaks',
        'Barcode',
        'Stock',
      ],
      [known, '', '', '', '', '', '', '', '', '', '', '99.5', '', '', '42'],
      [
        'new-seal-6',
        'seal',
        'Door seal',
        '门封条',
        'pc',
        '件',
        String(category?.id),
        'published',
        '/media/products/hinge-wall-full-ch.webp',
        'Glass',
        '6 mm',
        '3.2',
        '10: 3; 50: 2.8',
        '12345670',
        '100',
      ],
      ['new-seal-8', 'seal', '', '', '', '', '', '', '', '', '8 mm', '3.4', '', '', '=1+1'],
    ];
    const faulty = await check(file);
    expect(faulty.faults.map(({ number }) => number)).toEqual([3, 4]);
    file[3] = [...(file[3] ?? []).slice(0, -1), '50'];
    const checked = await check(file);
    expect(checked.counts).toEqual({ created: 2, changed: 1, same: 0, faulty: 0 });
    expect(await variantOf('NEW-SEAL-6')).toBeUndefined();
    expect((await apply(checked.id)).state).toBe('applied');
    expect(await variantOf(known)).toMatchObject({ price: 9950, stock: 42 });
    const [six, eight] = [await variantOf('NEW-SEAL-6'), await variantOf('NEW-SEAL-8')];
    expect(six).toMatchObject({
      price: 320,
      stock: 100,
      barcode: '12345670',
      state: 'published',
      name: { 'zh-CN': '门封条' },
    });
    expect(six?.tiers).toEqual([
      { minimum: 10, price: 300 },
      { minimum: 50, price: 280 },
    ]);
    expect(eight).toMatchObject({ product_id: six?.product_id, stock: 50 });
    expect((await getOperatorProducts(api, { search: 'NEW-SEAL-6' })).total).toBe(1);
    expect((await check(file)).counts).toEqual({ created: 0, changed: 0, same: 3, faulty: 0 });
    const { total } = await getImports(api, { search: 'products.csv' });
    expect(total).toBeGreaterThan(3);
  });

  test('[B16] interrupted twice, it continues with the products that are left, and nothing is doubled', async () => {
    const codes = await someCodes(400);
    const { id } = await check([['SKU', 'Stock'], ...codes.map((code) => [code, '98765'])]);
    await applyImport(api, id);
    const interrupted = async () => {
      const stopping = new AbortController();
      // Applied products are announced after the first transaction.
      const cache = { invalidate: () => stopping.abort() };
      await runImports(
        {
          sendsEmail: false,
          shopOrigin: 'http://shop.test',
          database: shop.database,
          clock: () => shop.clock.now,
          cache,
        },
        stopping.signal,
      );
      return getImportProgress(api, id);
    };
    for (const { left, state } of [await interrupted(), await interrupted()])
      expect(state === 'applied' || left > 0).toBe(true);
    expect(await ended(id)).toMatchObject({ state: 'applied', left: 0 });
    const { counted } = await shop.database
      .selectFrom('stock_movement')
      .select((select) => select.fn.countAll<number>().as('counted'))
      .where('kind', '=', 'count')
      .where('stock_after', '=', 98_765)
      .executeTakeFirstOrThrow();
    expect(counted).toBe(codes.length);
  });

  test('[B16] two new products of a file cannot have the same barcode', async () => {
    const [category] = await shop.database.selectFrom('category').select('id').orderBy('id', 'desc').limit(1).execute();
    const product = (code: string) => [code, code, code, code, 'pc', '件', String(category?.id), '5', '96385074'];
    const { id } = await check([
      ['SKU', 'Product', 'Name EN', 'Name ZH', 'Unit EN', 'Unit ZH', 'Category', 'Price', 'Barcode'],
      product('TWIN-ONE'),
      product('TWIN-TWO'),
    ]);
    const { faults, counts } = await apply(id);
    expect(faults).toEqual([{ number: 3, detail: expect.stringMatching(/^Barcode: /) as string }]);
    expect(counts).toMatchObject({ created: 1, faulty: 1 });
  });

  test('[B16] a cancelled or unchecked import cannot be applied', async () => {
    const [code = ''] = await someCodes(1);
    const { id } = await check([
      ['SKU', 'Stock'],
      [code, '5'],
    ]);
    await cancelImport(api, id);
    await expect(applyImport(api, id)).rejects.toMatchObject({ code: '900016' });
  });

  test('[B16] files of spreadsheets are read by content: GB 18030, UTF-16, semicolons, tabs', async () => {
    const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from('SKU\tName ZH\r\nA\t合页', 'utf16le')]);
    const expected = [
      ['SKU', 'Name ZH'],
      ['A', '合页'],
    ];
    expect(await rowsOfFile(utf16)).toEqual(expected);
    const gb = new Uint8Array([...Buffer.from('SKU;Name ZH\nA;'), 0xba, 0xcf, 0xd2, 0xb3]);
    expect(await rowsOfFile(gb)).toEqual(expected);
    await expect(rowsOfFile(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).rejects.toMatchObject({
      reason: 'unreadable-file',
    });
    await expect(
      startImport(api, { file: new File(['Name,Price\na,1'], 'a.csv'), kind: 'products' }),
    ).resolves.toMatchObject({ id: '', mapping: { headings: ['Name', 'Price'] } });
  });
});
