import type { Api } from '@rider/api';
import { addToCart } from '@rider/api/cart';
import { getProduct } from '@rider/api/catalogue';
import { computeOrder, confirmOrder, createOrder, getOrder } from '@rider/api/order';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf } from '../testing/refund/refund-calls.ts';

/** Shower U-channels, in 2,413 and 3,657 mm. */
const CHANNEL = '1108';
const HINGE = '1001';

describe.each(MAIN_DATABASE)('freight on $name', ({ openShop }) => {
  let shop: Shop;
  let buyer: Api;

  beforeAll(async () => {
    shop = await openShop();
    buyer = apiOf(shop, await shop.signIn('luisglass'));
  });
  afterAll(() => shop.close());

  async function lineOf(productId: string, quantity: number): Promise<string> {
    const { skus } = await getProduct(buyer, productId);
    const { id, minimum } = skus.find(({ stock }) => stock >= quantity) ?? { id: '', minimum: 0 };
    return addToCart(buyer, { productId, skuId: id, quantity: Math.max(minimum, quantity), buyNow: true });
  }

  test('[R2.5] a product has its shipping length', async () => {
    const lengths = async (id: string) => new Set((await getProduct(buyer, id)).skus.map(({ lengthMm }) => lengthMm));
    expect(await lengths(CHANNEL)).toEqual(new Set([2413, 3657]));
    expect(await lengths(HINGE)).toEqual(new Set([0]));
    // A base shoe has a single length; rolls are coiled.
    expect(await lengths('1061')).toEqual(new Set([3000]));
    expect(await lengths('1124')).toEqual(new Set([0]));
  });

  test('[R2.7] five lengths over 2.4 m ship by pallet, at its price, in confirm, compute and order', async () => {
    const checkout = await confirmOrder(buyer, { lineIds: [await lineOf(CHANNEL, 5)] });
    expect(checkout).toMatchObject({ freight: 9500, freightClass: 'pallet', freeFreightFrom: null });
    const addressId = checkout.address?.id ?? '';
    const choices = { addressId, method: 'balance' } as const;
    expect(await computeOrder(buyer, checkout.key, choices)).toMatchObject({ freight: 9500, total: checkout.total });
    const number = await createOrder(buyer, checkout.key, { ...choices, message: '' });
    expect(await getOrder(buyer, number)).toMatchObject({ freight: 9500, total: checkout.total });
  });

  test('[R2.7] hinges ship with a long piece; alone they ship by ground service', async () => {
    const hinges = await confirmOrder(buyer, { lineIds: [await lineOf(HINGE, 4)] });
    expect(hinges).toMatchObject({ freight: 1200, freightClass: 'ground', freeFreightFrom: 50_000 });
    const lines = [await lineOf(HINGE, 40), await lineOf(CHANNEL, 1)];
    const mixed = await confirmOrder(buyer, { lineIds: lines });
    expect(mixed.subtotal).toBeGreaterThan(50_000);
    expect(mixed).toMatchObject({ freight: 9500, freightClass: 'pallet' });
  });
});
