import { announce } from '@rider/ui/announcer';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { SKU_PARAMETER, skuOfAddress } from '../../article-address/article-address.ts';
import type { ProductPage } from '../../data/queries.ts';
import { useSignedIn } from '../../session/use-signed-in.ts';
import { returnToPlace } from '../../wish/place.ts';
import { WISH_PARAMETER } from '../../wish/wish-outcome.ts';
import type { Adding } from './use-adding.ts';

/**
 * The outcome for the article that the buyer wanted to add before sign-in. It is reported once: the scroll position is restored, and a
 * reload does not repeat it.
 */
export function useWishOutcome(product: ProductPage): Adding {
  const intl = useIntl();
  const signedIn = useSignedIn();
  const [parameters] = useSearchParams();
  const [outcome] = useState<Adding>(() => {
    const said = signedIn ? parameters.get(WISH_PARAMETER) : null;
    const skuId = skuOfAddress(product.skus, parameters)?.id ?? product.skus[0]?.id ?? '';
    if (said === 'added') return { state: 'added', skuId, quantity: Number(parameters.get('quantity')) || 1 };
    if (said !== 'refused') return { state: 'idle' };
    return { state: 'failed', skuId, message: intl.formatMessage({ id: 'shop.product.wishRefused' }) };
  });
  useEffect(() => {
    const address = new URL(window.location.href);
    if (!address.searchParams.has(WISH_PARAMETER)) return;
    address.searchParams.delete(WISH_PARAMETER);
    const code = product.skus.find((sku) => outcome.state !== 'idle' && sku.id === outcome.skuId)?.code;
    if (code) address.searchParams.set(SKU_PARAMETER, code);
    address.hash = '';
    window.history.replaceState(window.history.state, '', address);
    returnToPlace();
    if (outcome.state === 'failed') announce(outcome.message);
    if (outcome.state === 'added')
      announce(intl.formatMessage({ id: 'shop.product.added' }, { quantity: outcome.quantity, unit: product.unit }));
  }, [intl, outcome, product]);
  return outcome;
}
