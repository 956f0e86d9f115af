import type { PromotionFields } from '../promotion-address/promotion-fields.ts';
import { ask, warnOfFailure } from './browser-load.ts';
import { invalidate, setAnswer } from './changes.ts';
import { loadCalls } from './load-calls.ts';
import { cartCountQuery } from './queries.ts';

/** Adds pieces of a SKU to the cart. The count is updated optimistically and rolled back on failure. Throws ApiError. */
export async function addToCart(
  piece: { productId: string; skuId: string; quantity: number } & PromotionFields,
): Promise<void> {
  let isAdded = false;
  const count = loadCalls().then(async (calls) => {
    await calls.addToCart(calls.pageApi(), piece);
    isAdded = true;
    invalidate('cart');
    return ask(cartCountQuery);
  });
  try {
    await setAnswer(cartCountQuery, count, (shown) => ({ pieces: (shown?.pieces ?? 0) + piece.quantity }));
  } catch (error) {
    if (!isAdded) throw error;
    // The pieces are in the cart; saying that they failed would have them added twice.
    warnOfFailure(error);
  }
}
