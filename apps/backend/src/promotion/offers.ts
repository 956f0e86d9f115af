import { promotionProblem, type LostPromotion } from '@rider/model/promotion';
import type { Money } from '@rider/model/money';
import { sql, type Selectable, type SqlBool } from 'kysely';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';
import { endOfPrice } from './slots.ts';
import type { PromotionTable } from './tables.ts';

const DAY_MS = 86_400_000;

/** A promotion that runs now, with what a buyer has ordered of it. */
export interface Offer extends Selectable<PromotionTable> {
  bought: number;
  /** When its price ends: with today's slot, or for good. */
  until: Date;
  /** The shipment of presell goods. */
  shipsAt: Date | null;
}

/** What decides which promotion a line takes. */
export interface PromotedLine {
  skuId: number;
  quantity: number;
  /** The promotion with which it was added. */
  promotionId: number | null;
}

/** The promotion of a line, or why it has lost the one with which it was added. */
export interface LineOffer {
  offer: Offer | null;
  lost: LostPromotion | null;
}

/** Pieces of promotions that a buyer's living orders hold, without refunded ones, by promotion. */
export async function readBought(
  database: Database,
  buyerId: number,
  promotionIds: readonly number[],
): Promise<Map<number, number>> {
  if (promotionIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('order_line')
    .innerJoin('customer_order', 'customer_order.id', 'order_line.order_id')
    .select([
      'promotion_id',
      sql<number>`sum(quantity - coalesce((select sum(refund_line.quantity) from refund_line
          join refund on refund.id = refund_line.refund_id
          where refund_line.order_line_id = order_line.id and refund.state = 'refunded'), 0))::integer`.as('pieces'),
    ])
    .where(sql<SqlBool>`promotion_id = any(${promotionIds}::integer[])`)
    // The index is of these rows alone.
    .where('promotion_id', 'is not', null)
    .where('buyer_id', '=', buyerId)
    .where('customer_order.state', 'not in', ['cancelled', 'expired'])
    .groupBy('promotion_id')
    .execute();
  return new Map(rows.map(({ promotion_id, pieces }) => [promotion_id ?? 0, pieces]));
}

/**
 * The promotions that run at `now` for articles, by their ids. With `lock` no other order can take of them until the transaction ends; their
 * rows are locked in the order of ids, after those of the stock.
 */
export async function readOffers(
  database: Database,
  { buyerId, skuIds, now, lock = false }: { buyerId: number; skuIds: readonly number[]; now: number; lock?: boolean },
): Promise<Map<number, Offer>> {
  if (skuIds.length === 0) return new Map();
  const running = database
    .selectFrom('promotion')
    .leftJoin('sale_slot', 'sale_slot.id', 'promotion.slot_id')
    .selectAll('promotion')
    .select(['sale_slot.starts', 'sale_slot.hours'])
    .where(sql<SqlBool>`sku_id = any(${skuIds}::integer[])`)
    .where('starts_at', '<=', new Date(now))
    .where('ends_at', '>', new Date(now))
    .orderBy('promotion.id');
  const rows = await (lock ? running.forUpdate('promotion') : running).execute();
  if (rows.length === 0) return new Map();
  const bought = await readBought(
    database,
    buyerId,
    rows.map(({ id }) => id),
  );
  const offers = rows.flatMap(({ starts, hours, ...row }): [number, Offer][] => {
    const slot = starts === null || hours === null ? null : { starts, hours };
    const until = endOfPrice(row.ends_at, slot, now);
    if (until === null) return [];
    return [[row.id, { ...row, bought: bought.get(row.id) ?? 0, until, shipsAt: shipsAt(row) }]];
  });
  return new Map(offers);
}

/** The day on which goods of a presale ship. */
export function shipsAt(row: Pick<Selectable<PromotionTable>, 'ends_at' | 'ship_after_days'>): Date | null {
  return row.ship_after_days === null ? null : new Date(row.ends_at.getTime() + row.ship_after_days * DAY_MS);
}

/** Presell goods ship later, so that they are ordered apart from goods in stock. Throws the refusal `parcels-apart`. */
export function requireOneParcel(offers: readonly (Offer | null)[]): void {
  const days = new Set(offers.map((offer) => offer?.shipsAt?.getTime() ?? null));
  if (days.size > 1) throw new Refusal('parcels-apart', { status: 400 });
}

const roomOf = ({ remaining, per_buyer: perBuyer, bought }: Offer) => ({ remaining, perBuyer, bought });

/**
 * The promotion that a line takes: the cheapest that holds for its quantity and costs less than `ordinary`. The price of a group is only for
 * lines that were added for one, which keep their place when `ordinary` is lower.
 */
export function offerFor(offers: ReadonlyMap<number, Offer>, line: PromotedLine, ordinary: Money): LineOffer {
  const wished = line.promotionId === null ? undefined : offers.get(line.promotionId);
  const [offer = null] = [...offers.values()]
    .filter(({ sku_id: sku, kind, id }) => sku === line.skuId && (kind !== 'group' || id === line.promotionId))
    .filter(
      (each) =>
        (each.price < ordinary || each.kind === 'group') && promotionProblem(roomOf(each), line.quantity) === null,
    )
    .toSorted((one, other) => one.price - other.price);
  if (line.promotionId === null || offer !== null) return { offer, lost: null };
  return { offer, lost: wished === undefined ? 'ended' : (promotionProblem(roomOf(wished), line.quantity) ?? null) };
}
