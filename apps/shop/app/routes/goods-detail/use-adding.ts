import { ApiError } from '@rider/api';
import { useState } from 'react';
import { useFailureWords } from '../../connection/failure-words.ts';
import { loadCode } from '../../connection/page-connection.ts';

/** How far adding to the cart got. */
export type Adding =
  | { state: 'idle' }
  | { state: 'pending'; skuId: string }
  | { state: 'added'; skuId: string; quantity: number }
  | { state: 'failed'; skuId: string; message: string };

/** Adds articles of a product to the cart in place, one at a time, and tells how it went. */
export function useAdding(productId: string) {
  const say = useFailureWords();
  const [adding, setAdding] = useState<Adding>({ state: 'idle' });

  async function add(skuId: string, quantity: number) {
    setAdding({ state: 'pending', skuId });
    try {
      const { addToCart } = await loadCode(() => import('../../data/cart.ts'));
      await addToCart({ productId, skuId, quantity });
      setAdding({ state: 'added', skuId, quantity });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
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
