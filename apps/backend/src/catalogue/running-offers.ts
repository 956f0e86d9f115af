import type { ActivePromotionWire } from '@rider/api/catalogue';
import { moneyToDecimal, type Money } from '@rider/model/money';
import { priceAt } from '@rider/model/price';
import type { Selectable } from 'kysely';
import type { Database } from '../database/open.ts';
import { shipsAt } from '../promotion/offers.ts';
import { endOfPrice, startOfPrice } from '../promotion/slots.ts';
import type { PromotionTable } from '../promotion/tables.ts';
import { ORIGINAL_OF_PROMOTION } from './price-history.ts';

/** A promotion that runs now or starts soon, and costs less than its article, for any buyer. */
export interface ArticleOffer extends Pick<
  Selectable<PromotionTable>,
  'kind' | 'number' | 'product_id' | 'sku_id' | 'price' | 'remaining' | 'per_buyer'
> {
  original: Money;
  /** When its price can be had, epoch milliseconds: not after the moment of asking when it runs. */
  from: number;
  /** When its price ends: with today's slot, or for good; null where it does not run yet. */
  until: Date | null;
  /** The shipment of presell goods. */
  shipsAt: Date | null;
}

/** How far ahead a start is told (ms): further than any answer or page is kept. */
const SOON_MS = 300_000;

/** The promotions that run at `now` (epoch ms) or start soon for products, by their ids; sold-out ones are left out. */
export async function readOffers(
  database: Database,
  productIds: readonly number[],
  now: number,
): Promise<Map<number, ArticleOffer[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('promotion')
    .innerJoin('sku', 'sku.id', 'promotion.sku_id')
    .leftJoin('sale_slot', 'sale_slot.id', 'promotion.slot_id')
    .select(['kind', 'number', 'promotion.product_id', 'sku_id', 'promotion.price', 'remaining', 'per_buyer'])
    .select(['starts_at', 'ends_at', 'ship_after_days', 'starts', 'hours', ORIGINAL_OF_PROMOTION.as('original')])
    .select(['sku.price as skuPrice', 'sku.tiers', 'sku.minimum'])
    .where('promotion.product_id', 'in', [...productIds])
    .where('starts_at', '<=', new Date(now + SOON_MS))
    .where('ends_at', '>', new Date(now))
    .where('remaining', '>', 0)
    .execute();
  const offers = rows.flatMap(({ starts, hours, starts_at, ends_at, ship_after_days, ...rest }): ArticleOffer[] => {
    const { skuPrice, tiers, minimum, ...row } = rest;
    const breaks = tiers.map(({ minimum: quantity, price }) => ({ quantity, price }));
    if (row.price >= priceAt(skuPrice, breaks, minimum)) return [];
    const slot = starts === null || hours === null ? null : { starts, hours };
    const from = startOfPrice(starts_at, slot, now);
    if (from > now + SOON_MS || from >= ends_at.getTime()) return [];
    const until = from > now ? null : endOfPrice(ends_at, slot, now);
    return [{ ...row, from, until, shipsAt: shipsAt({ ends_at, ship_after_days }) }];
  });
  return Map.groupBy(offers, ({ product_id: product }) => product);
}

/** What a card or an article says of promotions. */
export interface OfferFields {
  offer: ActivePromotionWire | null;
  offer_start?: number;
}

/**
 * The promotion that a card or an article shows on the wire: what the cart takes by itself before the price of a group, then the cheapest;
 * null without one. And when the next one starts, if that is soon.
 */
export function offerFields(offers: readonly ArticleOffer[]): OfferFields {
  const starts = offers.filter(({ until }) => until === null).map(({ from }) => from);
  return { offer: bestOffer(offers), ...(starts.length > 0 && { offer_start: Math.ceil(Math.min(...starts) / 1000) }) };
}

function bestOffer(offers: readonly ArticleOffer[]): ActivePromotionWire | null {
  const isGroup = ({ kind }: Pick<ArticleOffer, 'kind'>): number => (kind === 'group' ? 1 : 0);
  const running = offers.flatMap(({ until, ...offer }) => (until === null ? [] : [{ ...offer, until }]));
  const [best] = running.toSorted((one, other) => isGroup(one) - isGroup(other) || one.price - other.price);
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

/** How long what shows these promotions holds from `now` on (ms): until the first one ends or starts. */
export function lifeOfOffers(shown: readonly Partial<OfferFields>[], now: number): number {
  const changes = shown.flatMap(({ offer, offer_start }) => [offer?.stop_time, offer_start]);
  return Math.min(...changes.map((second) => (second === undefined ? Infinity : second * 1000 - now)));
}
