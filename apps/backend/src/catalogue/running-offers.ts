import type { RunningOfferWire } from '@rider/api/catalogue';
import { moneyToDecimal, type Money } from '@rider/model/money';
import type { Selectable } from 'kysely';
import type { Database } from '../database/open.ts';
import { shipsAt } from '../promotion/offers.ts';
import { endOfPrice } from '../promotion/slots.ts';
import type { PromotionTable } from '../promotion/tables.ts';
import { ORIGINAL_OF_PROMOTION } from './price-history.ts';

/** A promotion that runs now and costs less than its article, for any buyer. */
export interface RunningOffer extends Pick<
  Selectable<PromotionTable>,
  'kind' | 'number' | 'product_id' | 'sku_id' | 'price' | 'remaining' | 'per_buyer'
> {
  original: Money;
  /** When its price ends: with today's slot, or for good. */
  until: Date;
  /** The shipment of presell goods. */
  shipsAt: Date | null;
}

/** The promotions that run at `now` (epoch ms) for products, by their ids; sold-out ones are left out. */
export async function readRunningOffers(
  database: Database,
  productIds: readonly number[],
  now: number,
): Promise<Map<number, RunningOffer[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('promotion')
    .innerJoin('sku', 'sku.id', 'promotion.sku_id')
    .leftJoin('sale_slot', 'sale_slot.id', 'promotion.slot_id')
    .select(['kind', 'number', 'promotion.product_id', 'sku_id', 'promotion.price', 'remaining', 'per_buyer'])
    .select(['ends_at', 'ship_after_days', 'starts', 'hours', ORIGINAL_OF_PROMOTION.as('original')])
    .where('promotion.product_id', 'in', [...productIds])
    .where('starts_at', '<=', new Date(now))
    .where('ends_at', '>', new Date(now))
    .where('remaining', '>', 0)
    .whereRef('promotion.price', '<', 'sku.price')
    .execute();
  const running = rows.flatMap(({ starts, hours, ends_at, ship_after_days, ...row }): RunningOffer[] => {
    const until = endOfPrice(ends_at, starts === null || hours === null ? null : { starts, hours }, now);
    if (until === null) return [];
    return [{ ...row, until, shipsAt: shipsAt({ ends_at, ship_after_days }) }];
  });
  return Map.groupBy(running, ({ product_id: product }) => product);
}

/**
 * The one that a card or an article shows on the wire: what the cart takes by itself before the price of a group, then the cheapest. Null
 * without one.
 */
export function shownOffer(offers: readonly RunningOffer[]): RunningOfferWire | null {
  const isGroup = ({ kind }: RunningOffer): number => (kind === 'group' ? 1 : 0);
  const [best] = offers.toSorted((one, other) => isGroup(one) - isGroup(other) || one.price - other.price);
  if (best === undefined) return null;
  return {
    kind: best.kind,
    // The contract names presales by their product.
    id: best.kind === 'presell' ? best.product_id : best.number,
    price: moneyToDecimal(best.price),
    ot_price: moneyToDecimal(best.original),
    most: Math.min(best.remaining, best.per_buyer ?? Infinity),
    stop_time: Math.floor(best.until.getTime() / 1000),
    ships_at: Math.floor((best.shipsAt?.getTime() ?? 0) / 1000),
  };
}

/** How long what shows these promotions holds from `now` on (ms): until the first one ends. */
export function lifeOfOffers(shown: readonly { offer?: RunningOfferWire | null }[], now: number): number {
  return Math.min(...shown.map(({ offer }) => (offer ? offer.stop_time * 1000 - now : Infinity)));
}
