import { createApi } from '@rider/api';
import { getCart, getCartCount, addToCart } from '@rider/api/cart';
import { getUser } from '@rider/api/account';
import { money } from '@rider/model/money';
import { expect, test } from 'vitest';
import { plainSku, setStock } from '../testing/customers.ts';
import { DATABASES } from '../testing/databases.ts';

/** More executions than it takes until a statement is prepared. */
const OFTEN = 5;

test.each(DATABASES)(
  "[R6.12] [R4.4] prices, stock and a buyer's own data are current on $name, also after repeated reads",
  async ({ openShop }) => {
    const shop = await openShop();
    try {
      const apiOf = async (account: string) =>
        createApi({
          fetch: shop.fetch,
          baseUrl: 'http://shop.test/api',
          locale: 'en-US',
          token: await shop.signIn(account),
        });
      const [one, other] = [await apiOf('priyaglass'), await apiOf('luisglass')];
      await shop.database.deleteFrom('cart_line').execute();
      const sku = await plainSku(shop, 30);
      await addToCart(one, { productId: String(sku.productId), skuId: String(sku.id), quantity: 2 });
      for (let time = 0; time < OFTEN; time += 1) {
        expect(await getCartCount(one)).toEqual({ pieces: 2 });
        expect(await getCartCount(other)).toEqual({ pieces: 0 });
        expect((await getCart(one)).total).toBe(2 * sku.price);
        expect((await getUser(one)).id).not.toBe((await getUser(other)).id);
      }
      await shop.database
        .updateTable('sku')
        .set({ price: money(sku.price + 500), tiers: '[]' })
        .where('id', '=', sku.id)
        .execute();
      expect((await getCart(one)).total).toBe(2 * (sku.price + 500));
      await setStock(shop, sku, 1);
      expect((await getCart(one)).lines[0]).toMatchObject({ quantity: 2, stock: 1 });
      await addToCart(other, { productId: String(sku.productId), skuId: String(sku.id), quantity: 1 });
      expect([await getCartCount(one), await getCartCount(other)]).toEqual([{ pieces: 2 }, { pieces: 1 }]);
      await shop.database.updateTable('buyer').set({ state: 'disabled' }).where('id', '=', 1001).execute();
      await expect(getUser(other)).rejects.toMatchObject({ kind: 'session' });
    } finally {
      await shop.close();
    }
  },
);
