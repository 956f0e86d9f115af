import type { ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { Link, type LinkProps } from '../link/index.ts';
import * as styles from './floating-window.css.ts';

/** Props of a link in the FloatingWindow. */
export interface ShortcutProps extends Omit<LinkProps, 'children'> {
  /** The picture, by its name in the icon set. */
  icon: IconName;
  /** The visible and accessible name. */
  label: ReactNode;
  /** Content over the icon's corner, e.g. a count of unread messages. */
  badge?: ReactNode;
}

/** A link with icon and text: stacked in the bar of narrow screens, else side by side. */
export function Shortcut({ icon, label, badge, className, ...link }: ShortcutProps) {
  return (
    <Link {...link} className={classNames(styles.shortcut, className)}>
      <Icon name={icon} size="large" />
      <span>{label}</span> {badge && <span className={styles.count}>{badge}</span>}
    </Link>
  );
}
