import { ApiError } from '@rider/api/transport';
import { useStore } from '@rider/web/store';
import { useEffect } from 'react';
import { changeCart, type CartChange } from '../../cart/change-cart.ts';
import { useFailureMessage } from '../../connection/failure-message.ts';
import { whenConnected } from '../../connection/page-connection.ts';
import { browserApi, leaveForLogin, refresh } from '../../data/browser-load.ts';
import { CartQueue, shownCart, type ShownCart } from './cart-operations.ts';
import { invalidate } from '../../data/changes.ts';
import { cartCountQuery, cartQuery } from '../../data/queries.ts';
import { useQuery } from '../../data/use-query.ts';

/** The ApiError of a failed cart call; an expired session goes to sign-in. Rethrows anything else. */
function callError(error: unknown): ApiError {
  if (!(error instanceof ApiError)) throw error;
  if (error.kind === 'session') leaveForLogin();
  return error;
}

/** Sends a change of a line. A quantity is absolute and a removed line stays removed, so both may be repeated. */
async function send(change: CartChange): Promise<void> {
  await whenConnected(async () => changeCart(await browserApi(), change), { repeatable: true });
}

/** The queue of this page; the server's stays empty. */
const queue = new CartQueue(
  {
    setQuantity: (lineId, quantity) => send({ intent: 'set', lineId, quantity }),
    remove: (lineId) => send({ intent: 'remove', lineId }),
    refresh: async () => {
      invalidate('cart');
      await Promise.all([refresh(cartQuery), refresh(cartCountQuery)]);
    },
  },
  callError,
);

/** The operations on the cart; `retry` repeats a line's failed operation. */
interface CartChanges {
  set: (lineId: string, quantity: number) => void;
  remove: (lineId: string) => void;
  retry: (lineId: string) => void;
}

/** The cart with the buyer's pending operations, and the operations on it. */
export function useCart(): ShownCart & CartChanges {
  const settled = useQuery(cartQuery);
  const say = useFailureMessage();
  const operations = useStore(queue);
  useEffect(() => {
    const flush = () => queue.flush();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  return {
    ...shownCart(settled, operations, say),
    set: (lineId, quantity) => queue.set(lineId, quantity),
    remove: (lineId) => queue.set(lineId, 0),
    retry: (lineId) => queue.retry(lineId),
  };
}
