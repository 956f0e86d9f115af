import type { Api } from '@rider/api/transport';
import { addToCart, removeCartLines, setCartQuantity } from '@rider/api/cart';
import { screens } from '@rider/model/screens';
import { checkoutAtOnce, type PromotionFields } from '../promotion-address/promotion-fields.ts';

/** A variant to add to the cart, or to buy at once. */
export interface CartItem {
  intent: 'add' | 'buy';
  productId: string;
  skuId: string;
  quantity: number;
  /** The promotion in which it is offered. */
  promotion?: PromotionFields | undefined;
  /** Makes the request idempotent. */
  key?: string;
}

/** A change of the cart, named by the `intent` of its form. */
export type CartChange =
  | CartItem
  | { intent: 'set'; lineId: string; quantity: number }
  | { intent: 'remove'; lineId: string };

/**
 * Writes to the cart: every button and form of the shop ends here. Resolves to the address to open where the change came from a document:
 * the checkout for `buy`, else the cart. Throws ApiError.
 */
export async function changeCart(api: Api, change: CartChange): Promise<string> {
  if (change.intent === 'set') await setCartQuantity(api, change.lineId, change.quantity);
  else if (change.intent === 'remove') await removeCartLines(api, [change.lineId]);
  else {
    const { intent, promotion = {}, ...item } = change;
    const lineId = await addToCart(api, { ...item, ...promotion, buyNow: intent === 'buy' });
    if (intent === 'buy') return checkoutAtOnce(lineId, promotion);
  }
  return screens.cart;
}
