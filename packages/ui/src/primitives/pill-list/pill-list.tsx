import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { Link } from '../link/index.ts';
import * as styles from './pill-list.css.ts';

/** A link to a neighbour. */
export interface PillItem {
  href: string;
  label: ReactNode;
  /** `page` for the current page, `true` for a choice on it. */
  current?: 'page' | 'true' | undefined;
  rel?: string | undefined;
}

/** Props of the list, besides the attributes of its `<ul>`. */
export interface PillListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Entries, in their order. */
  items: readonly PillItem[];
  /** One scrolling row on narrow screens, for long lists above their content. */
  oneRow?: boolean;
}

/** Short links side by side: neighbours of a page, popular searches, filters of a list. */
export function PillList({ items, oneRow = false, className, ...rest }: PillListProps) {
  return (
    <ul data-component="pill-list" {...rest} className={classNames(styles.list, oneRow && styles.oneRow, className)}>
      {items.map(({ href, label, current, rel }) => (
        <li key={href} className={styles.item}>
          <Link href={href} rel={rel} aria-current={current} className={styles.pill}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
