import type { Api } from '../transport/index.ts';
import { id, list, number, object, requiredObject, total } from '../wire/index.ts';
import { readLine } from './line.ts';
import type { Cart, CartCount } from '@rider/model/cart';
import type {
  AddedToCartWire,
  AddToCartRequestWire,
  CartCountRequestWire,
  CartCountWire,
  CartWire,
  RemoveCartLinesRequestWire,
  SetCartQuantityRequestWire,
} from './wire.ts';

/** The total quantity in the cart. Needs a session. */
export async function getCartCount(api: Api): Promise<CartCount> {
  const answer = await api.get('cart/count', { numType: 0 } satisfies CartCountRequestWire);
  return { pieces: number(object<CartCountWire>(answer.data).count) };
}

/** The whole cart. Needs a session. */
export async function getCart(api: Api): Promise<Cart> {
  const data = object<CartWire>((await api.get('pc/get_cart_list')).data);
  const lines = list(data.valid, (item) => readLine(item, true));
  return {
    lines,
    invalid: list(data.invalid, (item) => readLine(item, false)),
    total: total(
      lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0),
      'cart total',
    ),
  };
}

/**
 * Adds a quantity of a variant to the cart, in addition to what is in it; resolves to the line's id. `buyNow` creates a separate line for
 * immediate checkout. Not idempotent without a `key` (not in CRMEB), so repeat it only with one. Rejects as `quantity-over-stock` when
 * stock is short.
 */
export async function addToCart(
  api: Api,
  piece: {
    productId: string;
    skuId: string;
    quantity: number;
    buyNow?: boolean;
    secKillId?: string;
    combinationId?: string;
    pinkId?: string;
    key?: string;
  },
): Promise<string> {
  const { secKillId, combinationId, pinkId, key } = piece;
  const answer = await api.post('cart/add', {
    productId: piece.productId,
    uniqueId: piece.skuId,
    cartNum: piece.quantity,
    new: piece.buyNow ? 1 : 0,
    ...(secKillId !== undefined && { secKillId }),
    ...(combinationId !== undefined && { combinationId }),
    ...(pinkId !== undefined && { pinkId }),
    ...(key !== undefined && { key }),
  } satisfies AddToCartRequestWire);
  return id(requiredObject<AddedToCartWire>(answer.data, 'cart line').cartId, 'cart line id');
}

/** Sets a line's quantity. */
export async function setCartQuantity(api: Api, lineId: string, quantity: number): Promise<void> {
  await api.post('cart/num', { id: lineId, number: quantity } satisfies SetCartQuantityRequestWire);
}

/** Removes lines. */
export async function removeCartLines(api: Api, lineIds: string[]): Promise<void> {
  await api.post('cart/del', { ids: lineIds } satisfies RemoveCartLinesRequestWire);
}
