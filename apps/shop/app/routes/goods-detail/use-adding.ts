import { screens } from '@rider/model/screens';
import { ApiError } from '@rider/api';
import { useState } from 'react';
import { useSubmit } from 'react-router';
import { useFailureWords } from '../../connection/failure-words.ts';
import { loadCode } from '../../connection/page-connection.ts';
import { forgetBuyer } from '../../session/forget-buyer.ts';
import { rememberPlace } from '../../wish/place.ts';

/** The state of adding to the cart. */
export type Adding =
  | { state: 'idle' }
  | { state: 'pending'; skuId: string }
  | { state: 'added'; skuId: string; quantity: number }
  | { state: 'failed'; skuId: string; message: string };

/**
 * Adds articles of a product to the cart in place, one at a time, and reports the outcome, initially `before`. If the session has ended,
 * signs in first and adds then.
 */
export function useAdding(productId: string, before: Adding) {
  const say = useFailureWords();
  const submit = useSubmit();
  const [adding, setAdding] = useState<Adding>(before);

  async function add(skuId: string, quantity: number) {
    setAdding({ state: 'pending', skuId });
    try {
      const { addToCart } = await loadCode(() => import('../../data/cart.ts'));
      await addToCart({ productId, skuId, quantity });
      setAdding({ state: 'added', skuId, quantity });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'session') {
        // Private data of the page goes with the session (R4.4).
        forgetBuyer('localStorage');
        rememberPlace();
        const wish = { intent: 'add', productId, skuId, quantity: String(quantity) };
        await submit(wish, { method: 'post', action: screens.cart });
        return;
      }
      setAdding({ state: 'failed', skuId, message: say(error) });
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
