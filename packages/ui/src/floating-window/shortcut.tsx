import type { ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { Link, type LinkProps } from '../link/index.ts';
import * as styles from './floating-window.css.ts';

/** A way to somewhere in the FloatingWindow. */
export interface ShortcutProps extends Omit<LinkProps, 'children'> {
  icon: IconName;
  label: ReactNode;
  /** Something over the icon's corner, e.g. how many messages are unread. */
  badge?: ReactNode;
}

/** A shortcut with icon and text: below each other in the bar of narrow screens, else side by side. */
export function Shortcut({ icon, label, badge, className, ...link }: ShortcutProps) {
  return (
    <Link {...link} className={classNames(styles.shortcut, className)}>
      <Icon name={icon} size="large" />
      <span>{label}</span> {badge && <span className={styles.count}>{badge}</span>}
    </Link>
  );
}
