import { createApi, type Api } from '@rider/api';
import { addToCart, getCart, getCartCount, removeCartLines, setCartQuantity } from '@rider/api/cart';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plainSku, setStock, stockOf, type TestSku } from '../testing/customers.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';

describe.each(DATABASES)('the cart on $name', ({ openShop }) => {
  let shop: Shop;
  let api: Api;
  let sku: TestSku;
  const piece = (quantity: number, buyNow = false): Parameters<typeof addToCart>[1] => ({
    productId: String(sku.productId),
    skuId: String(sku.id),
    quantity,
    buyNow,
  });
  beforeAll(async () => {
    shop = await openShop();
    const options = { fetch: shop.fetch, baseUrl: 'http://shop.test/api', locale: 'en-US' } as const;
    api = createApi({ ...options, token: await shop.signIn('priyaglass') });
  });
  beforeEach(async () => {
    await shop.database.deleteFrom('cart_line').execute();
    sku = await plainSku(shop, 30);
  });
  afterAll(() => shop.close());

  test('[R3.4] merges lines of one SKU exactly, also concurrently', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => addToCart(api, piece(2))));
    expect(new Set(ids).size).toBe(1);
    expect(await getCartCount(api)).toEqual({ pieces: 20 });
    await Promise.allSettled(Array.from({ length: 10 }, () => addToCart(api, piece(3))));
    expect(await getCartCount(api)).toEqual({ pieces: 29 });
    await expect(addToCart(api, piece(2))).rejects.toMatchObject({ kind: 'rejected', code: '410297' });
  });

  test('[R4.2] [R6.10] a request with an idempotency key runs once; a rejected one may be repeated', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => addToCart(api, { ...piece(4), key: 'one' })));
    expect(new Set(ids).size).toBe(1);
    expect(await getCartCount(api)).toEqual({ pieces: 4 });
    await addToCart(api, { ...piece(4), key: 'two' });
    expect(await getCartCount(api)).toEqual({ pieces: 8 });
    await expect(addToCart(api, { ...piece(40), key: 'three' })).rejects.toMatchObject({ kind: 'rejected' });
    await addToCart(api, { ...piece(2), key: 'three' });
    expect(await getCartCount(api)).toEqual({ pieces: 10 });
  });

  test('[R2.5] excludes buy-now lines from the cart', async () => {
    await addToCart(api, piece(1, true));
    expect(await getCart(api)).toEqual({ lines: [], invalid: [], total: 0 });
    expect(await getCartCount(api)).toEqual({ pieces: 0 });
  });

  test('[R6.12] shows the price of the quantity break reached', async () => {
    const tiers = [{ minimum: 10, price: sku.price - 100 }];
    await shop.database
      .updateTable('sku')
      .set({ tiers: JSON.stringify(tiers) })
      .where('id', '=', sku.id)
      .execute();
    const id = await addToCart(api, piece(9));
    expect((await getCart(api)).lines[0]).toMatchObject({ unitPrice: sku.price, listPrice: null });
    await setCartQuantity(api, id, 10);
    expect((await getCart(api)).lines[0]).toMatchObject({ unitPrice: sku.price - 100, listPrice: sku.price });
    expect((await getCart(api)).total).toBe((sku.price - 100) * 10);
  });

  test.each([
    [0, '910010', 'Minimum order: 1'],
    [-1, '910010', 'Minimum order: 1'],
    [1.5, '910010', 'Please enter a whole number of pieces.'],
    [Number.NaN, '910010', 'Please enter a whole number of pieces.'],
    [1e9, '410297', 'Only 30 in stock.'],
    [31, '410297', 'Only 30 in stock.'],
  ])('[R6.12] rejects the quantity %d with its reason', async (quantity, code, message) => {
    await expect(addToCart(api, piece(quantity))).rejects.toMatchObject({
      code,
      message,
      fieldErrors: { cartNum: message },
    });
    const id = await addToCart(api, piece(2));
    await expect(setCartQuantity(api, id, quantity)).rejects.toMatchObject({ code, fieldErrors: { number: message } });
    expect((await getCart(api)).lines[0]?.quantity).toBe(2);
  });

  test('[R6.12] rejects less than the minimum and incomplete packs, and marks lines that became invalid', async () => {
    const id = await addToCart(api, piece(5));
    await shop.database.updateTable('sku').set({ minimum: 6, pack: 6 }).where('id', '=', sku.id).execute();
    expect((await getCart(api)).lines[0]?.problem).toBe('below-minimum');
    await expect(setCartQuantity(api, id, 5)).rejects.toMatchObject({ message: 'Minimum order: 6' });
    await expect(setCartQuantity(api, id, 8)).rejects.toMatchObject({
      message: 'Sold in packs of 6. Please order a multiple.',
    });
    await setCartQuantity(api, id, 12);
    await setStock(shop, sku, 6);
    expect((await getCart(api)).lines[0]?.problem).toBe('not-enough-stock');
    await setStock(shop, sku, 0);
    expect((await getCart(api)).lines[0]?.problem).toBe('out-of-stock');
    await shop.database.updateTable('sku').set({ minimum: 1, pack: 1 }).where('id', '=', sku.id).execute();
    expect(await stockOf(shop, sku)).toBe(0);
  });

  test('[R2.7] moves a line of a deleted SKU to the invalid lines with its name', async () => {
    const id = await addToCart(api, piece(1));
    await shop.database.updateTable('cart_line').set({ sku_id: 1 }).where('id', '=', Number(id)).execute();
    const cart = await getCart(api);
    expect(cart.lines).toEqual([]);
    expect(cart.invalid[0]).toMatchObject({ id, skuCode: sku.code, problem: 'gone' });
    await removeCartLines(api, [id]);
    expect((await getCart(api)).invalid).toEqual([]);
  });

  test('[R2.5] rejects unknown products and SKUs of other products', async () => {
    await expect(addToCart(api, { ...piece(1), productId: '999' })).rejects.toMatchObject({ code: '410294' });
    await expect(addToCart(api, { ...piece(1), skuId: '999' })).rejects.toMatchObject({ code: '410305' });
    await expect(addToCart(api, { ...piece(1), productId: '0' })).rejects.toMatchObject({ code: '100100' });
  });
});
