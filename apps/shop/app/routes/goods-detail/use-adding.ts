import { screens } from '@rider/model/screens';
import { ApiError } from '@rider/api/error';
import { useState } from 'react';
import { painted } from '../../activity/painted.ts';
import { useFailureWords } from '../../connection/failure-words.ts';
import { addToCart } from '../../data/add-to-cart.ts';
import { postDocument } from '../../form/post-document.ts';
import { forgetExpired } from '../../session/forget-buyer.ts';
import type { PromotionFields } from '../../promotion-address/promotion-fields.ts';
import { rememberPlace } from '../../wish/place.ts';

/** The state of adding to the cart. */
export type Adding =
  | { state: 'idle' }
  | { state: 'pending'; skuId: string }
  | { state: 'added'; skuId: string; quantity: number }
  | { state: 'failed'; skuId: string; message: string };

/**
 * Adds articles of a product to the cart in place, one at a time, and reports the outcome, initially `before`. If the session has ended,
 * signs in first and adds then. `promotion` are the fields of the promotion in which they are offered.
 */
export function useAdding(productId: string, before: Adding, promotion?: PromotionFields) {
  const say = useFailureWords();
  const [adding, setAdding] = useState<Adding>(before);

  async function add(skuId: string, quantity: number) {
    setAdding({ state: 'pending', skuId });
    // The button is seen at work before the header counts and the call is made.
    await painted();
    try {
      await addToCart({ productId, skuId, quantity, ...promotion });
      setAdding({ state: 'added', skuId, quantity });
    } catch (error) {
      const isAnswer = error instanceof ApiError;
      if (isAnswer && error.kind !== 'session') return setAdding({ state: 'failed', skuId, message: say(error) });
      // Private data of the page goes with the session (R4.4).
      if (isAnswer) forgetExpired();
      // The server signs in first, or has the code that this document lost with the connection: Chromium does not load it again.
      rememberPlace();
      postDocument(screens.cart, { productId, skuId, quantity: String(quantity), ...promotion, intent: 'add' });
    }
  }
  return {
    adding,
    add: (skuId: string, quantity: number) => {
      if (adding.state !== 'pending') void add(skuId, quantity);
    },
    forget: () => setAdding({ state: 'idle' }),
  };
}
