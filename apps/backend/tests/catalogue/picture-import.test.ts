import { applyImport, startImport } from '@rider/api/operator';
import type { Api } from '@rider/api/transport';
import { strToU8, zipSync, type Zippable } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileOfRows } from '../../src/document/table-file.ts';
import { readArchive } from '../../src/import/file/read-archive.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { importFiles } from '../testing/import-files.ts';

const HEADINGS = [
  'SKU',
  'Product',
  'Name EN',
  'Name ZH',
  'Unit EN',
  'Unit ZH',
  'Category',
  'Images',
  'Price',
  'Image texts EN',
];

const picture = async (background: string) =>
  new Uint8Array(
    await sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .png()
      .toBuffer(),
  );

describe.each(DATABASES)('importing pictures on $name', ({ openShop }) => {
  let shop: Shop;
  let api: Api;
  let ended: Awaited<ReturnType<typeof importFiles>>['ended'];
  let category = '';

  beforeAll(async () => {
    shop = await openShop();
    ({ api, ended } = await importFiles(shop, 'products'));
    const leaf = await shop.database.selectFrom('product').select('category_id').executeTakeFirstOrThrow();
    category = String(leaf.category_id);
  });
  afterAll(() => shop.close());

  const rowOf = (code: string, images: string, texts = '') => {
    const name = [code, code, code];
    return [code, ...name, 'pc', '件', category, images, '5', texts];
  };
  const tableOf = (...rows: string[][]) => fileOfRows([HEADINGS, ...rows], 'csv');
  const check = async (files: Zippable) => {
    const file = new File([zipSync(files)], 'products.zip');
    return ended((await startImport(api, { file, kind: 'products' })).id);
  };
  const imagesOf = async (code: string) =>
    shop.database
      .selectFrom('sku')
      .innerJoin('product', 'product.id', 'product_id')
      .select(['images', 'image_texts'])
      .where('code', '=', code)
      .executeTakeFirst();

  test('[B16] the pictures of a ZIP file become those of the products that name them, also in later files', async () => {
    const files = {
      'new/products.csv': await tableOf(
        rowOf('ZIP-A', 'Seal front.PNG; seal-2.png', 'Front | Side'),
        rowOf('ZIP-B', 'broken.png'),
        rowOf('ZIP-C', 'missing.png'),
        rowOf('ZIP-E', 'seal-2.png', 'Side | Back'),
      ),
      'new/pictures/Seal Front.png': await picture('red'),
      '../../seal-2.png': await picture('blue'),
      '__MACOSX/new/products.csv': strToU8('x'),
      'broken.png': strToU8('no picture'),
    };
    const checked = await check(files);
    expect(checked.counts).toEqual({ created: 1, changed: 0, same: 0, faulty: 3 });
    expect(checked.faults.map(({ number, detail }) => `${number} ${detail}`)).toEqual([
      expect.stringMatching(/^3 Images: /),
      expect.stringMatching(/^4 Images: /),
      '5 Image texts: There are more texts than pictures.',
    ]);
    await applyImport(api, checked.id);
    await ended(checked.id);
    const stored = await imagesOf('ZIP-A');
    expect(stored?.images).toEqual([
      expect.stringMatching(/^\/uploads\/\w+\.webp$/),
      expect.stringMatching(/^\/uploads\/\w+\.webp$/),
    ]);
    const [front = '', side = ''] = stored?.images ?? [];
    expect(stored?.image_texts).toEqual({
      [front]: { 'en-US': 'Front', 'zh-CN': '' },
      [side]: { 'en-US': 'Side', 'zh-CN': '' },
    });
    const shown = await shop.fetch(`http://shop.test${stored?.images[0]}`);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    const again = await check(files);
    expect(again.counts).toMatchObject({ created: 0, same: 1 });
    const later = await check({ 'more.csv': await tableOf(rowOf('ZIP-D', 'seal-2.png')) });
    expect(later.counts).toMatchObject({ created: 1, faulty: 0 });
  });

  test('[B16] an archive without one table, or that is too large, is rejected before it is unpacked', async () => {
    await expect(check({ 'a.png': await picture('red') })).rejects.toMatchObject({ code: '900017' });
    await expect(check({ 'a.csv': strToU8('SKU'), 'b.csv': strToU8('SKU') })).rejects.toMatchObject({ code: '900017' });
    const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, index) => [`${index}.png`, strToU8('x')]));
    await expect(check({ 'a.csv': strToU8('SKU'), ...many })).rejects.toMatchObject({ code: '900011' });
    const bomb = zipSync({ 'a.csv': strToU8('SKU'), ...Object.fromEntries(Object.entries(many).slice(0, 110)) });
    // The directory states 5 MB for each picture.
    const view = new DataView(bomb.buffer);
    for (let place = 0; place < bomb.length - 46; place++)
      if (view.getUint32(place, true) === 0x02014b50) view.setUint32(place + 24, 5_000_000, true);
    expect(() => readArchive(bomb)).toThrow(expect.objectContaining({ reason: 'request-too-large' }));
    expect(() => readArchive(bomb.slice(0, -30))).toThrow(expect.objectContaining({ reason: 'unreadable-file' }));
    expect(readArchive(await fileOfRows([HEADINGS], 'xlsx'))).toBeNull();
  });
});
