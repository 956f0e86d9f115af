import { classNames } from '@rider/ui/class-names';
import type { NewsSummary } from '@rider/model/site';
import { screens } from '@rider/model/screens';
import { SectionHead } from '@rider/ui/section-head';
import { useIntl } from 'react-intl';
import { ArticleCard } from '../../content/article-card.tsx';
import { FeedLink } from '../../content/feed-link.tsx';
import * as styles from './route.css.ts';

/** The newest articles, and the address of their feed. */
export function News({ articles, heading }: { articles: readonly NewsSummary[]; heading: string | undefined }) {
  const intl = useIntl();
  if (articles.length === 0) return null;
  return (
    <section className={classNames(styles.section, styles.shelf)}>
      <FeedLink />
      <SectionHead title={heading ?? intl.formatMessage({ id: 'shop.home.news' })} href={screens.news} />
      <ul className={styles.newsList}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}
