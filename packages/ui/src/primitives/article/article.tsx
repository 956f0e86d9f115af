'use client';

import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { classNames } from '../class-names/index.ts';
import { formatDay } from '../date/index.ts';
import { Link } from '../link/index.ts';
import { RichText } from '../rich-text/index.ts';
import type { RichNode } from '../rich-text-parser/index.ts';
import { Heading } from '../text/index.ts';
import * as styles from './article.css.ts';

/** The article before or after this one. */
export interface ArticleNeighbour {
  title: string;
  href: string;
}

/** A news item, an announcement or a policy. */
export interface ArticleProps extends Omit<ComponentProps<'section'>, 'title' | 'children' | 'content'> {
  /** Title, the page's heading. */
  title: string;
  /** The content, as parsed by `parseRichText`. */
  content: readonly RichNode[];
  /** Epoch milliseconds; policies have none. */
  publishedAt?: number | undefined;
  /** Name of the article's category. */
  category?: string | undefined;
  /** The article before it; without it there is no link. */
  previous?: ArticleNeighbour | undefined;
  /** The article after it; without it there is no link. */
  next?: ArticleNeighbour | undefined;
}

/** A text page with readable line length, date and links to its neighbours. */
export function Article({ title, content, publishedAt, category, previous, next, className, ...rest }: ArticleProps) {
  const intl = useIntl();
  return (
    <article data-component="article" {...rest} className={classNames(styles.article, className)}>
      <header className={styles.header}>
        <Heading level={1}>{title}</Heading>
        {(category || publishedAt !== undefined) && (
          <p className={styles.meta}>
            {category && <span>{category}</span>}
            {publishedAt !== undefined && (
              <time dateTime={new Date(publishedAt).toISOString()}>{formatDay(intl, publishedAt)}</time>
            )}
          </p>
        )}
      </header>
      <RichText content={content} />
      {(previous ?? next) && (
        <nav aria-label={intl.formatMessage({ id: 'ui.article.more' })} className={styles.neighbours}>
          {previous && <Neighbour article={previous} way="previous" />}
          {next && <Neighbour article={next} way="next" />}
        </nav>
      )}
    </article>
  );
}

function Neighbour({ article, way }: { article: ArticleNeighbour; way: 'previous' | 'next' }) {
  return (
    <Link
      href={article.href}
      rel={way === 'previous' ? 'prev' : 'next'}
      className={classNames(styles.neighbour, way === 'next' && styles.next)}
    >
      <span className={styles.direction}>
        <FormattedMessage id={`ui.article.${way}`} />
      </span>{' '}
      {article.title}
    </Link>
  );
}
