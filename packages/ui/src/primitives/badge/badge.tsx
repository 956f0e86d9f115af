import type { ComponentProps } from 'react';
import { classNames } from '../class-names/index.ts';
import * as styles from './badge.css.ts';

/** Props of a badge. The text has the meaning; color is redundant. */
export interface BadgeProps extends ComponentProps<'span'> {
  /** The meaning of the color, which the text must state too. */
  tone?: keyof typeof styles.tone;
}

/** A short label of a state. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span data-component="badge" className={classNames(styles.badge, styles.tone[tone], className)} {...rest} />;
}

/** Props of the count. */
export interface CountBadgeProps extends ComponentProps<'span'> {
  /** The count. */
  count: number;
}

/** A count over an icon: hidden at 0, "99+" above 99. The label of the element below must name what is counted. */
export function CountBadge({ count, className, ...rest }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span data-component="count-badge" className={classNames(styles.count, className)} {...rest}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
