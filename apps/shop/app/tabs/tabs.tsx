import { Link } from '@rider/ui/link';
import type { ReactNode } from 'react';
import * as styles from './tabs.css.ts';

/** Links to the parts of a list. */
export function Tabs(props: { label: string; tabs: { href: string; label: ReactNode; current: boolean }[] }) {
  return (
    <nav aria-label={props.label}>
      <ul className={styles.tabs}>
        {props.tabs.map(({ href, label, current }) => (
          <li key={href}>
            <Link href={href} aria-current={current ? 'page' : undefined} className={styles.tab}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
