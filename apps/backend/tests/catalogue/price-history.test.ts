import type { ProductDetailWire } from '@rider/api/catalogue';
import type { FlashSaleDetailWire, GroupBuyWire } from '@rider/api/promotion';
import { money } from '@rider/model/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { skuOf, type TestSku } from '../testing/customers.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { promotionOf } from '../testing/promotions.ts';

const DAY = 86_400_000;

describe.each(MAIN_DATABASE)('the price history on $name', ({ openShop }) => {
  let shop: Shop;
  let calls = 0;

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  /** Calls that bypass the cache of public reads. */
  const fresh = async <Data>(path: string): Promise<Data> => (await shop.call<Data>(`${path}?fresh=${++calls}`)).data;
  const shownOf = async (sku: TestSku) => {
    const { productValue } = await fresh<ProductDetailWire>(`/product/detail/${sku.productId}`);
    return Object.values(productValue)
      .filter(({ code }) => code === sku.code)
      .map(({ price, ot_price: original }) => [price, original])[0];
  };
  const setPrice = (sku: TestSku, price: number) =>
    shop.database
      .updateTable('sku')
      .set({ price: money(price) })
      .where('id', '=', sku.id)
      .execute();
  const historyOf = (sku: TestSku) =>
    shop.database
      .selectFrom('price_history')
      .select(['price', 'since', 'until'])
      .where('sku_id', '=', sku.id)
      .orderBy('since')
      .execute();
  /** Replaces the price history of a SKU; `from` is in days before `end`, and the last price is still current. */
  const rewrite = async (sku: TestSku, end: number, prices: readonly { price: number; from: number }[]) => {
    await shop.database.deleteFrom('price_history').where('sku_id', '=', sku.id).execute();
    const rows = prices.map(({ price, from }, index) => {
      const next = prices[index + 1];
      const until = next === undefined ? null : new Date(end - next.from * DAY);
      return { sku_id: sku.id, price: money(price), since: new Date(end - from * DAY), until };
    });
    await shop.database.insertInto('price_history').values(rows).execute();
  };
  const decimal = (cents: number) => (cents / 100).toFixed(2);

  test('[R2.5] starts at installation: only products that the catalogue marks as reduced show their original price', async () => {
    const reduced = await shop.database
      .selectFrom('sku')
      .innerJoin('product', 'product.id', 'sku.product_id')
      .select(['sku.code', 'sku.price', 'sku.original_price'])
      .where(sql<boolean>`'clearance' = any(tags)`)
      .execute();
    expect(reduced.length).toBeGreaterThan(4);
    for (const { code, price, original_price: original } of reduced) {
      const sku = await skuOf(shop, code);
      expect(await shownOf(sku)).toEqual([decimal(price), decimal(original)]);
      expect((await historyOf(sku)).map((row) => row.price)).toEqual([original, price]);
    }
    const plain = await skuOf(shop, 'RD-HINGE-WALL-FULL-CH-8MM');
    expect(await shownOf(plain)).toEqual([decimal(plain.price), decimal(plain.price)]);
    const { variants, recorded } = await shop.database
      .selectFrom('sku')
      .leftJoin('price_history', (join) => join.onRef('sku_id', '=', 'sku.id').on('until', 'is', null))
      .select((select) => [
        select.fn.countAll<number>().as('variants'),
        select.fn.count<number>('price_history.sku_id').as('recorded'),
      ])
      .executeTakeFirstOrThrow();
    expect(recorded).toBe(variants);
  });

  test('[R2.5] a price change is recorded in its own transaction, and the earlier price may be struck through', async () => {
    const sku = await skuOf(shop, 'RD-HINGE-WALL-FULL-CH-8MM');
    const { original_price: original } = await shop.database
      .selectFrom('sku')
      .select('original_price')
      .where('id', '=', sku.id)
      .executeTakeFirstOrThrow();
    const failed = shop.database.transaction().execute(async (transaction) => {
      await transaction.updateTable('sku').set({ price: original }).where('id', '=', sku.id).execute();
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    await shop.database
      .updateTable('sku')
      .set({ stock: 500, price: money(sku.price) })
      .where('id', '=', sku.id)
      .execute();
    expect(await historyOf(sku)).toHaveLength(1);
    await setPrice(sku, original);
    expect(await shownOf(sku)).toEqual([decimal(original), decimal(original)]);
    await setPrice(sku, sku.price);
    const history = await historyOf(sku);
    expect(history.map(({ price }) => price)).toEqual([sku.price, original, sku.price]);
    expect(history.map(({ until }) => until)).toEqual([history[1]?.since, history[2]?.since, null]);
    expect(await shownOf(sku)).toEqual([decimal(sku.price), decimal(original)]);
  });

  test('[R2.5] a price last charged more than 30 days before the reduction is not struck through', async () => {
    const sku = await skuOf(shop, 'RD-HINGE-WALL-FULL-CH-8MM');
    const { original_price: original } = await shop.database
      .selectFrom('sku')
      .select('original_price')
      .where('id', '=', sku.id)
      .executeTakeFirstOrThrow();
    const end = shop.clock.now;
    const shownAfter = async (until: number) => {
      await rewrite(sku, end, [
        { price: original, from: 200 },
        { price: original + 500, from: 10 + until },
        { price: sku.price, from: 10 },
      ]);
      return (await shownOf(sku))?.[1];
    };
    expect(await shownAfter(29)).toBe(decimal(original));
    expect(await shownAfter(31)).toBe(decimal(sku.price));
  });

  test('[R2.6] a promotion strikes the ordinary price through only if it was charged before the promotion started', async () => {
    const sale = await promotionOf(shop, 'seckill', 3);
    const group = await promotionOf(shop, 'group', 1);
    const saleShown = async () => {
      const { storeInfo, productValue } = await fresh<FlashSaleDetailWire>('/seckill/detail/3');
      return [storeInfo.ot_price, ...Object.values(productValue).map(({ ot_price: original }) => original)];
    };
    const groupShown = async () => {
      const buys = await fresh<GroupBuyWire[]>('/combination/list');
      const buy = buys.find(({ id }) => id === 1);
      return [buy?.ot_price, buy?.product_price];
    };
    expect(await saleShown()).toEqual([decimal(sale.sku.price), decimal(sale.sku.price)]);
    expect(await groupShown()).toEqual([decimal(group.sku.price), decimal(group.sku.price)]);
    await rewrite(sale.sku, sale.starts_at.getTime(), [{ price: sale.sku.price, from: -0.01 }]);
    expect(await saleShown()).toEqual([decimal(sale.price), decimal(sale.price)]);
    await rewrite(group.sku, group.starts_at.getTime(), [
      { price: group.sku.price, from: 100 },
      { price: group.sku.price + 100, from: 31 },
      { price: group.sku.price, from: -0.01 },
    ]);
    expect(await groupShown()).toEqual([decimal(group.price), decimal(group.price)]);
  });
});
