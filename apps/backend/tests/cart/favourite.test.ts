import { createApi, type Api } from '@rider/api';
import { getUser } from '@rider/api/account';
import { addFavourite, getFavourites, isFavourite, removeFavourites } from '@rider/api/favourite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';

describe.each(MAIN_DATABASE)('favourites on $name', ({ openShop }) => {
  let shop: Shop;
  let api: Api;
  let stranger: Api;
  let products: string[];
  beforeAll(async () => {
    shop = await openShop();
    const options = { fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'en-US' } as const;
    api = createApi({ ...options, token: await shop.signIn('danaglass') });
    stranger = createApi({ ...options, token: await shop.signIn('priyaglass') });
    const rows = await shop.database.selectFrom('product').select('id').orderBy('id').limit(3).execute();
    products = rows.map(({ id }) => String(id));
  });
  afterAll(() => shop.close());

  test('[R6.11] are saved once, newest first, and removed', async () => {
    for (const product of products) {
      shop.clock.now += 1000;
      await Promise.all([addFavourite(api, product), addFavourite(api, product)]);
    }
    const { items, total } = await getFavourites(api, { page: 1, pageSize: 2 });
    expect(total).toBe(3);
    expect(items.map(({ id }) => id)).toEqual(products.slice(1).toReversed());
    expect(items[0]).toMatchObject({ available: true });
    expect(await isFavourite(api, products[0] ?? '')).toBe(true);
    expect((await getUser(stranger)).id).not.toBe((await getUser(api)).id);
    await removeFavourites(stranger, products);
    expect((await getFavourites(stranger)).total).toBe(0);
    expect((await getFavourites(api)).total).toBe(3);
    await removeFavourites(api, [products[0] ?? '', products[1] ?? '']);
    expect((await getFavourites(api)).items.map(({ id }) => id)).toEqual([products[2]]);
    expect(await isFavourite(api, products[0] ?? '')).toBe(false);
  });

  test('[R6.11] a product is saved with its selected variant', async () => {
    const [product = ''] = products;
    await addFavourite(api, product, 'RD-HINGE-WALL-FULL-MB-10MM');
    const saved = async () => (await getFavourites(api)).items.find(({ id }) => id === product);
    expect(await saved()).toMatchObject({
      variant: { code: 'RD-HINGE-WALL-FULL-MB-10MM', label: 'Matte Black, 10 mm (3/8")' },
      image: '/media/products/small/hinge-wall-full-mb.webp',
    });
    await addFavourite(api, product);
    expect((await saved())?.variant?.code).toBe('RD-HINGE-WALL-FULL-MB-10MM');
    await addFavourite(api, product, 'RD-HINGE-WALL-FULL-BN-8MM');
    expect((await saved())?.variant?.code).toBe('RD-HINGE-WALL-FULL-BN-8MM');
    await removeFavourites(api, [product]);
    await addFavourite(api, product, 'RD-CLAMP-SQ-90-MB-10MM');
    expect(await saved()).toMatchObject({ variant: null });
  });

  test('[R6.11] an unknown product is rejected', async () => {
    await expect(addFavourite(api, '2147483647')).rejects.toMatchObject({ code: '410130' });
    for (const id of ['0', '', 'x', '-1'])
      await expect(addFavourite(api, id)).rejects.toMatchObject({ code: '100100' });
  });
});
