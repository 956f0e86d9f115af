import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names/index.ts';
import { Link } from '../link/index.ts';
import * as styles from './pill-list.css.ts';

/** A way to something near. */
export interface PillItem {
  href: string;
  label: ReactNode;
  /** `page` for the page that is shown, `true` for what is chosen on it. */
  current?: 'page' | 'true' | undefined;
  rel?: string | undefined;
}

/** What the list takes, beside the attributes of its `<ul>`. */
export interface PillListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  items: readonly PillItem[];
  /** On narrow screens one row that scrolls, for a long list above what it leads to. */
  oneRow?: boolean;
  ref?: Ref<HTMLUListElement>;
}

/** Short links beside each other: neighbours of a page, popular words, kinds of what a list shows. */
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
