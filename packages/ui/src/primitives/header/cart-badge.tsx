'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './cart-badge.css.ts';

/** The number of pieces in the cart, at most "99+"; hidden at none. */
export function CartBadge({
  count,
}: {
  /** Number of pieces in the cart. */
  count: number;
}) {
  const intl = useIntl();
  if (count <= 0) return null;
  return (
    <>
      <span aria-hidden="true" data-part="cart-count" className={styles.badge}>
        {count > 99 ? intl.formatMessage({ id: 'ui.header.cartMany' }) : count}
      </span>{' '}
      <VisuallyHidden>
        <FormattedMessage id="ui.header.cartPieces" values={{ count }} />
      </VisuallyHidden>
    </>
  );
}
