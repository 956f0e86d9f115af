import { FormattedMessage, useIntl } from 'react-intl';
import { classNames } from '../class-names/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import * as styles from './account-navigation.css.ts';

/** The screens of the user area (R2.10), as path and icon. */
const ENTRIES = [
  ['overview', '/user', 'home'],
  ['orders', '/user/orderList', 'box'],
  ['addresses', '/user/address_list', 'pin'],
  ['billing', '/user/billAddress', 'mail'],
  ['balance', '/user/balance', 'wallet'],
  ['cards', '/user/creditCard', 'card'],
  ['coupons', '/user/myCoupon', 'star'],
  ['favourites', '/user/collect', 'heart'],
  ['messages', '/user/messageCenter', 'chat'],
  ['company', '/user/company', 'globe'],
  ['profile', '/user/userinfo', 'user'],
] as const satisfies readonly (readonly [string, string, IconName])[];

/** The navigation of the user area; `current` is the path of the screen that shows. */
export function AccountNavigation({ current }: { current: string }) {
  const intl = useIntl();
  return (
    <nav
      data-component="account-navigation"
      aria-label={intl.formatMessage({ id: 'ui.accountNavigation.label' })}
      className={styles.navigation}
    >
      <ul className={styles.list}>
        {ENTRIES.map(([key, href, icon]) => (
          <li key={key}>
            <Link
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className={classNames(styles.link, href === current && styles.here)}
            >
              <Icon name={icon} />
              <FormattedMessage id={`ui.accountNavigation.${key}`} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
