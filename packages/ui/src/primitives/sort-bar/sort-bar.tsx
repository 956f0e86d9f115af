'use client';

import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { classNames } from '../class-names/index.ts';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import * as styles from './sort-bar.css.ts';

/** Sort orders of a product list; `newest` is by the start of sale. */
export type SortOrder = 'default' | 'price-asc' | 'price-desc' | 'sales' | 'newest';

/** Props of the bar above a product list. */
export interface SortBarProps {
  /** The order that is chosen. */
  current: SortOrder;
  /** Address of the list in another order. */
  getHref: (order: SortOrder) => string;
  /** Number of found products; omitted while unknown. */
  total?: number | undefined;
  /** Content between the number and the orders, e.g. FilterChips; in one row on wide screens. */
  children?: ReactNode;
}

/**
 * Sort orders as links, so that each has an address and works without script. Choosing price again reverses it.
 */
export function SortBar({ current, getHref, total, children }: SortBarProps) {
  const intl = useIntl();
  const byPrice = current === 'price-asc' || current === 'price-desc';
  const nextPrice = current === 'price-asc' ? 'price-desc' : 'price-asc';
  const orders: SortOrder[] = ['default', nextPrice, 'newest', 'sales'];
  return (
    <div data-component="sort-bar" className={styles.bar}>
      <output className={styles.total}>
        {total !== undefined && intl.formatMessage({ id: 'ui.sortBar.total' }, { count: total })}
      </output>
      {children && <div className={styles.between}>{children}</div>}
      <nav aria-label={intl.formatMessage({ id: 'ui.sortBar.label' })} className={styles.orders}>
        {orders.map((order) => {
          const isPrice = order === nextPrice;
          const chosen = isPrice ? byPrice : order === current;
          return (
            <Link
              key={isPrice ? 'price' : order}
              href={getHref(order)}
              aria-current={chosen ? 'true' : undefined}
              aria-label={isPrice ? intl.formatMessage({ id: `ui.sortBar.${byPrice ? current : order}` }) : undefined}
              rel="nofollow"
              className={classNames(styles.order, chosen && styles.chosen)}
            >
              <FormattedMessage id={isPrice ? 'ui.sortBar.price' : `ui.sortBar.${order}`} />
              {isPrice && byPrice && (
                <Icon name={current === 'price-asc' ? 'chevron-up' : 'chevron-down'} size="small" />
              )}
            </Link>
          );
        })}
      </nav>
    </div>
  );
}
