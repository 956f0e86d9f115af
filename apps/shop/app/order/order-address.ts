import { checkoutScreen } from '@rider/model/order-screens';
import type { BoughtAgain } from '@rider/model/order';
import { screens } from '@rider/model/screens';

/** Where goods that were bought again are looked over: the cart, or with a backend that keeps them apart their checkout. */
export function againAddress(orderNumber: string, { inCart, checkoutLineIds }: BoughtAgain): string {
  if (inCart) return `${screens.cart}?${new URLSearchParams({ again: orderNumber }).toString()}`;
  return checkoutScreen(checkoutLineIds, true);
}
