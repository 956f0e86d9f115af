import { Link } from '@rider/ui/link';
import { SectionHead } from '@rider/ui/section-head';
import { Heading, Text } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { CalendarDate } from '../../calendar-date/calendar-date.tsx';
import { newsQuery } from '../../data/queries.ts';
import { useQuery } from '../../data/use-query.ts';
import * as styles from './route.css.ts';

/** The newest articles (R2.1). */
export function News() {
  const intl = useIntl();
  const articles = useQuery(newsQuery);
  if (articles.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHead title={intl.formatMessage({ id: 'shop.home.news' })} href="/news_list" />
      <ul className={styles.newsList}>
        {articles.map((article) => (
          <li key={article.id} className={styles.newsCard}>
            {article.image && (
              <img src={article.image} alt="" width="400" height="225" loading="lazy" className={styles.newsPicture} />
            )}
            <p className={styles.newsMeta}>
              {article.category && <span>{article.category}</span>}
              <CalendarDate instant={article.publishedAt} />
            </p>
            <Heading level={3} size="large">
              <Link href={`/news_detail?id=${article.id}`} className={styles.newsLink}>
                {article.title}
              </Link>
            </Heading>
            <Text tone="quiet" size="small" className={styles.newsText}>
              {article.synopsis}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
