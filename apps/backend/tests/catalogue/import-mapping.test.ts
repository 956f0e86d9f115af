import { getImportProgress, startImport } from '@rider/api/operator';
import type { Api } from '@rider/api/transport';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileOfRows } from '../../src/document/table-file.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { importFiles } from '../testing/import-files.ts';

describe.each(MAIN_DATABASE)('columns of imported files on $name', ({ openShop }) => {
  let shop: Shop;
  let api: Api;
  let code = '';

  beforeAll(async () => {
    shop = await openShop();
    ({ api } = await importFiles(shop, 'stock'));
    ({ code } = await shop.database.selectFrom('sku').select('code').executeTakeFirstOrThrow());
  });
  afterAll(() => shop.close());

  const start = async (rows: string[][], more: { columns?: string[]; choose?: boolean } = {}) =>
    startImport(api, { file: new File([await fileOfRows(rows, 'csv')], 'count.csv'), kind: 'stock', ...more });

  test('[B16] unknown headings are shown with first values and a guess; the choice holds for the next file', async () => {
    const file = [
      ['货号', 'Shelf', 'Counted today'],
      [code, 'B-7', '12'],
      [code.toLowerCase(), '', '13'],
    ];
    expect(await start(file)).toEqual({
      id: '',
      mapping: {
        headings: ['货号', 'Shelf', 'Counted today'],
        samples: [[code, code.toLowerCase()], ['B-7'], ['12', '13']],
        columns: ['code', '', ''],
      },
    });
    const { id } = await start(file, { columns: ['code', '', 'count'] });
    expect(await getImportProgress(api, id)).toMatchObject({ kind: 'stock', unused: ['Shelf'] });
    const next = await start([
      ['counted TODAY', '货号', 'Shelf'],
      ['9', code, ''],
    ]);
    expect(next.mapping).toBeNull();
    const again = await start(file, { choose: true });
    expect(again.mapping?.columns).toEqual(['code', '', 'count']);
    const rows = await shop.database
      .selectFrom('product_import')
      .select('columns')
      .where('id', '=', Number(next.id))
      .executeTakeFirst();
    expect(rows?.columns).toEqual(['count', 'code', '']);
  });

  test('[B16] a column that is required, unknown or chosen twice is rejected', async () => {
    const file = [
      ['a', 'b'],
      [code, '1'],
    ];
    await expect(start(file, { columns: ['count', ''] })).rejects.toMatchObject({ code: '900015' });
    await expect(start(file, { columns: ['code', 'code'] })).rejects.toMatchObject({ code: '100100' });
    await expect(start(file, { columns: ['code', 'nothing'] })).rejects.toMatchObject({ code: '100100' });
    await expect(start(file, { columns: ['code'] })).rejects.toMatchObject({ code: '100100' });
  });
});
