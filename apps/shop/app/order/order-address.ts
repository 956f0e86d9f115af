import type { BoughtAgain } from '@rider/api/order';

/** The page of an order. */
export function orderAddress(number: string, more: Readonly<Record<string, string>> = {}): string {
  return `/order_detail?${new URLSearchParams({ orderId: number, ...more }).toString()}`;
}

/** Where an order's parcel is. */
export function trackAddress(number: string): string {
  return `/logistics?${new URLSearchParams({ orderId: number }).toString()}`;
}

/** Where goods that were bought again are looked over: the cart, or with a backend that keeps them apart their checkout. */
export function againAddress(orderNumber: string, { inCart, checkoutLineIds }: BoughtAgain): string {
  if (inCart) return `/shoppingCart?${new URLSearchParams({ again: orderNumber }).toString()}`;
  return `/order_confirm?${new URLSearchParams({ cartId: checkoutLineIds.join(','), new: '1' }).toString()}`;
}
