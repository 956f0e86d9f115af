'use client';

import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CartBadge } from '../header/cart-badge.tsx';
import { Icon } from '../icon/index.ts';
import { Link, useScreens } from '../link/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './floating-window.css.ts';

/** Scrolled pixels after which the back-to-top button appears on wide screens. */
const APPEARS_AFTER = 400;

/** Props of the shortcuts. */
export interface FloatingWindowProps {
  /** Pieces in the cart. */
  cartCount: number;
  /**
   * Whether the account's shortcut leads to the account, or to sign-in.
   * @default false
   */
  signedIn?: boolean | undefined;
  /** Id of the category popover; adds the button that opens it. */
  menuId?: string | undefined;
  /** Id of the SearchBox's field; adds a link to it. */
  searchFieldId?: string | undefined;
  /** More `Shortcut`s, e.g. the chat. */
  children?: ReactNode;
}

function goToTop(event: MouseEvent) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  // By keyboard (detail 0) the focus moves too, to the first link of the page.
  if (event.detail === 0) document.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
}

/**
 * The shortcuts of every screen, for the `shortcuts` slot of the Header. On narrow screens they are a bar at the bottom edge, for which the
 * page reserves `tokens.size.bar`; on wide ones they join the header's row, without what it already has, and link to the top of the page.
 */
export function FloatingWindow({ cartCount, signedIn = false, menuId, searchFieldId, children }: FloatingWindowProps) {
  const intl = useIntl();
  const { account, cart, signIn } = useScreens();
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > APPEARS_AFTER);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return (
    <nav
      data-component="floating-window"
      data-state={scrolled ? 'scrolled' : 'top'}
      aria-label={intl.formatMessage({ id: 'ui.floatingWindow.label' })}
      className={styles.window}
    >
      {menuId !== undefined && (
        <button type="button" popoverTarget={menuId} className={styles.narrow}>
          <Icon name="menu" size="large" />
          <FormattedMessage id="ui.floatingWindow.menu" />
        </button>
      )}
      {searchFieldId !== undefined && (
        <a
          href={`#${searchFieldId}`}
          onClick={(event) => {
            // Prevents a history entry; without script the browser follows the link.
            event.preventDefault();
            document.getElementById(searchFieldId)?.focus();
          }}
          className={styles.narrow}
        >
          <Icon name="search" size="large" />
          <FormattedMessage id="ui.floatingWindow.search" />
        </a>
      )}
      <Link href={cart} className={styles.narrow}>
        <Icon name="cart" size="large" />
        <span>
          <FormattedMessage id="ui.floatingWindow.cart" />
        </span>{' '}
        <span className={styles.count}>
          <CartBadge count={cartCount} />
        </span>
      </Link>
      {children}
      <Link href={signedIn ? `${account}?type=0` : signIn} className={styles.narrow}>
        <Icon name="user" size="large" />
        <FormattedMessage id="ui.floatingWindow.account" />
      </Link>
      <button type="button" onClick={goToTop} className={styles.top}>
        <Icon name="arrow-up" size="large" />
        <VisuallyHidden>
          <FormattedMessage id="ui.floatingWindow.top" />
        </VisuallyHidden>
      </button>
    </nav>
  );
}
