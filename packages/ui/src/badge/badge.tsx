import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names/index.ts';
import * as styles from './badge.css.ts';

/** A short label of a state. The words say it; the colour only repeats it. */
export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: keyof typeof styles.tone;
  ref?: Ref<HTMLSpanElement>;
}

/** A short label of a state. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span data-component="badge" className={classNames(styles.badge, styles.tone[tone], className)} {...rest} />;
}

/** What the count takes. */
export interface CountBadgeProps extends HTMLAttributes<HTMLSpanElement> {
  count: number;
  ref?: Ref<HTMLSpanElement>;
}

/** A count over an icon: nothing at 0, "99+" above 99. What is counted is said by the thing it sits on. */
export function CountBadge({ count, className, ...rest }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span data-component="count-badge" className={classNames(styles.count, className)} {...rest}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
