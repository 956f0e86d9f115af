import type { ClaimableCoupon } from '@rider/model/coupon';
import { Button, LinkButton } from '@rider/ui/button';
import { notify } from '@rider/ui/toast';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFetcher } from 'react-router';
import { couponGoods } from './coupon-goods.ts';

/** What became of a claim: nothing to say, or why not. */
export interface ClaimOutcome {
  refusal: string | null;
}

/** Claims a coupon; without script a plain form. The button stays in its place, so that the focus does too. */
export function ClaimForm({ coupon }: { coupon: ClaimableCoupon }) {
  const intl = useIntl();
  const fetcher = useFetcher<ClaimOutcome>();
  const { data: outcome } = fetcher;
  const { title, state } = coupon;
  const isClaimed = state === 'claimed';
  useEffect(() => {
    if (outcome === undefined) return;
    const message = outcome.refusal ?? intl.formatMessage({ id: 'shop.coupons.claimedOne' }, { title });
    notify({ message, tone: outcome.refusal === null ? 'success' : 'danger' });
  }, [outcome, intl, title]);
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
        <LinkButton size="small" href={couponGoods(coupon)} aria-label={named('use')}>
          <FormattedMessage id="ui.couponCard.use" />
        </LinkButton>
      )}
    </>
  );
}
