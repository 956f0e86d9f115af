import { money } from '@rider/model/money';
import { ApiError } from '@rider/api/transport';
import type { Address } from '@rider/model/address';
import type { CheckoutCoupon } from '@rider/model/coupon';
import { computeOrder } from '@rider/api/order';
import type { Checkout } from '@rider/model/order';
import { checkoutCouponsQuery } from '../../coupon/coupon-queries.ts';
import { addressesQuery, checkoutQuery, type CheckoutRequest } from '../../order/order-queries.ts';
import { query, type Query } from '../../data/query.ts';
import { useOptionalQuery } from '../../data/use-query.ts';

/** The buyer's choices that the totals depend on. */
export interface CheckoutChoice {
  addressId: string;
  /** Empty for none. */
  couponId: string;
  /** Id of a shipping option; undefined where there is no choice. */
  shipping: string | undefined;
  /** The first day on which the products may leave, an ISO date; empty for any. */
  notBefore: string;
}

const computedQuery = (key: string, { addressId, couponId, shipping, notBefore }: CheckoutChoice) =>
  query(['checkout-totals', key, addressId, couponId, shipping ?? null, notBefore], (api) =>
    computeOrder(api, key, { addressId, couponId, shipping, notBefore, method: 'balance' }),
  );

/** The initially selected address: the one in the URL, else the checkout's own, else the first. */
export function preferredAddress(addresses: Address[], checkout: Checkout, requested: string | null): string {
  const ids = addresses.map(({ id }) => id);
  return [requested, checkout.address?.id, ids[0]].find((id) => id && ids.includes(id)) ?? '';
}

/** The initially selected coupon: the best one, or none; also where the coupons could not be read. */
export function preferredCoupon(coupons: readonly CheckoutCoupon[] | undefined): string {
  return coupons?.find(({ best }) => best)?.id ?? '';
}

/** The initially selected shipping option: as the products need. */
function preferredShipping({ shippingOptions }: Pick<Checkout, 'shippingOptions'>): string | undefined {
  return shippingOptions.find(({ obstacle }) => obstacle === null)?.id;
}

/** The chosen shipping option where it is available, else the one that is selected first. */
export function shippingAmong(
  { shippingOptions }: Pick<Checkout, 'shippingOptions'>,
  chosen: string | undefined,
): string | undefined {
  const isAvailable = shippingOptions.some(({ id, obstacle }) => id === chosen && obstacle === null);
  return isAvailable ? chosen : preferredShipping({ shippingOptions });
}

/** Whether the totals that came with the checkout belong to a choice. */
function isOwn(checkout: Checkout, { addressId, couponId, shipping, notBefore }: CheckoutChoice): boolean {
  const isOwnAddress = !addressId || addressId === checkout.address?.id;
  return couponId === '' && notBefore === '' && isOwnAddress && shipping === preferredShipping(checkout);
}

/** The query for the totals of the initial choice; null if the checkout contains them. */
export function totalsOfFirstChoice(
  answerOf: <T>(query: Query<T>) => T,
  request: CheckoutRequest,
): Query<unknown> | null {
  const checkout = answerOf(checkoutQuery(request));
  const choice = {
    addressId: preferredAddress(answerOf(addressesQuery), checkout, request.addressId),
    couponId: preferredCoupon(answerOf(checkoutCouponsQuery(request.lineIds, request.buyNow))),
    shipping: preferredShipping(checkout),
    notBefore: '',
  };
  return isOwn(checkout, choice) ? null : computedQuery(checkout.key, choice);
}

/** The totals of a choice, from the checkout or from the backend; `rejection` when the backend refuses to compute them. */
export function useTotals(checkout: Checkout, choice: CheckoutChoice) {
  const { data, error, isLoading } = useOptionalQuery(
    isOwn(checkout, choice) ? null : computedQuery(checkout.key, choice),
  );
  const totals = data?.kind === 'totals' ? data : { ...checkout, couponDiscount: money(0) };
  return {
    /** The ways to get the products at the chosen address. */
    shippingOptions: totals.shippingOptions ?? checkout.shippingOptions,
    subtotal: totals.subtotal,
    freight: totals.freight,
    couponDiscount: totals.couponDiscount,
    tax: totals.tax,
    total: totals.total,
    pending: isLoading,
    rejection: error instanceof ApiError && error.kind === 'rejected' ? error.message : null,
  };
}
