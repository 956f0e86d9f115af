import { announce } from '@rider/ui/announcer';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { LINES_PARAMETER, PIECES_PARAMETER } from '../../../cart/lines-address.ts';
import { restoreScrollPosition } from '../../../cart/scroll-position.ts';
import { useSignedIn } from '../../../session/use-signed-in.ts';
import type { Adding } from '../purchase/use-add-to-cart.ts';

/** The outcome of the quantities that waited for sign-in. It is reported once: a reload does not repeat it. */
export function usePendingLines(unit: string): Adding {
  const intl = useIntl();
  const signedIn = useSignedIn();
  const [parameters] = useSearchParams();
  const [outcome] = useState<Adding>(() => {
    const pieces = signedIn ? parameters.get(PIECES_PARAMETER) : null;
    if (pieces === null) return { state: 'idle' };
    if (Number(pieces) > 0) return { state: 'added', skuId: '', quantity: Number(pieces) };
    return { state: 'failed', skuId: '', message: intl.formatMessage({ id: 'shop.product.pendingFailed' }) };
  });
  useEffect(() => {
    if (outcome.state !== 'added' && outcome.state !== 'failed') return;
    const address = new URL(window.location.href);
    for (const name of [LINES_PARAMETER, PIECES_PARAMETER]) address.searchParams.delete(name);
    window.history.replaceState(window.history.state, '', address);
    restoreScrollPosition();
    announce(
      outcome.state === 'failed'
        ? outcome.message
        : intl.formatMessage({ id: 'shop.product.added' }, { quantity: outcome.quantity, unit }),
    );
  }, [intl, outcome, unit]);
  return outcome;
}
