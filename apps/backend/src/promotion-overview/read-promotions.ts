import type { PromotionKindWire } from '@rider/api/catalogue';
import type { Selectable } from 'kysely';
import { ORIGINAL_OF_PROMOTION } from '../catalogue/price-history.ts';
import type { Localized } from '@rider/model/locale';
import type { Database } from '../database/open.ts';
import { money, type Money } from '@rider/model/money';
import { promotionAt, selectPromotions, type PromotionAt } from '../promotion/active-promotions.ts';
import { isWithin, slotToday, type Slot, type Span } from '../promotion/slots.ts';
import type { PromotionTable, SaleSlotTable } from '../promotion/tables.ts';
import { PUBLISHED, SHOWN } from '../search/published.ts';

/** A promotion with the original price, the stock and the unit of its variant. */
export interface ShownPromotion extends Selectable<PromotionTable>, PromotionAt {
  /** The ordinary price if it applied in the 30 days before the promotion, else the promotion's. */
  original: Money;
  stock: number;
  unit: Localized;
}

/** A time slot of today. */
export interface SlotToday extends SaleSlotTable, Span {
  /** 0 ended, 1 active, 2 scheduled. */
  status: 0 | 1 | 2;
}

/** The slots of the day of `now`, by start time. */
export async function readSlots(database: Database, now: number): Promise<SlotToday[]> {
  const slots = await database.selectFrom('sale_slot').selectAll().orderBy('starts').execute();
  return slots.map((slot) => ({ ...slot, ...slotAt(slot, now) }));
}

/** The period of a daily slot on the day of `now`, with its status. */
export function slotAt(slot: Slot, now: number): Span & Pick<SlotToday, 'status'> {
  const span = slotToday(slot, now);
  return { ...span, status: isWithin(span, now) ? 1 : now < span.from ? 2 : 0 };
}

/** The promotions of a kind, in the order of their ids on the wire; ended rounds of a renewed one have higher ids. */
export async function readPromotions(
  database: Database,
  kind: PromotionKindWire,
  now: number,
): Promise<ShownPromotion[]> {
  const rows = await shown(database).where('kind', '=', kind).orderBy('promotion.number').execute();
  return rows.map((row) => atLowerPrice(row, now));
}

/** A promotion by its id on the wire. */
export async function findPromotion(
  database: Database,
  kind: PromotionKindWire,
  number: number,
  now: number,
): Promise<ShownPromotion | undefined> {
  const row = await shown(database).where('kind', '=', kind).where('number', '=', number).executeTakeFirst();
  return row && atLowerPrice(row, now);
}

/** Caps the displayed price at the variant's ordinary price. */
function atLowerPrice<Row extends Parameters<typeof promotionAt>[0]>(row: Row, now: number) {
  const promotion = promotionAt(row, now);
  return { ...promotion, price: money(Math.min(promotion.price, promotion.ordinary)) };
}

const shown = (database: Database) =>
  selectPromotions(database)
    .innerJoin('product', 'product.id', 'promotion.product_id')
    .select(['sku.stock', 'product.unit', ORIGINAL_OF_PROMOTION.as('original')])
    .where(PUBLISHED)
    .where(SHOWN);

/** A group with its members, the founder first. */
export interface ShownGroup {
  id: number;
  number: number;
  people: number;
  state: 'open' | 'complete' | 'failed';
  endsAt: Date;
  members: { buyerId: number; orderId: number; nickname: string; avatar: string | null }[];
}

const selectGroups = (database: Database) =>
  database
    .selectFrom('buyer_group')
    .innerJoin('promotion', 'promotion.id', 'buyer_group.promotion_id')
    .select(['buyer_group.id', 'promotion.number', 'buyer_group.people', 'state', 'buyer_group.ends_at']);

async function withMembers(
  database: Database,
  groups: Awaited<ReturnType<ReturnType<typeof selectGroups>['execute']>>,
): Promise<ShownGroup[]> {
  if (groups.length === 0) return [];
  const members = await database
    .selectFrom('group_member')
    .innerJoin('buyer', 'buyer.id', 'group_member.buyer_id')
    .select(['group_id', 'buyer_id as buyerId', 'order_id as orderId', 'nickname', 'avatar'])
    .where(
      'group_id',
      'in',
      groups.map(({ id }) => id),
    )
    .orderBy('joined_at')
    .orderBy('order_id')
    .execute();
  const byGroup = Map.groupBy(members, ({ group_id: group }) => group);
  return groups.map(({ ends_at: endsAt, ...group }) => ({ ...group, endsAt, members: byGroup.get(group.id) ?? [] }));
}

/** The open groups of a promotion that have a free place, the next to end first. */
export async function readOpenGroups(database: Database, promotionId: number, now: number): Promise<ShownGroup[]> {
  const groups = await selectGroups(database)
    .where('promotion_id', '=', promotionId)
    .where('state', '=', 'open')
    .where('buyer_group.ends_at', '>', new Date(now))
    .orderBy('buyer_group.ends_at')
    .limit(20)
    .execute();
  return (await withMembers(database, groups)).filter(({ members, people }) => members.length < people);
}

/** A group by its id. */
export async function findGroup(database: Database, id: number): Promise<ShownGroup | undefined> {
  const groups = await selectGroups(database).where('buyer_group.id', '=', id).execute();
  return (await withMembers(database, groups))[0];
}
