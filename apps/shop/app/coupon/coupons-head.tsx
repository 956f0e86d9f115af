import { screens } from '@rider/model/screens';
import { LinkButton } from '@rider/ui/button';
import { useIntl } from 'react-intl';
import { ScreenTitle } from '../page-head/screen-title.tsx';
import * as styles from './coupons.css.ts';

const SCREENS = {
  mine: { title: 'shop.coupons.mine', address: screens.coupons, other: 'toClaim' },
  toClaim: { title: 'shop.coupons.toClaim', address: screens.claimableCoupons, other: 'mine' },
} as const;

/** The header of the two coupon screens, which link to each other. */
export function CouponsHead({ screen }: { screen: keyof typeof SCREENS }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: SCREENS[screen].title });
  const other = SCREENS[SCREENS[screen].other];
  return (
    <>
      <div className={styles.head}>
        <ScreenTitle title={title} />
        <LinkButton href={other.address} size="small">
          {intl.formatMessage({ id: other.title })}
        </LinkButton>
      </div>
    </>
  );
}
