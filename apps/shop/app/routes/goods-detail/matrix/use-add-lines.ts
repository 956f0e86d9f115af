import { ApiError } from '@rider/api/error';
import { randomId } from '@rider/model/random-id';
import { screens } from '@rider/model/screens';
import { useRef, useState } from 'react';
import { painted } from '../../../activity/painted.ts';
import type { LineVerdict } from '../../../cart/add-lines.ts';
import { saveScrollPosition } from '../../../cart/scroll-position.ts';
import { useFailureMessage } from '../../../connection/failure-message.ts';
import { refresh, warnOfFailure } from '../../../data/browser-load.ts';
import { invalidate } from '../../../data/changes.ts';
import { pageCapabilities } from '../../../data/page-capabilities.ts';
import { loadCalls } from '../../../data/load-calls.ts';
import { cartCountQuery, type ProductPageSku } from '../../../data/queries.ts';
import { postDocument } from '../../../form/post-document.ts';
import { forgetExpired } from '../../../session/forget-buyer.ts';
import { fieldOf, type Quantities } from './use-quantities.ts';

/** Verdicts by variant id. */
export type Verdicts = ReadonlyMap<string, LineVerdict>;

/** The state of adding the lines of the table. */
export type AddingLines =
  | { state: 'idle' | 'pending' }
  | { state: 'answered'; verdicts: Verdicts }
  | { state: 'failed'; message: string };

/** Adds several variants of a product to the cart of a signed-in buyer in one call. */
export function useAddLines(productId: string) {
  const say = useFailureMessage();
  const [adding, setAdding] = useState<AddingLines>({ state: 'idle' });
  // A call that is repeated after a failure adds nothing twice; changed quantities are another request.
  const key = useRef<string>(undefined);

  async function add(skus: readonly ProductPageSku[], texts: Quantities): Promise<Verdicts> {
    setAdding({ state: 'pending' });
    await painted();
    const lines = skus.map(({ id, code }) => ({ productId, skuId: id, code, quantity: texts[id] ?? '' }));
    key.current ??= randomId();
    try {
      const calls = await loadCalls();
      const { quickOrder } = await pageCapabilities();
      const answered = await calls.addLines(calls.pageApi(), lines, { key: key.current, quickOrder });
      const verdicts = new Map(skus.map(({ id }, index) => [id, answered[index] as LineVerdict]));
      key.current = undefined;
      invalidate('cart');
      refresh(cartCountQuery).catch(warnOfFailure);
      setAdding({ state: 'answered', verdicts });
      return verdicts;
    } catch (error) {
      const isAnswer = error instanceof ApiError;
      if (isAnswer && error.kind !== 'session') setAdding({ state: 'failed', message: say(error) });
      else {
        if (isAnswer) forgetExpired();
        saveScrollPosition();
        const fields = skus.map((sku) => [fieldOf(sku), texts[sku.id] ?? ''] as const);
        postDocument(screens.cart, { productId, intent: 'add-lines', ...Object.fromEntries(fields) });
      }
      return new Map();
    }
  }
  return {
    adding,
    add,
    forget: () => {
      key.current = undefined;
      setAdding({ state: 'idle' });
    },
  };
}
