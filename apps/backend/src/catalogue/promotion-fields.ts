import type { ActivePromotionWire } from '@rider/api/catalogue';
import { moneyToDecimal } from '@rider/model/money';
import type { Database } from '../database/open.ts';
import { promotionAt, selectActivePromotions, startsSoon } from '../promotion/active-promotions.ts';
import { bestPromotion } from '../promotion/best-promotion.ts';
import { ORIGINAL_OF_PROMOTION } from './price-history.ts';
import { unixSeconds } from '../http/unix-seconds.ts';

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
          .where('promotion.product_id', 'in', [...productIds])
          .where('remaining', '>', 0)
          .execute();
  const shown = rows
    .map((row) => promotionAt(row, now))
    .filter((row) => row.price < row.ordinary && (row.until !== null || startsSoon(row, now)));
  return Map.groupBy(shown, ({ product_id: product }) => product);
}

/** Promotion fields of a product card or a variant. */
export interface PromotionFields {
  offer: ActivePromotionWire | null;
  offer_start?: number;
}

/** The best active promotion, or null, and the start of the next one, if that is soon. */
export function promotionFields(promotions: ShownPromotions): PromotionFields {
  const starts = promotions.filter(({ until }) => until === null).map(({ from }) => from);
  return {
    offer: bestToWire(promotions),
    ...(starts.length > 0 && { offer_start: Math.ceil(Math.min(...starts) / 1000) }),
  };
}

function bestToWire(promotions: ShownPromotions): ActivePromotionWire | null {
  const best = bestPromotion(promotions.filter(({ until }) => until !== null));
  if (best === null) return null;
  return {
    kind: best.kind,
    // CRMEB identifies presales by their product.
    id: best.kind === 'presell' ? best.product_id : best.number,
    price: moneyToDecimal(best.price),
    ot_price: moneyToDecimal(best.original),
    most: Math.min(best.remaining, best.per_buyer ?? Infinity),
    stop_time: unixSeconds(best.until),
    ships_at: unixSeconds(best.shipsAt),
  };
}

/** How long a response with these fields stays valid from `now` (ms): until the first promotion ends or starts. */
export function lifeOfPromotions(shown: readonly Partial<PromotionFields>[], now: number): number {
  const changes = shown.flatMap(({ offer, offer_start }) => [offer?.stop_time, offer_start]);
  return Math.min(...changes.map((second) => (second === undefined ? Infinity : second * 1000 - now)));
}
