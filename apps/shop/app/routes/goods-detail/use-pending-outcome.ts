import { announce } from '@rider/ui/announcer';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { SKU_PARAMETER, skuOfAddress } from '../../variant-address/variant-address.ts';
import type { ProductPreview } from '../../data/queries.ts';
import { useSignedIn } from '../../session/use-signed-in.ts';
import { PENDING_PARAMETER } from '../../cart/purchase-form.ts';
import { restoreScrollPosition } from '../../cart/scroll-position.ts';
import type { Adding } from './purchase/use-add-to-cart.ts';

/**
 * The outcome of the pending cart item, which was chosen before sign-in. It is reported once: the scroll position is restored, and a
 * reload does not repeat it.
 */
export function usePendingOutcome({ skus, unit }: ProductPreview): Adding {
  const intl = useIntl();
  const signedIn = useSignedIn();
  const [parameters] = useSearchParams();
  const [outcome] = useState<Adding>(() => {
    const said = signedIn ? parameters.get(PENDING_PARAMETER) : null;
    const skuId = skuOfAddress(skus ?? [], parameters)?.id ?? skus?.[0]?.id ?? '';
    if (said === 'added') return { state: 'added', skuId, quantity: Number(parameters.get('quantity')) || 1 };
    if (said !== 'refused') return { state: 'idle' };
    return { state: 'failed', skuId, message: intl.formatMessage({ id: 'shop.product.pendingFailed' }) };
  });
  useEffect(() => {
    const address = new URL(window.location.href);
    if (!address.searchParams.has(PENDING_PARAMETER)) return;
    address.searchParams.delete(PENDING_PARAMETER);
    const code = skus?.find((sku) => outcome.state !== 'idle' && sku.id === outcome.skuId)?.code;
    if (code) address.searchParams.set(SKU_PARAMETER, code);
    address.hash = '';
    window.history.replaceState(window.history.state, '', address);
    restoreScrollPosition();
    if (outcome.state === 'failed') announce(outcome.message);
    if (outcome.state === 'added')
      announce(intl.formatMessage({ id: 'shop.product.added' }, { quantity: outcome.quantity, unit }));
  }, [intl, outcome, skus, unit]);
  return outcome;
}
