import { checkoutScreen } from '@rider/model/order-screens';
import type { BoughtAgain } from '@rider/model/order';
import { screens } from '@rider/model/screens';

/** Where products bought again are reviewed: the cart, or the checkout where the backend stores them in separate lines. */
export function againAddress(orderNumber: string, { inCart, checkoutLineIds }: BoughtAgain): string {
  if (inCart) return `${screens.cart}?${new URLSearchParams({ again: orderNumber }).toString()}`;
  return checkoutScreen(checkoutLineIds, true);
}
