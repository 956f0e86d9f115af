import { claimCoupon } from '@rider/api/coupon';
import { CouponCard } from '@rider/ui/coupon-card';
import { EmptyState } from '@rider/ui/empty-state';
import { Banner } from '@rider/ui/banner';
import { useIntl } from 'react-intl';
import { useActionData, type ActionFunctionArgs } from 'react-router';
import { ClaimForm } from '../../../coupon/claim-form.tsx';
import { CouponsHead } from '../../../coupon/coupons-head.tsx';
import * as styles from '../../../coupon/coupons.css.ts';
import { browserLoader } from '../../../data/browser-load.ts';
import { changing, revalidateAfterError } from '../../../data/changes.ts';
import { couponsQuery } from '../../../coupon/coupon-queries.ts';
import { buyerLoader } from '../../../data/server-load.ts';
import { useQuery } from '../../../data/use-query.ts';
import { answerForm, press } from '../../../form/answer-form.ts';
import { textOf, type FormOutcome } from '../../../form/form-outcome.ts';
import { useRejectionMessage } from '../../../form/use-rejection-message.ts';

export const loader = buyerLoader([couponsQuery]);

export const clientLoader = browserLoader([couponsQuery]);

/** Claims the coupon that `couponId` names. */
export function action(args: ActionFunctionArgs) {
  return answerForm(args, (api, form) => press('claim', () => claimCoupon(api, textOf(form, 'couponId'))));
}

export const clientAction = changing('coupon');
export const shouldRevalidate = revalidateAfterError;

/** Coupons that can be claimed today. */
export default function CouponsToClaim() {
  const intl = useIntl();
  const coupons = useQuery(couponsQuery);
  // With script `ClaimForm` shows the outcome; this is for the plain form.
  const outcome = useActionData<FormOutcome>();
  const rejection = useRejectionMessage(outcome);
  return (
    <>
      <CouponsHead screen="toClaim" />
      {outcome && (
        <Banner tone={rejection === null ? 'success' : 'danger'} live>
          <span>{rejection ?? intl.formatMessage({ id: 'shop.coupons.claimed' })}</span>
        </Banner>
      )}
      {coupons.length === 0 ? (
        <EmptyState icon="star" title={intl.formatMessage({ id: 'shop.coupons.noneToClaim' })} />
      ) : (
        <ul className={styles.list}>
          {coupons.map((coupon) => (
            <li key={coupon.id}>
              <CouponCard
                coupon={coupon}
                state={coupon.state}
                scopeName={coupon.scopeName}
                headingLevel={2}
                action={<ClaimForm coupon={coupon} />}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
