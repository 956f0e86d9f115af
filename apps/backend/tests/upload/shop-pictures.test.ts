import { uploadShopPicture } from '@rider/api/operator';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mediaPath, smallMediaPath } from '../../src/http/media.ts';
import { purgeUnusedPictures } from '../../src/upload/pictures.ts';
import { takeShopPictures } from '../../src/upload/shop-pictures.ts';
import { operatorApi } from '../testing/refund/refund-calls.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';

const DAY = 86_400_000;

describe.each(MAIN_DATABASE)('[B15] pictures of the shop’s pages on $name', ({ openShop }) => {
  let shop: Shop;
  let photo: Blob;
  const upload = async (use: 'product' | 'banner', account = 'maya') => {
    return (await uploadShopPicture(await operatorApi(shop, account), use, photo)).url;
  };
  const read = async (address: string) => {
    const response = await shop.fetch(`http://shop.test${address}`);
    const { format, width, height, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    return { cache: response.headers.get('cache-control'), format, width, height, exif };
  };

  beforeAll(async () => {
    shop = await openShop({ demo: true });
    const bytes = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#0a6c6a' } })
      .withExif({ IFD0: { Copyright: 'where I live' } })
      .jpeg()
      .toBuffer();
    photo = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
  });
  afterAll(() => shop.close());

  test('are re-encoded in the sizes of their use, at public addresses that never change', async () => {
    const cache = 'public, max-age=31536000, immutable';
    const product = await upload('product');
    expect(await read(mediaPath(product))).toEqual({ cache, format: 'webp', width: 800, height: 800, exif: undefined });
    expect(await read(smallMediaPath(product))).toMatchObject({ cache, format: 'webp', width: 400, height: 400 });
    const banner = await upload('banner');
    expect(await read(mediaPath(banner))).toMatchObject({ width: 1366, height: 420 });
    expect(await read(smallMediaPath(banner))).toMatchObject({ width: 800, height: 246 });
  });

  test('are uploaded by owners and managers alone, and only pictures', async () => {
    await shop.database.updateTable('agent').set({ staff_role: 'warehouse' }).where('account', '=', 'daniel').execute();
    await expect(upload('product', 'daniel')).rejects.toMatchObject({ kind: 'rejected' });
    const picture = photo;
    photo = new Blob(['<svg onload="steal()"/>'], { type: 'image/png' });
    await expect(upload('product')).rejects.toMatchObject({ kind: 'rejected' });
    photo = picture;
  });

  test('a form takes uploads of operators and what it had before; others are purged after a day', async () => {
    const { database, clock } = shop;
    const [taken, unused] = [await upload('product'), await upload('product')];
    const catalogue = 'products/hinge-180-ch.webp';
    expect(await takeShopPictures(database, [taken, `/media/${catalogue}`], [catalogue])).toEqual([taken, catalogue]);
    const buyers = await database
      .insertInto('upload')
      .values({
        name: `${'a'.repeat(32)}.webp`,
        type: 'image/webp',
        bytes: Buffer.from(''),
        small: null,
        owner_role: 'buyer',
        owner_id: 1,
        uploaded_at: new Date(clock.now),
      })
      .returning('name')
      .executeTakeFirstOrThrow();
    for (const foreign of [`/uploads/${buyers.name}`, '/media/products/other.webp', 'https://evil.test/x.webp', ''])
      await expect(takeShopPictures(database, [foreign], [catalogue])).rejects.toMatchObject({
        reason: 'unknown-picture',
      });
    await purgeUnusedPictures(database, clock.now + DAY + 1);
    expect((await shop.fetch(`http://shop.test${taken}`)).status).toBe(200);
    expect((await shop.fetch(`http://shop.test${unused}`)).status).toBe(404);
  });
});
