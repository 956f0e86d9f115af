import { PROMOTION_KIND_OF } from '@rider/api/promotion';
import type { ActivePromotion } from '@rider/model/promotion';
import { sql, type SqlBool } from 'kysely';
import { anyOf } from '../database/any-of.ts';
import type { Database } from '../database/open.ts';
import { promotionAt, selectActivePromotions, startsSoon } from '../promotion/active-promotions.ts';
import { bestPromotion } from '../promotion/best-promotion.ts';
import { ORIGINAL_OF_PROMOTION } from './price-history.ts';

/** Promotions of a product that are active or start soon. */
export type ShownPromotions = NonNullable<
  Awaited<ReturnType<typeof readShownPromotions>> extends Map<number, infer All> ? All : never
>;

/** The promotions that are active at `now` (epoch ms) or start soon, by product id; leaves out sold-out ones. */
export async function readShownPromotions(database: Database, productIds: readonly number[], now: number) {
  const rows =
    productIds.length === 0
      ? []
      : await selectActivePromotions(database, now)
          .select(ORIGINAL_OF_PROMOTION.as('original'))
          .where(sql<SqlBool>`promotion.product_id = ${anyOf(productIds)}`)
          .where('remaining', '>', 0)
          .execute();
  const shown = rows
    .map((row) => promotionAt(row, now))
    .filter((row) => row.price < row.ordinary && (row.until !== null || startsSoon(row, now)));
  return Map.groupBy(shown, ({ product_id: product }) => product);
}

/** Promotion fields of a product card or a variant. */
export interface PromotionFields {
  offer: ActivePromotion | null;
  offer_start?: number;
}

/** The best active promotion, or null, and the start of the next one, if that is soon. */
export function promotionFields(promotions: ShownPromotions): PromotionFields {
  const starts = promotions.filter(({ until }) => until === null).map(({ from }) => from);
  return {
    offer: bestOf(promotions),
    ...(starts.length > 0 && { offer_start: Math.ceil(Math.min(...starts) / 1000) }),
  };
}

function bestOf(promotions: ShownPromotions): ActivePromotion | null {
  const best = bestPromotion(promotions.filter(({ until }) => until !== null));
  if (best === null) return null;
  const { kind, price, original } = best;
  return {
    kind: PROMOTION_KIND_OF[kind],
    // CRMEB identifies presales by their product.
    id: String(kind === 'presell' ? best.product_id : best.number),
    price,
    originalPrice: original > price ? original : null,
    most: Math.min(best.remaining, best.per_buyer ?? Infinity),
    endsAt: best.until?.getTime() ?? 0,
    shipsAt: best.shipsAt?.getTime() ?? null,
  };
}

/** How long a response with these fields stays valid from `now` (ms): until the first promotion ends or starts. */
export function lifeOfPromotions(shown: readonly Partial<PromotionFields>[], now: number): number {
  const changes = shown.flatMap(({ offer, offer_start: start }) => [offer?.endsAt, start && start * 1000]);
  return Math.min(...changes.map((at) => (at === undefined ? Infinity : at - now)));
}
