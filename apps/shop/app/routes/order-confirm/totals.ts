import { money } from '@rider/model/money';
import { ApiError } from '@rider/api';
import type { Address } from '@rider/model/address';
import type { ApplicableCoupon } from '@rider/model/coupon';
import { computeOrder } from '@rider/api/order';
import type { Checkout } from '@rider/model/order';
import { applicableCouponsQuery } from '../../data/money-queries.ts';
import { addressesQuery, checkoutQuery, type CheckoutRequest } from '../../data/order-queries.ts';
import { query, type Query } from '../../data/query.ts';
import { useOptionalQuery } from '../../data/use-query.ts';

/** What an order is to be made of, beside its goods. */
export interface CheckoutChoice {
  addressId: string;
  /** Empty for none. */
  couponId: string;
}

const computedQuery = (key: string, { addressId, couponId }: CheckoutChoice) =>
  query(['checkout-totals', key, addressId, couponId], (api) =>
    computeOrder(api, key, { addressId, couponId, method: 'balance' }),
  );

/** The address to begin with: the one asked for, the checkout's own, any. */
export function preferredAddress(addresses: Address[], checkout: Checkout, asked: string | null): string {
  const ids = addresses.map(({ id }) => id);
  return [asked, checkout.address?.id, ids[0]].find((id) => id && ids.includes(id)) ?? '';
}

/** The coupon to begin with: the best one can have, or none. */
export function preferredCoupon(coupons: readonly ApplicableCoupon[]): string {
  return coupons.find(({ best }) => best)?.id ?? '';
}

/** Whether the checkout's own totals are those of a choice. */
function isOwn(checkout: Checkout, { addressId, couponId }: CheckoutChoice): boolean {
  return couponId === '' && (!addressId || addressId === checkout.address?.id);
}

/** What to ask for the totals of the choice that a checkout begins with; null where it brought them along. */
export function totalsOfFirstChoice(
  answerOf: <T>(query: Query<T>) => T,
  request: CheckoutRequest,
): Query<unknown> | null {
  const checkout = answerOf(checkoutQuery(request));
  const choice = {
    addressId: preferredAddress(answerOf(addressesQuery), checkout, request.addressId),
    couponId: preferredCoupon(answerOf(applicableCouponsQuery(request.lineIds, request.buyNow))),
  };
  return isOwn(checkout, choice) ? null : computedQuery(checkout.key, choice);
}

/** The totals of a choice: the checkout's own, or the backend's answer for another one; `refusal` where it gives none. */
export function useTotals(checkout: Checkout, choice: CheckoutChoice) {
  const { data, error, isLoading } = useOptionalQuery(
    isOwn(checkout, choice) ? null : computedQuery(checkout.key, choice),
  );
  const totals = data?.kind === 'totals' ? data : { ...checkout, couponDiscount: money(0) };
  return {
    goodsTotal: totals.goodsTotal,
    freight: totals.freight,
    couponDiscount: totals.couponDiscount,
    total: totals.total,
    pending: isLoading,
    refusal: error instanceof ApiError && error.kind === 'refused' ? error.message : null,
  };
}
