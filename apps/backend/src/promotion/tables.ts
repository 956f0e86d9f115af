import type { PromotionKindWire } from '@rider/api/catalogue';
import type { Money } from '@rider/model/money';
import type { Generated } from 'kysely';
import type { Localized } from '@rider/model/locale';
import type { Json } from '../database/columns.ts';

/** A daily time slot of flash sales; `starts` is in the shop's time zone, `10:00`. */
export interface SaleSlotTable {
  id: number;
  starts: string;
  hours: number;
}

/** A promotion of one variant. `number` is its id on the wire, unique within its kind. */
export interface PromotionTable {
  id: Generated<number>;
  kind: PromotionKindWire;
  number: number;
  product_id: number;
  sku_id: number;
  title: Json<Localized>;
  info: Json<Localized>;
  image: string;
  price: Money;
  quota: number;
  /** The unreserved part of the quota. */
  remaining: number;
  /** Maximum pieces per buyer; null without a limit. */
  per_buyer: number | null;
  starts_at: Date;
  ends_at: Date;
  /** The daily slot of a flash sale. */
  slot_id: number | null;
  /** Of a group buy: the size of a complete group, and how long it may take. */
  people: number | null;
  effective_hours: number | null;
  /** Days from the end of a presale to its shipping date. */
  ship_after_days: number | null;
  /** Whether a new round starts after the end, in the demonstration. */
  renews: Generated<boolean>;
  /** Increases with each change by an operator. */
  version: Generated<number>;
  /** The agent of the last change. */
  changed_by: number | null;
}

/** A group of buyers. */
export interface BuyerGroupTable {
  id: Generated<number>;
  promotion_id: number;
  people: number;
  state: Generated<'open' | 'complete' | 'failed'>;
  opened_at: Date;
  ends_at: Date;
}

/** A place in a group, held by an order. */
export interface GroupMemberTable {
  group_id: number;
  buyer_id: number;
  order_id: number;
  joined_at: Date;
  paid_at: Date | null;
}

/** A buyer's reminder of a promotion's start; deleted once sent. */
export interface PromotionReminderTable {
  promotion_id: number;
  buyer_id: number;
  due_at: Date;
}

/** Tables of promotions. */
export interface PromotionTables {
  sale_slot: SaleSlotTable;
  promotion: PromotionTable;
  buyer_group: BuyerGroupTable;
  group_member: GroupMemberTable;
  promotion_reminder: PromotionReminderTable;
}
