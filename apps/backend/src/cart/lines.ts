import { hasPromotion } from '../promotion/active-promotions.ts';
import type { Database } from '../database/open.ts';
import { contractPricesOf } from '../price-list/contract-prices.ts';
import { PUBLISHED, SHOWN } from '../search/published.ts';

/** The lines of a buyer's cart, oldest first; buy-now lines are not in it. `promoted`: the SKU has a promotion at `now` or soon (epoch ms). */
export function readCartLines(database: Database, buyerId: number, now: number) {
  return database
    .selectFrom('cart_line')
    .selectAll()
    .select(hasPromotion('cart_line.sku_id', now).as('promoted'))
    .where('buyer_id', '=', buyerId)
    .where('buy_now', '=', false)
    .orderBy('id')
    .execute();
}

/** The same lines whose variant can still be bought, with the columns of a sum. */
export function readSummedLines(database: Database, buyerId: number, now: number) {
  return database
    .selectFrom('cart_line')
    .innerJoin('sku', 'sku.id', 'cart_line.sku_id')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['cart_line.id', 'sku_id as skuId', 'quantity', 'promotion_id as promotionId', 'sku.price', 'sku.tiers'])
    .select([hasPromotion('sku.id', now).as('promoted'), contractPricesOf(buyerId, now).as('contracts')])
    .where('cart_line.buyer_id', '=', buyerId)
    .where('cart_line.buy_now', '=', false)
    .where(PUBLISHED)
    .where(SHOWN)
    .orderBy('cart_line.id')
    .execute();
}
