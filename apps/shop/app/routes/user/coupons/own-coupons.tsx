import { screens } from '@rider/model/screens';
import type { OwnCouponFilter } from '@rider/model/coupon';
import { LinkButton } from '@rider/ui/button';
import { CouponCard } from '@rider/ui/coupon-card';
import { EmptyState } from '@rider/ui/empty-state';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { couponProductsPath } from '../../../coupon/coupon-products-path.ts';
import { CouponsHead } from '../../../coupon/coupons-head.tsx';
import * as styles from '../../../coupon/coupons.css.ts';
import { browserLoader } from '../../../data/browser-load.ts';
import { ownCouponsQuery } from '../../../coupon/coupon-queries.ts';
import { buyerLoader } from '../../../data/server-load.ts';
import { useQuery } from '../../../data/use-query.ts';
import { Tabs } from '../../../tabs/tabs.tsx';

const PAGE = screens.coupons;
const FILTERS = ['unused', 'over', 'all'] as const satisfies readonly OwnCouponFilter[];

function filterOf(parameters: URLSearchParams): OwnCouponFilter {
  return FILTERS.find((known) => known === parameters.get('state')) ?? 'unused';
}

function queriesOf(request: Request) {
  return [ownCouponsQuery(filterOf(new URL(request.url).searchParams))];
}

export const loader = buyerLoader(queriesOf);

export const clientLoader = browserLoader(queriesOf);

/** The buyer's coupons by state. */
export default function OwnCoupons() {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const filter = filterOf(parameters);
  const coupons = useQuery(ownCouponsQuery(filter));
  return (
    <>
      <CouponsHead screen="mine" />
      <Tabs
        label={intl.formatMessage({ id: 'shop.coupons.states' })}
        tabs={FILTERS.map((state) => ({
          href: state === 'unused' ? PAGE : `${PAGE}?state=${state}`,
          label: <FormattedMessage id={`shop.coupons.state.${state}`} />,
          current: state === filter,
        }))}
      />
      {coupons.length === 0 ? (
        <EmptyState
          icon="star"
          title={intl.formatMessage({ id: `shop.coupons.none.${filter}` })}
          actions={
            <LinkButton href={screens.claimableCoupons} variant="primary">
              <FormattedMessage id="shop.coupons.toClaim" />
            </LinkButton>
          }
        />
      ) : (
        <ul className={styles.list}>
          {coupons.map((coupon) => (
            <li key={coupon.id}>
              <CouponCard
                coupon={coupon}
                state={coupon.state}
                scopeName={coupon.scopeName}
                headingLevel={2}
                useHref={couponProductsPath(coupon)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
