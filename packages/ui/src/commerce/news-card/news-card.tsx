'use client';

import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '../../primitives/class-names/index.ts';
import { formatDay } from '../../primitives/date/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Heading } from '../../primitives/text/index.ts';
import * as styles from './news-card.css.ts';

/** Props of a news article in a list. */
export interface NewsCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading. */
  title: string;
  /** Address of the target. */
  href: string;
  /** Epoch milliseconds. */
  publishedAt: number;
  /** Name of the article's category. */
  category?: string | undefined;
  /** A summary of one or two sentences. */
  synopsis?: string | undefined;
  /** Address of a decorative picture. */
  picture?: string | undefined;
  /**
   * Level of the heading.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/** A news card: one link that covers the card. */
export function NewsCard(props: NewsCardProps) {
  const { title, href, publishedAt, category, synopsis, picture, headingLevel = 3, className, ...rest } = props;
  const intl = useIntl();
  return (
    <article data-component="news-card" {...rest} className={classNames(styles.card, className)}>
      {picture && <img src={picture} alt="" width="400" height="225" loading="lazy" className={styles.picture} />}
      <p className={styles.meta}>
        {category && <span>{category}</span>}
        <time dateTime={new Date(publishedAt).toISOString()}>{formatDay(intl, publishedAt)}</time>
      </p>
      <Heading level={headingLevel} size="large">
        <Link href={href} className={styles.link}>
          {title}
        </Link>
      </Heading>
      {synopsis && <p className={styles.synopsis}>{synopsis}</p>}
    </article>
  );
}

/** Placeholder of a card with a picture and a one-line title. */
export function NewsCardSkeleton() {
  return (
    <div aria-hidden data-component="news-card" data-state="loading" className={styles.card}>
      <Skeleton ratio="16 / 9" />
      <p className={styles.meta}>
        <Skeleton width="10em" height="1lh" />
      </p>
      <p className={styles.placeOfTitle}>
        <Skeleton width="80%" height="1lh" />
      </p>
      <p className={styles.synopsis}>
        <Skeleton height="3lh" />
      </p>
    </div>
  );
}
