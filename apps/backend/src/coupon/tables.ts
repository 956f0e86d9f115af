import type { Money } from '@rider/model/money';
import type { CouponScope } from '@rider/model/coupon';
import type { Generated } from 'kysely';
import type { Localized } from '@rider/model/locale';
import type { Json } from '../database/columns.ts';

/** A coupon that buyers claim. Amounts in cents; without `valid_until` it never ends. */
export interface CouponTable {
  id: Generated<number>;
  title: Json<Localized>;
  scope: CouponScope;
  category_id: number | null;
  product_ids: Generated<number[]>;
  threshold: Money;
  reduction: Money;
  valid_from: Date | null;
  valid_until: Date | null;
  /** Maximum number of claims in total, and per buyer. */
  total: number;
  per_buyer: number;
  claimed: Generated<number>;
  /** When an operator ended the claims; claimed ones remain valid. */
  stopped_at: Date | null;
  /** Increases with each change by an operator. */
  version: Generated<number>;
  /** The agent of the last change. */
  changed_by: number | null;
}

/** A coupon that a buyer claimed; `order_id` is the order that uses it. */
export interface BuyerCouponTable {
  id: Generated<number>;
  coupon_id: number;
  buyer_id: number;
  claimed_at: Date;
  order_id: number | null;
  used_at: Date | null;
}

/** Tables of coupons. */
export interface CouponTables {
  coupon: CouponTable;
  buyer_coupon: BuyerCouponTable;
}
