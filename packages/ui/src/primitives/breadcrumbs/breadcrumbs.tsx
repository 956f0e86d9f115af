'use client';

import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../link/index.ts';
import * as styles from './breadcrumbs.css.ts';

/** A step of the path; the last one is the current page and has no address. */
export interface Breadcrumb {
  label: ReactNode;
  href?: string;
}

/** Props of the breadcrumbs. */
export interface BreadcrumbsProps extends ComponentProps<'section'> {
  /** The path, from the top down. */
  items: readonly Breadcrumb[];
}

/** The path from home to this page. */
export function Breadcrumbs({ items, ...rest }: BreadcrumbsProps) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'ui.breadcrumbs.label' })} data-component="breadcrumbs" {...rest}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={index} className={styles.item}>
            {href === undefined || index === items.length - 1 ? (
              <span className={styles.current} aria-current={index === items.length - 1 ? 'page' : undefined}>
                {label}
              </span>
            ) : (
              <Link href={href} className={styles.link}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
