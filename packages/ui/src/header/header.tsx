import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CartBadge } from './cart-badge.tsx';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Link } from '../link/index.ts';
import * as styles from './header.css.ts';

/** The signed-in buyer, as far as the header shows one. */
export interface HeaderUser {
  nickname: string;
  avatar: string | null;
  /** True only when both member flags are set (R3.3). */
  memberBadge: boolean;
}

/** What the header takes. */
export interface HeaderProps {
  logoUrl: string;
  siteName: string;
  titleText: string;
  /** Null for a visitor. */
  user: HeaderUser | null;
  /** Pieces in the cart; the badge shows above 0 (R3.4). */
  cartCount: number;
  /** The SearchBox. */
  search: ReactNode;
  /** The CategoryNavigation. */
  navigation: ReactNode;
  /** The LocaleSwitch. */
  localeSwitch?: ReactNode;
}

/** The top of every page but /sign (R3.1-R3.4): who the shop is, search, account, cart, categories. */
export function Header(props: HeaderProps) {
  const { logoUrl, siteName, titleText, user, cartCount, search, navigation, localeSwitch } = props;
  const intl = useIntl();
  return (
    <header data-component="header" className={styles.header}>
      <div className={styles.strip}>
        <div className={styles.stripContent}>
          <span className={styles.title}>{titleText}</span>
          {localeSwitch}
        </div>
      </div>
      <div className={styles.bar}>
        <Link href="/" className={styles.home}>
          <img
            src={logoUrl}
            alt={intl.formatMessage({ id: 'ui.header.home' }, { siteName })}
            width="139"
            height="32"
            className={styles.logo}
          />
        </Link>
        <div className={styles.search}>{search}</div>
        <div className={styles.actions}>
          {user ? <AccountLink user={user} /> : <VisitorLinks />}
          <Link href="/shoppingCart" className={styles.shortcut}>
            <Icon name="cart" size="large" />
            <span className={styles.wideText}>
              <FormattedMessage id="ui.header.cart" />
            </span>{' '}
            <CartBadge count={cartCount} />
          </Link>
        </div>
      </div>
      <div className={styles.navigation}>{navigation}</div>
    </header>
  );
}

function VisitorLinks() {
  return (
    <span className={styles.visitor}>
      <Link href="/login" className={styles.signIn}>
        <FormattedMessage id="ui.header.signIn" />
      </Link>
      <Link href="/register" className={styles.request}>
        <FormattedMessage id="ui.header.requestAccount" />
      </Link>
    </span>
  );
}

function AccountLink({ user }: { user: HeaderUser }) {
  return (
    <Link href="/user?type=0" className={styles.shortcut}>
      {user.avatar ? (
        <img src={user.avatar} alt="" width="32" height="32" className={styles.avatar} />
      ) : (
        <Icon name="user" size="large" />
      )}
      <VisuallyHidden>
        <FormattedMessage id="ui.header.account" />
      </VisuallyHidden>{' '}
      <span className={styles.nickname}>{user.nickname}</span>{' '}
      {user.memberBadge && (
        <span data-part="member-badge" className={styles.member}>
          <FormattedMessage id="ui.header.member" />
        </span>
      )}
    </Link>
  );
}
