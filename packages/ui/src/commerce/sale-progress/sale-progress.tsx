'use client';

import { useId, type ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { classNames } from '../../primitives/class-names/index.ts';
import * as styles from './sale-progress.css.ts';

/** Props of the bar, besides the attributes of its root. */
export interface SaleProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Sold pieces. */
  sold: number;
  /** Pieces in this sale. */
  quota: number;
}

/** The sold share of a limited sale, as a bar and as text. */
export function SaleProgress({ sold, quota, className, ...rest }: SaleProgressProps) {
  const id = useId();
  const shownSold = Math.min(Math.max(sold, 0), quota);
  return (
    <div
      data-component="sale-progress"
      data-state={shownSold === quota ? 'complete' : undefined}
      {...rest}
      className={classNames(styles.box, className)}
    >
      {/* `max` must be above 0. */}
      <progress aria-labelledby={id} value={shownSold} max={Math.max(quota, 1)} className={styles.bar} />
      <span id={id} className={styles.words}>
        <FormattedMessage
          id={shownSold === quota ? 'ui.saleProgress.all' : 'ui.saleProgress.sold'}
          values={{ sold: shownSold, quota }}
        />
      </span>
    </div>
  );
}
