import { screens } from '@rider/model/screens';
import { ApiError } from '@rider/api/error';
import { useState, type FormEvent } from 'react';
import { painted } from '../../../activity/painted.ts';
import type { CartItem } from '../../../cart/change-cart.ts';
import { saveScrollPosition } from '../../../cart/scroll-position.ts';
import { useFailureMessage } from '../../../connection/failure-message.ts';
import { fetchAnswer, warnOfFailure } from '../../../data/browser-load.ts';
import { invalidate, setAnswer } from '../../../data/changes.ts';
import { loadCalls } from '../../../data/load-calls.ts';
import { cartCountQuery } from '../../../data/queries.ts';
import { postDocument } from '../../../form/post-document.ts';
import type { PromotionFields } from '../../../promotion-address/promotion-fields.ts';
import { forgetExpired } from '../../../session/forget-buyer.ts';
import { useSignedIn } from '../../../session/use-signed-in.ts';

/** The state of adding to the cart. */
export type Adding =
  | { state: 'idle' }
  | { state: 'pending'; skuId: string }
  | { state: 'added'; skuId: string; quantity: number }
  | { state: 'failed'; skuId: string; message: string };

/**
 * What happens when "Add to cart" is pressed. All ways end in `changeCart` (`app/cart/change-cart.ts`):
 * - A signed-in buyer adds in place: `addInPlace` below, with the count in the header optimistic.
 * - Without script, for a visitor, and for "Buy now" the form posts to the cart (`routes/shopping-cart/action.ts`), which redirects to the
 *   cart or the checkout.
 * - For a visitor that action stores a pending cart item (`app/cart/pending-cart-item.ts`) and redirects to sign-in, which adds it and
 *   returns to the product. A session that ends meanwhile leads there, too.
 *
 * `before` is the initial outcome, `promotion` the one in which the variants are offered.
 */
export function useAddToCart(productId: string, before: Adding, promotion?: PromotionFields) {
  const say = useFailureMessage();
  const signedIn = useSignedIn();
  const [adding, setAdding] = useState<Adding>(before);

  async function add(item: ChosenItem) {
    const { skuId, quantity } = item;
    setAdding({ state: 'pending', skuId });
    // The button is seen at work before the header counts and the call is made.
    await painted();
    try {
      await addInPlace({ intent: 'add', productId, ...item, promotion });
      setAdding({ state: 'added', skuId, quantity });
    } catch (error) {
      const isAnswer = error instanceof ApiError;
      if (isAnswer && error.kind !== 'session') return setAdding({ state: 'failed', skuId, message: say(error) });
      // Private data of the page goes with the session.
      if (isAnswer) forgetExpired();
      // The server signs in first, or has the code that this document lost with the connection: Chromium does not load it again.
      saveScrollPosition();
      postDocument(screens.cart, { productId, skuId, quantity: String(quantity), ...promotion, intent: 'add' });
    }
  }

  /** Handles a form's submission with `item`, null while the quantity is invalid. */
  function submit(event: FormEvent<HTMLFormElement>, item: ChosenItem | null) {
    const form = event.currentTarget;
    const adds = new FormData(form, (event.nativeEvent as SubmitEvent).submitter).get('intent') === 'add';
    if (item && !signedIn) saveScrollPosition();
    if (item && !(adds && signedIn)) return;
    event.preventDefault();
    if (!item) form.querySelector<HTMLInputElement>('input[name="quantity"]')?.focus();
    else if (adding.state !== 'pending') void add(item);
  }
  return { adding, submit, forget: () => setAdding({ state: 'idle' }) };
}

/** The chosen variant and quantity of a product. */
type ChosenItem = Pick<CartItem, 'skuId' | 'quantity'>;

/** Adds an item; the count is updated optimistically and rolled back on failure. Throws ApiError. */
async function addInPlace(item: CartItem): Promise<void> {
  let isAdded = false;
  const count = loadCalls().then(async (calls) => {
    await calls.changeCart(calls.pageApi(), item);
    isAdded = true;
    invalidate('cart');
    return fetchAnswer(cartCountQuery);
  });
  try {
    await setAnswer(cartCountQuery, count, (shown) => ({ pieces: (shown?.pieces ?? 0) + item.quantity }));
  } catch (error) {
    if (!isAdded) throw error;
    // The item is in the cart; an error would have the buyer add it twice.
    warnOfFailure(error);
  }
}
