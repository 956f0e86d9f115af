import type { ClaimableCoupon } from '@rider/model/coupon';
import { Button, LinkButton } from '@rider/ui/button';
import { notify } from '@rider/ui/toast';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFetcher } from 'react-router';
import type { FormOutcome } from '../form/form-outcome.ts';
import { useRejectionMessage } from '../form/use-rejection-message.ts';
import { couponProductsPath } from './coupon-products-path.ts';

/** Claims a coupon; without script a plain form. The button stays mounted, so that the focus stays. */
export function ClaimForm({ coupon }: { coupon: ClaimableCoupon }) {
  const intl = useIntl();
  const fetcher = useFetcher<FormOutcome>();
  const { data: outcome } = fetcher;
  const rejection = useRejectionMessage(outcome);
  const { title, state } = coupon;
  const isClaimed = state === 'claimed';
  useEffect(() => {
    if (outcome === undefined) return;
    const message = rejection ?? intl.formatMessage({ id: 'shop.coupons.claimedOne' }, { title });
    notify({ message, tone: rejection === null ? 'success' : 'danger' });
  }, [outcome, rejection, intl, title]);
  const named = (act: 'claim' | 'claimed' | 'use') => intl.formatMessage({ id: `ui.couponCard.${act}Of` }, { title });
  return (
    <>
      <fetcher.Form method="post">
        <input type="hidden" name="couponId" value={coupon.id} />
        <Button
          type={isClaimed ? 'button' : 'submit'}
          size="small"
          variant="primary"
          pending={fetcher.state !== 'idle'}
          aria-disabled={isClaimed || undefined}
          aria-label={named(isClaimed ? 'claimed' : 'claim')}
        >
          <FormattedMessage id={isClaimed ? 'ui.couponCard.claimed' : 'ui.couponCard.claim'} />
        </Button>
      </fetcher.Form>
      {isClaimed && (
        <LinkButton size="small" href={couponProductsPath(coupon)} aria-label={named('use')}>
          <FormattedMessage id="ui.couponCard.use" />
        </LinkButton>
      )}
    </>
  );
}
