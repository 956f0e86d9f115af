import { addQuickOrder } from '@rider/api/cart';
import type { QuickOrderCheck } from '@rider/model/quick-order';
import { randomId } from '@rider/model/random-id';
import { useRef, useState } from 'react';
import { whenConnected } from '../connection/page-connection.ts';
import { browserApi, refresh } from '../data/browser-load.ts';
import { invalidate } from '../data/changes.ts';
import { pageCapabilities } from '../data/page-capabilities.ts';
import { cartCountQuery } from '../data/queries.ts';
import type { CheckedRows } from './use-checked-rows.ts';

/** Adds the rows to the cart in one call. The same list after a failure is the same request, which may have arrived. */
export function useAddRows({ filled, list, setFailed, describe }: CheckedRows) {
  const [isAdding, setAdding] = useState(false);
  const attempt = useRef({ list: '', key: '' });

  /** Resolves to the verdicts, or to null after a failure, which the rows show. */
  async function addRows(): Promise<QuickOrderCheck | null> {
    setAdding(true);
    setFailed(null);
    if (attempt.current.list !== list) attempt.current = { list, key: randomId() };
    const { key } = attempt.current;
    try {
      const answer = await whenConnected(
        async () => addQuickOrder(await browserApi(), filled, key, await pageCapabilities()),
        {
          repeatable: true,
        },
      );
      attempt.current.list = '';
      invalidate('cart');
      await refresh(cartCountQuery);
      return answer;
    } catch (error) {
      setFailed(describe(error));
      return null;
    } finally {
      setAdding(false);
    }
  }
  return { isAdding, addRows };
}
