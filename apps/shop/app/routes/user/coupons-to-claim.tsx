import { ApiError } from '@rider/api';
import { claimCoupon } from '@rider/api/coupon';
import { CouponCard } from '@rider/ui/coupon-card';
import { EmptyState } from '@rider/ui/empty-state';
import { Notice } from '@rider/ui/notice';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { formOf } from '../../form/form-of.ts';
import { ClaimForm, type ClaimOutcome } from '../../coupon/claim-form.tsx';
import { CouponsHead } from '../../coupon/coupons-head.tsx';
import * as styles from '../../coupon/coupons.css.ts';
import { forget, loadInBrowser } from '../../data/browser-load.ts';
import { couponsQuery } from '../../data/money-queries.ts';
import { requestScope } from '../../data/request-scope.ts';
import { asResponse, loadOnServer, requireBuyer } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';

export function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  return loadOnServer(args, [couponsQuery]);
}

export function clientLoader() {
  forget('coupons', 'own-coupons', 'applicable-coupons', 'user');
  return loadInBrowser([couponsQuery]);
}

/** Claims the coupon that `couponId` names. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, origin } = context.get(requestScope);
  const form = await formOf(request);
  try {
    await claimCoupon(api, String(form.get('couponId') ?? ''));
    return data<ClaimOutcome>({ refusal: null });
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') {
      return data<ClaimOutcome>({ refusal: error.message }, { status: 422 });
    }
    throw asResponse(error, request, origin);
  }
}

/** Coupons that can be claimed today (R6.5). */
export default function CouponsToClaim() {
  const intl = useIntl();
  const coupons = useQuery(couponsQuery);
  // With script each claim tells its own outcome; this is the plain form's.
  const outcome = useActionData<ClaimOutcome>();
  return (
    <>
      <CouponsHead screen="toClaim" />
      {outcome && (
        <Notice tone={outcome.refusal === null ? 'success' : 'danger'} live>
          {outcome.refusal ?? <FormattedMessage id="shop.coupons.claimed" />}
        </Notice>
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
