import type { CouponScope, CouponState } from '@rider/model/coupon';
import type { Localized } from '@rider/model/locale';
import type { Money } from '@rider/model/money';
import type { CouponExtension, EnteredCoupon } from '@rider/model/validation';
import { getOwn, postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';

/** A coupon with its use. Instants are epoch milliseconds. */
export interface OperatorCoupon {
  id: string;
  /** Sent back with a change, which fails if another operator changed it first. */
  version: number;
  title: Localized;
  state: CouponState;
  scope: CouponScope;
  /** Of the scope `category`. */
  category: { id: string; name: string } | null;
  /** Of the scope `product`. */
  products: { id: string; name: string }[];
  threshold: Money;
  reduction: Money;
  /** Null: immediately. */
  from: number | null;
  /** Null: it never ends. */
  until: number | null;
  /** Maximum number of claims in total, and per buyer. */
  total: number;
  perBuyer: number;
  claimed: number;
  /** Orders with it that are neither closed nor refunded completely. */
  used: number;
  /** Reductions of these orders, without those of refunded pieces. */
  given: Money;
}

/** Coupons, the newest first, searched by title and filtered by `COUPON_STATES`. */
export function getOperatorCoupons(api: Api, query: OperatorListQuery): Promise<OperatorList<OperatorCoupon>> {
  return getOperatorList(api, 'coupons', query);
}

/** One coupon. Rejects with 100026 for an unknown one. */
export function getOperatorCoupon(api: Api, id: string): Promise<OperatorCoupon> {
  return getOwn(api, operatorPath`coupons/${id}`);
}

/** Creates a coupon. Rejects with errors by field. */
export function createCoupon(api: Api, coupon: EnteredCoupon): Promise<{ id: string }> {
  return postOwn(api, operatorPath`coupons`, coupon);
}

/** A coupon, and the version that the operator saw. */
type SeenCoupon = Pick<OperatorCoupon, 'id' | 'version'>;

/**
 * Changes a coupon that nobody has claimed. Rejects with errors by field, with 900013 if another operator changed it first, and with 910716
 * if it has been claimed.
 */
export function changeCoupon(api: Api, { id, version }: SeenCoupon, coupon: EnteredCoupon): Promise<void> {
  return postOwn(api, operatorPath`coupons/${id}/change`, { ...coupon, version });
}

/** Lets a coupon end later, or be claimed more often. Rejects with 900013 as `changeCoupon`, and with 910717 for less than before. */
export function extendCoupon(api: Api, { id, version }: SeenCoupon, extension: CouponExtension): Promise<void> {
  return postOwn(api, operatorPath`coupons/${id}/extend`, { ...extension, version });
}

/** Ends the claims of a coupon; claimed ones remain valid. Rejects with 900013 as `changeCoupon`. */
export function stopCoupon(api: Api, { id, version }: SeenCoupon): Promise<void> {
  return postOwn(api, operatorPath`coupons/${id}/stop`, { version });
}
