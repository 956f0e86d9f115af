'use client';

import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '../class-names/index.ts';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { pageSteps } from './pages.ts';
import * as styles from './pagination.css.ts';

/** Props of the pagination; pages count from 1. */
export interface PaginationProps extends ComponentProps<'section'> {
  /** The current page, from 1. */
  page: number;
  /** The number of pages. */
  count: number;
  /** Address of a page. */
  getHref: (page: number) => string;
}

/** Links to the pages of a list; renders nothing for one page. */
export function Pagination({ page, count, getHref, ...rest }: PaginationProps) {
  const intl = useIntl();
  if (count <= 1) return null;
  const say = (name: 'label' | 'page' | 'previous' | 'next', number?: number) =>
    intl.formatMessage({ id: `ui.pagination.${name}` }, number === undefined ? {} : { number });
  return (
    <nav aria-label={say('label')} data-component="pagination" {...rest}>
      <ul className={styles.list}>
        {page > 1 && <Neighbour rel="prev" href={getHref(page - 1)} label={say('previous')} />}
        {pageSteps(page, count).map((step, index) => (
          <li key={step === 'gap' ? `gap-${index}` : step}>
            {step === 'gap' ? (
              <span className={classNames(styles.step, styles.gap)} aria-hidden>
                …
              </span>
            ) : (
              <Link
                href={getHref(step)}
                aria-label={say('page', step)}
                aria-current={step === page ? 'page' : undefined}
                className={classNames(styles.step, step === page ? styles.current : styles.link)}
              >
                {intl.formatNumber(step)}
              </Link>
            )}
          </li>
        ))}
        {page < count && <Neighbour rel="next" href={getHref(page + 1)} label={say('next')} />}
      </ul>
    </nav>
  );
}

function Neighbour({ rel, href, label }: { rel: 'prev' | 'next'; href: string; label: string }) {
  return (
    <li>
      <Link href={href} rel={rel} aria-label={label} className={classNames(styles.step, styles.link)}>
        <Icon name={rel === 'prev' ? 'chevron-left' : 'chevron-right'} />
      </Link>
    </li>
  );
}
