import { useEffect, useState, type MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { classNames } from '../class-names/index.ts';
import { CartBadge } from '../header/index.ts';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Link } from '../link/index.ts';
import * as styles from './floating-window.css.ts';

/** Pixels scrolled before the window comes. */
const APPEARS_AFTER = 400;

/** The shortcuts at the page's edge. */
export interface FloatingWindowProps {
  /** Pieces in the cart. */
  cartCount: number;
  /** Leaves the corner to something else that floats, such as the chat's launcher. */
  raised?: boolean;
}

function goToTop(event: MouseEvent) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  // By keyboard (detail 0) the focus goes along, to the first thing of the page.
  if (event.detail === 0) document.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
}

/** Cart shortcut and go-to-top, shown once the page is scrolled (R3.7). */
export function FloatingWindow({ cartCount, raised = false }: FloatingWindowProps) {
  const intl = useIntl();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > APPEARS_AFTER);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return (
    <aside
      data-component="floating-window"
      data-state={shown ? 'shown' : 'hidden'}
      aria-label={intl.formatMessage({ id: 'ui.floatingWindow.label' })}
      className={classNames(styles.window, raised && styles.raised)}
    >
      <Link href="/shoppingCart" className={styles.shortcut}>
        <Icon name="cart" />
        <VisuallyHidden>
          <FormattedMessage id="ui.floatingWindow.cart" />
        </VisuallyHidden>{' '}
        <span className={styles.count}>
          <CartBadge count={cartCount} />
        </span>
      </Link>
      <button type="button" onClick={goToTop} className={styles.shortcut}>
        <Icon name="arrow-up" />
        <VisuallyHidden>
          <FormattedMessage id="ui.floatingWindow.top" />
        </VisuallyHidden>
      </button>
    </aside>
  );
}
