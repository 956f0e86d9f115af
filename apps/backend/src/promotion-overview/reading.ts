import type { PromotionKindWire } from '@rider/api/catalogue';
import type { Selectable } from 'kysely';
import { toPriceTier } from '../cart/goods.ts';
import { ORIGINAL_OF_PROMOTION } from '../catalogue/price-history.ts';
import type { SkuTable } from '../catalogue/tables.ts';
import type { Localized } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import { money, type Money } from '@rider/model/money';
import { priceAt } from '@rider/model/price';
import { isWithin, slotToday, type Span } from '../promotion/slots.ts';
import type { PromotionTable, SaleSlotTable } from '../promotion/tables.ts';

/** A promotion with the original price, the stock and the unit of its article. */
export interface ShownPromotion extends Selectable<PromotionTable> {
  /** The ordinary price where it was asked for in the 30 days before the promotion, else the promotion's. */
  original: Money;
  /** The price of the article without the promotion, at the smallest quantity. */
  ordinary: Money;
  stock: number;
  unit: Localized;
}

/** A time slot of today. */
export interface SlotToday extends SaleSlotTable, Span {
  /** 0 ended, 1 running, 2 to come. */
  status: 0 | 1 | 2;
}

/** The slots of the day of `now`, in the order of their times. */
export async function readSlots(database: Database, now: number): Promise<SlotToday[]> {
  const slots = await database.selectFrom('sale_slot').selectAll().orderBy('starts').execute();
  return slots.map((slot) => {
    const span = slotToday(slot, now);
    return { ...slot, ...span, status: isWithin(span, now) ? 1 : now < span.from ? 2 : 0 };
  });
}

/** The promotions of a kind, in the order of their ids; of a renewed one the round that ended comes later. */
export async function readPromotions(database: Database, kind: PromotionKindWire): Promise<ShownPromotion[]> {
  const rows = await shown(database).where('kind', '=', kind).orderBy('promotion.number').execute();
  return rows.map(atLowerPrice);
}

/** A promotion by its id on the wire. */
export async function findPromotion(
  database: Database,
  kind: PromotionKindWire,
  number: number,
): Promise<ShownPromotion | undefined> {
  const row = await shown(database).where('kind', '=', kind).where('number', '=', number).executeTakeFirst();
  return row && atLowerPrice(row);
}

/** A promotion never shows more than its article costs without it. */
function atLowerPrice<Row extends ArticlePrice & Pick<ShownPromotion, 'price'>>({
  skuPrice,
  tiers,
  minimum,
  ...row
}: Row) {
  const ordinary = priceAt(skuPrice, tiers.map(toPriceTier), minimum);
  return { ...row, ordinary, price: money(Math.min(row.price, ordinary)) };
}

type ArticlePrice = Pick<Selectable<SkuTable>, 'tiers' | 'minimum'> & { skuPrice: Money };

function shown(database: Database) {
  return database
    .selectFrom('promotion')
    .innerJoin('sku', 'sku.id', 'promotion.sku_id')
    .innerJoin('product', 'product.id', 'promotion.product_id')
    .selectAll('promotion')
    .select(['sku.stock', 'product.unit', 'sku.price as skuPrice', 'sku.tiers', 'sku.minimum'])
    .select(ORIGINAL_OF_PROMOTION.as('original'));
}

/** A group with its members, the founder first. */
export interface ShownGroup {
  id: number;
  number: number;
  people: number;
  state: 'open' | 'complete' | 'failed';
  endsAt: Date;
  members: { buyerId: number; orderId: number; nickname: string; avatar: string | null }[];
}

async function withMembers(
  database: Database,
  groups: readonly { id: number; number: number; people: number; state: ShownGroup['state']; ends_at: Date }[],
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
  const groups = await database
    .selectFrom('buyer_group')
    .innerJoin('promotion', 'promotion.id', 'buyer_group.promotion_id')
    .select(['buyer_group.id', 'promotion.number', 'buyer_group.people', 'state', 'buyer_group.ends_at'])
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
  const groups = await database
    .selectFrom('buyer_group')
    .innerJoin('promotion', 'promotion.id', 'buyer_group.promotion_id')
    .select(['buyer_group.id', 'promotion.number', 'buyer_group.people', 'state', 'buyer_group.ends_at'])
    .where('buyer_group.id', '=', id)
    .execute();
  return (await withMembers(database, groups))[0];
}
