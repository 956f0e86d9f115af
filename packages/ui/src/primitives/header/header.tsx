'use client';

import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../button/index.ts';
import { classNames } from '../class-names/index.ts';
import { CartBadge } from './cart-badge.tsx';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Link, useScreens } from '../link/index.ts';
import * as styles from './header.css.ts';

/** The fields of the signed-in buyer that the header shows. */
export interface HeaderUser {
  nickname: string;
  avatar: string | null;
  /** True only when both member flags are set. */
  memberBadge: boolean;
}

/** Props of the header. */
export interface HeaderProps {
  /** Address of the logo's picture. */
  logoUrl: string;
  /** Name of the shop. */
  siteName: string;
  /** Line of text beside the logo. */
  titleText: string;
  /** Null for a visitor. */
  user: HeaderUser | null;
  /** Pieces in the cart; the badge shows above 0. */
  cartCount: number;
  /** The SearchBox. */
  search: ReactNode;
  /** The CategoryNavigation. */
  navigation: ReactNode;
  /** The LocaleSwitch. */
  localeSwitch?: ReactNode;
  /** The FloatingWindow: on narrow screens a bottom bar, which then has the cart. */
  shortcuts?: ReactNode;
  /** One row on wide screens, for pages that need the height. A button opens the categories. */
  compact?: boolean;
  /** Links to the quick order, on wide screens. */
  quickOrder?: boolean;
}

/**
 * The top of every page but /sign: logo, search, account, cart, categories. On wide screens its row with
 * search and cart is sticky.
 */
export function Header(props: HeaderProps) {
  const { logoUrl, siteName, titleText, user, cartCount, search, navigation, localeSwitch, shortcuts } = props;
  const { compact = false, quickOrder } = props;
  const intl = useIntl();
  const navigationId = useId();
  const screens = useScreens();
  return (
    <header data-component="header" data-state={compact ? 'compact' : undefined} className={styles.header}>
      <div className={styles.strip}>
        <div className={styles.stripContent}>
          <span className={styles.title}>{titleText}</span>
          {localeSwitch}
        </div>
      </div>
      <div className={styles.bar}>
        <Link href={screens.home} className={styles.home}>
          {logoUrl ? (
            <img
              src={logoUrl}
              alt={intl.formatMessage({ id: 'ui.header.home' }, { siteName })}
              width="139"
              height="32"
              className={styles.logo}
            />
          ) : (
            <strong>{siteName}</strong>
          )}
        </Link>
        {compact && (
          <span className={styles.menu}>
            <Button variant="strong" icon="menu" popoverTarget={navigationId}>
              <FormattedMessage id="ui.header.categories" />
            </Button>
          </span>
        )}
        <div className={classNames(styles.search, shortcuts !== undefined && styles.searchAlone)}>{search}</div>
        <div className={styles.actions}>
          {quickOrder && (
            <Link href={screens.quickOrder} className={classNames(styles.shortcut, styles.withRoom)}>
              <FormattedMessage id="ui.header.quickOrder" />
            </Link>
          )}
          {user ? <AccountLink user={user} /> : <VisitorLinks />}
          <Link href={screens.cart} className={classNames(styles.shortcut, shortcuts !== undefined && styles.withRoom)}>
            <Icon name="cart" size="large" />
            <span className={styles.wideText}>
              <FormattedMessage id="ui.header.cart" />
            </span>{' '}
            <CartBadge count={cartCount} />
          </Link>
          {shortcuts}
        </div>
      </div>
      <div
        id={navigationId}
        popover={compact ? 'auto' : undefined}
        className={classNames(styles.navigation, shortcuts !== undefined && styles.navigationElsewhere)}
      >
        {navigation}
      </div>
    </header>
  );
}

function VisitorLinks() {
  const { signIn, accountRequest } = useScreens();
  return (
    <span className={styles.visitor}>
      <Link href={signIn} className={styles.signIn}>
        <FormattedMessage id="ui.header.signIn" />
      </Link>
      <Link href={accountRequest} className={styles.request}>
        <FormattedMessage id="ui.header.requestAccount" />
      </Link>
    </span>
  );
}

function AccountLink({ user }: { user: HeaderUser }) {
  const { account } = useScreens();
  return (
    <Link href={`${account}?type=0`} className={styles.shortcut}>
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
