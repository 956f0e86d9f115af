import type { PromotionFields } from '../promotion-address/promotion-fields.ts';
import { ask } from './browser-load.ts';
import { invalidate, setAnswer } from './changes.ts';
import { loadCalls } from './load-calls.ts';
import { cartCountQuery } from './queries.ts';

/** Adds pieces of a SKU to the cart. The count is updated optimistically and rolled back on failure. Throws ApiError. */
export async function addToCart(
  piece: { productId: string; skuId: string; quantity: number } & PromotionFields,
): Promise<void> {
  const added = loadCalls().then(async (calls) => {
    await calls.addToCart(calls.pageApi(), piece);
    invalidate('cart');
    return ask(cartCountQuery);
  });
  await setAnswer(cartCountQuery, added, (shown) => ({ pieces: (shown?.pieces ?? 0) + piece.quantity }));
}
