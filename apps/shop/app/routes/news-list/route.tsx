import { newsScreen } from '@rider/model/content-screens';
import { screens } from '@rider/model/screens';
import { LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { Pagination } from '@rider/ui/pagination';
import { PillList } from '@rider/ui/pill-list';
import { Heading } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PublicPage } from '../../category/trail.tsx';
import * as styles from '../../content/content.css.ts';
import { ArticleCard } from '../../content/article-card.tsx';
import { FeedLink } from '../../content/feed-link.tsx';
import { browserLoader } from '../../data/browser-load.ts';
import { capabilitiesQuery } from '../../data/capabilities-query.ts';
import { NEWS_PER_PAGE, newsCategoriesQuery, newsPageQuery } from '../../content/content-queries.ts';
import { pageOfAddress } from '../../screen-parameters/page-of-address.ts';
import { readsOnly, type ScreenHandle } from '../../screen-parameters/screen-handle.ts';
import { serverLoader } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { useSiteName } from '../../page-head/page-head.tsx';
import '../../messages/all-messages.ts';

export const handle: ScreenHandle = { reads: readsOnly('cid', 'page') };

/** The category in the address; null for all. */
function categoryOf(parameters: URLSearchParams): string | null {
  const category = parameters.get('cid') ?? '';
  return /^[1-9]\d{0,8}$/.test(category) ? category : null;
}

function queriesOf(parameters: URLSearchParams) {
  return [capabilitiesQuery, newsCategoriesQuery, newsPageQuery(categoryOf(parameters), pageOfAddress(parameters))];
}

const needs = (request: Request) => queriesOf(new URL(request.url).searchParams);

export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

/** The news, of a category or all. */
export default function NewsList() {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const category = categoryOf(parameters);
  const page = pageOfAddress(parameters);
  const categories = useQuery(newsCategoriesQuery);
  const { items, total } = useQuery(newsPageQuery(category, page));
  // Without a category CRMEB lists the featured articles alone.
  const { listFilters } = useQuery(capabilitiesQuery);
  const whole = intl.formatMessage({ id: listFilters ? 'shop.news.all' : 'shop.news.featured' });
  const all = intl.formatMessage({ id: 'shop.home.news' });
  const named = categories.find(({ id }) => id === category)?.title;
  const title = named === undefined ? all : `${all}: ${named}`;
  return (
    <PublicPage
      className={styles.main}
      title={page > 1 ? `${title} (${page})` : title}
      description={intl.formatMessage(
        { id: 'shop.news.description' },
        { category: named ?? 'all', shop: useSiteName() },
      )}
      canonicalPath={newsScreen(category, page)}
      step={title}
    >
      <FeedLink />
      <div className={styles.head}>
        <Heading level={1}>{title}</Heading>
        <nav aria-label={intl.formatMessage({ id: 'shop.news.categories' })}>
          <PillList
            oneRow
            items={[{ id: null, title: whole }, ...categories].map((choice) => ({
              href: newsScreen(choice.id),
              label: choice.title,
              current: choice.id === category ? 'page' : undefined,
            }))}
          />
        </nav>
      </div>
      {items.length === 0 ? (
        <EmptyState
          title={intl.formatMessage({ id: 'shop.news.empty' })}
          actions={<LinkButton href={screens.news}>{whole}</LinkButton>}
        />
      ) : (
        <ul className={styles.cards}>
          {items.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} headingLevel={2} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} count={Math.ceil(total / NEWS_PER_PAGE)} getHref={(next) => newsScreen(category, next)} />
    </PublicPage>
  );
}
