import type { Selectable } from 'kysely';
import type { Database } from '../database/open.ts';
import { sharedRead } from '../database/shared-read.ts';
import { contractPricesOf } from '../price-list/contract-prices.ts';
import { hasPromotion, readActivePromotions } from '../promotion/active-promotions.ts';
import type { CartLineTable } from './tables.ts';

/** A line as stored. `promoted`: its SKU has a promotion now or soon. */
export type StoredLine = Selectable<CartLineTable> & { promoted: boolean };

/** The lines of a buyer's cart, oldest first, with the prices of their SKUs, null for one that no longer exists; without buy-now lines. */
function selectCartLines(database: Database, buyerId: number, now: number) {
  return database
    .selectFrom('cart_line')
    .leftJoin('sku', 'sku.id', 'cart_line.sku_id')
    .selectAll('cart_line')
    .select(['sku.price', 'sku.tiers'])
    .select([hasPromotion('cart_line.sku_id', now).as('promoted'), contractPricesOf(buyerId, now).as('contracts')])
    .where('cart_line.buyer_id', '=', buyerId)
    .where('cart_line.buy_now', '=', false)
    .orderBy('cart_line.id')
    .execute();
}

/** The promotions of lines that are active at `now` (epoch ms), by SKU. */
export function readPromotionsOf(database: Database, buyerId: number, rows: readonly StoredLine[], now: number) {
  const skuIds = rows.filter(({ promoted }) => promoted).map((row) => row.sku_id);
  return readActivePromotions(database, { buyerId, skuIds, now });
}

/** The read of a buyer's cart lines, which the cart and its count share when a page calls both. */
export type CartLinesRead = ReturnType<typeof createCartLinesRead>;

/** Creates {@link CartLinesRead}. */
export function createCartLinesRead({ database, clock }: { database: Database; clock: () => number }) {
  return {
    readCartLines: sharedRead(async (buyerId: number) => {
      const now = clock();
      const rows = await selectCartLines(database, buyerId, now);
      return { rows, promotions: await readPromotionsOf(database, buyerId, rows, now) };
    }),
  };
}
