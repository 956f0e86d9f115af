import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names/index.ts';
import * as styles from './badge.css.ts';

/** Props of a badge. The words carry the meaning; the colour repeats it. */
export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** What the colour says; the text must say it too. */
  tone?: keyof typeof styles.tone;
  /** The DOM element, to focus or measure it. */
  ref?: Ref<HTMLSpanElement>;
}

/** A short label of a state. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span data-component="badge" className={classNames(styles.badge, styles.tone[tone], className)} {...rest} />;
}

/** Props of the count. */
export interface CountBadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** How many there are. */
  count: number;
  /** The DOM element, to focus or measure it. */
  ref?: Ref<HTMLSpanElement>;
}

/** A count over an icon: hidden at 0, "99+" above 99. The labelled element says what is counted. */
export function CountBadge({ count, className, ...rest }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span data-component="count-badge" className={classNames(styles.count, className)} {...rest}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
