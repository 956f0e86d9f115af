import type { Money } from '@rider/model/money';
import { priceAt } from '@rider/model/price';
import { sql, type Selectable, type SqlBool } from 'kysely';
import { anyOf } from '../database/any-of.ts';
import type { Database } from '../database/open.ts';
import type { Schema } from '../database/schema.ts';
import { daysAfter } from '../http/days.ts';
import { endOfPrice, startOfPrice, type Slot } from './slots.ts';
import type { PromotionTable } from './tables.ts';

/** How far ahead a start is reported (ms): longer than any response or page is cached. */
const SOON_MS = 300_000;

/** A promotion with its daily slot, and the price of its variant without it. */
interface PromotionRow extends Selectable<PromotionTable>, Pick<Selectable<Schema['sku']>, 'tiers' | 'minimum'> {
  starts: string | null;
  hours: number | null;
  skuPrice: Money;
}

/** The times and the ordinary price of a promotion at an instant. */
export interface PromotionAt {
  slot: Slot | null;
  /** The variant's price without the promotion, at the minimum quantity. */
  ordinary: Money;
  /** When its price next applies, or the instant itself if it applies then; epoch milliseconds. */
  from: number;
  /** When its price ends: with today's slot, or with the promotion; null while it does not apply. */
  until: Date | null;
  /** The shipping date of a presale. */
  shipsAt: Date | null;
}

/** A promotion whose price applies now. */
export type ActivePromotion = Selectable<PromotionTable> & PromotionAt & { until: Date };

/** A promotion whose price applies now, with the pieces that a buyer has ordered of it. */
export type BuyerPromotion = ActivePromotion & { bought: number };

/** Query of promotions with their slots and variants; callers add conditions and columns. */
export function selectPromotions(database: Database) {
  return database
    .selectFrom('promotion')
    .innerJoin('sku', 'sku.id', 'promotion.sku_id')
    .leftJoin('sale_slot', 'sale_slot.id', 'promotion.slot_id')
    .selectAll('promotion')
    .select(['sale_slot.starts', 'sale_slot.hours', 'sku.price as skuPrice', 'sku.tiers', 'sku.minimum']);
}

/** Query of the promotions that are active at `now` (epoch ms) or start soon, including those between two slots. */
export function selectActivePromotions(database: Database, now: number) {
  return selectPromotions(database)
    .where('starts_at', '<=', new Date(now + SOON_MS))
    .where('ends_at', '>', new Date(now));
}

/** Whether {@link selectActivePromotions} finds promotions of a SKU, as SQL: most have none, and then these need no statement. */
export function hasPromotion(skuId: string, now: number) {
  return sql<boolean>`exists (
    select from promotion
    where promotion.sku_id = ${sql.ref(skuId)} and starts_at <= ${new Date(now + SOON_MS)} and ends_at > ${new Date(now)}
  )`;
}

/** A row of {@link selectPromotions} with its times and prices at `now`. */
export function promotionAt<Row extends PromotionRow>(row: Row, now: number) {
  const { starts, hours, skuPrice, tiers, minimum, ...promotion } = row;
  const { starts_at: startsAt, ends_at: endsAt } = promotion;
  const slot = starts === null || hours === null ? null : { starts, hours };
  const from = startOfPrice(startsAt, slot, now);
  const breaks = tiers.map(({ minimum: quantity, price }) => ({ quantity, price }));
  return {
    ...promotion,
    slot,
    ordinary: priceAt(skuPrice, breaks, minimum),
    from,
    until: from > now || endsAt.getTime() <= now ? null : endOfPrice(endsAt, slot, now),
    shipsAt: shipsAt(promotion),
  } satisfies PromotionAt;
}

/** Whether the price of a promotion starts within minutes. */
export function startsSoon({ from, until, ends_at: endsAt }: PromotionAt & { ends_at: Date }, now: number): boolean {
  return until === null && from <= now + SOON_MS && from < endsAt.getTime();
}

/**
 * The promotions active at `now` for variants, by SKU id. `lock` locks their rows until the transaction ends, in the order of ids; callers
 * lock the stock first.
 */
export async function readActivePromotions(
  database: Database,
  { buyerId, skuIds, now, lock = false }: { buyerId: number; skuIds: readonly number[]; now: number; lock?: boolean },
): Promise<Map<number, BuyerPromotion>> {
  if (skuIds.length === 0) return new Map();
  const rows = await selectActivePromotions(database, now)
    .where(sql<SqlBool>`promotion.sku_id = ${anyOf(skuIds)}`)
    .orderBy('promotion.id')
    .$if(lock, (query) => query.forNoKeyUpdate('promotion'))
    .execute();
  const active = rows.map((row) => promotionAt(row, now)).filter((row): row is ActivePromotion => row.until !== null);
  const bought = await readBought(
    database,
    buyerId,
    active.map(({ id }) => id),
  );
  return new Map(active.map((promotion) => [promotion.id, { ...promotion, bought: bought.get(promotion.id) ?? 0 }]));
}

/** Pieces in a buyer's orders by promotion, without closed orders and refunded pieces. */
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
    .where(sql<SqlBool>`promotion_id = any(${[...promotionIds]}::integer[])`)
    // Matches the partial index.
    .where('promotion_id', 'is not', null)
    .where('buyer_id', '=', buyerId)
    .where('customer_order.state', 'not in', ['cancelled', 'expired'])
    .groupBy('promotion_id')
    .execute();
  return new Map(rows.map(({ promotion_id, pieces }) => [promotion_id ?? 0, pieces]));
}

function shipsAt({ ends_at: endsAt, ship_after_days: days }: Selectable<PromotionTable>): Date | null {
  return days === null ? null : new Date(daysAfter(endsAt.getTime(), days));
}
