import { getOperatorLog, getStockMovements } from '@rider/api/operator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { importFiles } from '../testing/import-files.ts';

const HEADINGS = ['SKU', 'Stock', 'Count', 'Change', 'Reason'];

describe.each(DATABASES)('importing stock on $name', ({ openShop }) => {
  let shop: Shop;
  let files: Awaited<ReturnType<typeof importFiles>>;
  const codes: string[] = [];

  beforeAll(async () => {
    shop = await openShop();
    files = await importFiles(shop, 'stock');
    const rows = await shop.database.selectFrom('sku').select('code').orderBy('code').limit(4).execute();
    codes.push(...rows.map(({ code }) => code));
    await shop.database.updateTable('sku').set({ stock: 20 }).where('code', 'in', codes).execute();
  });
  afterAll(() => shop.close());

  const stockOf = async (code = '') =>
    (await shop.database.selectFrom('sku').select('stock').where('code', '=', code).executeTakeFirst())?.stock;

  test('[B16] counts and changes become movements, and the same file again changes nothing', async () => {
    const [counted = '', arrived = '', left = '', same = ''] = codes;
    const rows = [
      HEADINGS,
      [counted.toLowerCase(), '20', '18', '', 'Stocktaking'],
      [arrived, '', '', '1,000', 'Delivery 77'],
      [left, '', '', '-3', 'Broken'],
      [same, '', '20', '', ''],
    ];
    expect((await files.check(rows)).counts).toEqual({ created: 0, changed: 3, same: 1, faulty: 0 });
    expect(await stockOf(counted)).toBe(20);
    expect((await files.apply(rows)).changes.map(({ detail }) => detail)).toEqual([
      `${counted}: 20 → 18`,
      `${arrived}: 20 → 1020`,
      `${left}: 20 → 17`,
    ]);
    expect((await files.apply(rows)).counts).toMatchObject({ changed: 0, same: 4 });
    expect(await Promise.all([counted, arrived, left].map(stockOf))).toEqual([18, 1020, 17]);
    const { id } = await shop.database
      .selectFrom('sku')
      .select('id')
      .where('code', '=', left)
      .executeTakeFirstOrThrow();
    const { items } = await getStockMovements(files.api, String(id), {});
    expect(items[0]).toMatchObject({ kind: 'correction', change: -3, reason: 'Broken' });
    expect((await getOperatorLog(files.api, { search: 'stock.csv' })).items[0]).toMatchObject({
      action: 'stock.import',
    });
  });

  test('[B16] faults are reported by row and column, a count that sales have overtaken too', async () => {
    const [one = '', two = '', three = '', four = ''] = codes;
    await shop.database.updateTable('sku').set({ stock: 5 }).where('code', 'in', codes).execute();
    const faults = await files.faultsOf([
      HEADINGS,
      [one, '7', '6', '', ''],
      [two, '', '', '-6', 'Broken'],
      [three, '', '', '-1', ''],
      [four, '', '1', '1', ''],
      ['RD-NONE', '', '1.5', '', ''],
      ['RD-NONE-2', '', '1', '', ''],
      [one, '', '1', '', ''],
    ]);
    expect(faults).toEqual([
      '2 Stock: The stock changed from 7 to 5 meanwhile. Compare your count with it and save again.',
      expect.stringMatching(/^3 Change: The stock is 5/),
      expect.stringMatching(/^4 Reason: /),
      '5 Change: Enter a count or a change, not both.',
      expect.stringMatching(/^6 Count: /),
      '7 SKU: No variant has this SKU.',
      '8 SKU: An earlier row is about the same.',
    ]);
  });

  test('[B16] the export has the stock of all variants, and changes nothing', async () => {
    const rows = await files.exported();
    expect(rows[0]).toEqual(['SKU', 'Name EN', 'Name ZH', 'Stock', 'Count', 'Change', 'Reason']);
    expect(rows.find(([code]) => code === codes[0])?.[3]).toBe('5');
    expect((await files.check(rows.slice(0, 60))).counts).toMatchObject({ same: 59, faulty: 0 });
  });
});
