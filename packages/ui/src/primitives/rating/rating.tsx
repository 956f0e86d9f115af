'use client';

import type { ComponentProps } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { classNames } from '../class-names/index.ts';
import * as styles from './rating.css.ts';

/** Props of a read-only score, with the attributes of a `<span>`. */
export interface RatingProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** 0-5, fractions allowed. */
  score: number;
  /** Number of reviews; hidden when absent. */
  count?: number | undefined;
  /** `compact` shows one star and the number, for cards; `stars` shows five. */
  variant?: 'stars' | 'compact' | undefined;
}

/** A score in stars, with the score as text for screen readers. */
export function Rating({ score, count, variant = 'stars', className, ...rest }: RatingProps) {
  const intl = useIntl();
  const width = variant === 'compact' ? 16 : 80;
  const filled = variant === 'compact' ? width : (Math.min(Math.max(score, 0), 5) / 5) * width;
  return (
    <span data-component="rating" {...rest} className={classNames(styles.rating, className)}>
      <svg
        role="img"
        aria-label={intl.formatMessage({ id: 'ui.rating.score' }, { score: Math.round(score * 10) / 10 })}
        width={width}
        height="16"
        className={styles.stars}
      >
        <rect width={width} height="16" className={styles.empty} />
        <rect width={filled} height="16" className={styles.full} />
      </svg>
      {variant === 'compact' && (
        <span aria-hidden="true" className={styles.figure}>
          <FormattedNumber value={score} minimumFractionDigits={1} maximumFractionDigits={1} />
        </span>
      )}
      {count !== undefined && (
        <span className={styles.count}>
          <FormattedMessage id="ui.rating.count" values={{ count }} />
        </span>
      )}
    </span>
  );
}
