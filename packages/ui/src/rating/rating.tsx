import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import * as styles from './rating.css.ts';

/** A read-only score. */
export interface RatingProps {
  /** 0-5, fractions allowed. */
  score: number;
  /** Number of reviews behind it, shown when given. */
  count?: number | undefined;
  /** `compact` is one star and the figure, for cards; `stars` shows five. */
  variant?: 'stars' | 'compact' | undefined;
}

/** A score in stars, with the same in words for those who do not see them. */
export function Rating({ score, count, variant = 'stars' }: RatingProps) {
  const intl = useIntl();
  const width = variant === 'compact' ? 16 : 80;
  const filled = variant === 'compact' ? width : (Math.min(Math.max(score, 0), 5) / 5) * width;
  return (
    <span data-component="rating" className={styles.rating}>
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
