import { ApiError } from '@rider/api';
import { useState } from 'react';
import { useIntl } from 'react-intl';

/** How far adding to the cart got. */
export type Adding =
  | { state: 'idle' }
  | { state: 'pending'; skuId: string }
  | { state: 'added'; skuId: string; quantity: number }
  | { state: 'failed'; skuId: string; message: string };

/** Adds articles of a product to the cart in place, one at a time, and tells how it went. */
export function useAdding(productId: string) {
  const intl = useIntl();
  const [adding, setAdding] = useState<Adding>({ state: 'idle' });

  async function add(skuId: string, quantity: number) {
    setAdding({ state: 'pending', skuId });
    try {
      const { addToCart } = await import('../../data/cart.ts');
      await addToCart({ productId, skuId, quantity });
      setAdding({ state: 'added', skuId, quantity });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const spoken = error.kind === 'refused' || error.kind === 'verdict';
      const message = spoken ? error.message : intl.formatMessage({ id: 'shop.product.addFailed' });
      setAdding({ state: 'failed', skuId, message });
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
