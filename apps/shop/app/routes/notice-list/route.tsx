import { announcementScreen, announcementsScreen } from '@rider/model/content-screens';
import { screens } from '@rider/model/screens';
import { LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { NewsCard } from '@rider/ui/news-card';
import { Pagination } from '@rider/ui/pagination';
import { Heading } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PublicPage } from '../../category/trail.tsx';
import * as styles from '../../content/content.css.ts';
import { browserLoader } from '../../data/browser-load.ts';
import { NOTICES_PER_PAGE, noticePageQuery } from '../../content/content-queries.ts';
import { pageOfAddress } from '../../screen-parameters/page-of-address.ts';
import { readsOnly, type ScreenHandle } from '../../screen-parameters/screen-handle.ts';
import { serverLoader } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import '../../messages/all-messages.ts';
import { useSiteName } from '../../page-head/page-head.tsx';

export const handle: ScreenHandle = { reads: readsOnly('page') };

function queryOf(parameters: URLSearchParams) {
  return noticePageQuery(pageOfAddress(parameters));
}

const needs = (request: Request) => [queryOf(new URL(request.url).searchParams)];

export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

/** The shop's public announcements. */
export default function NotificationList() {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const page = pageOfAddress(parameters);
  const { items, total } = useQuery(queryOf(parameters));
  const title = intl.formatMessage({ id: 'shop.home.notices' });
  return (
    <PublicPage
      width="task"
      className={styles.main}
      title={page > 1 ? `${title} (${page})` : title}
      description={intl.formatMessage({ id: 'shop.noticeList.description' }, { shop: useSiteName() })}
      canonicalPath={announcementsScreen(page)}
      step={title}
    >
      <Heading level={1}>{title}</Heading>
      {items.length === 0 ? (
        <EmptyState
          icon="info"
          title={intl.formatMessage({ id: 'shop.noticeList.empty' })}
          actions={
            <LinkButton href={page > 1 ? screens.notices : screens.home}>
              <FormattedMessage id={page > 1 ? 'shop.noticeList.first' : 'shop.categories.home'} />
            </LinkButton>
          }
        />
      ) : (
        <ul className={styles.rows}>
          {items.map((notice) => (
            <li key={notice.id} className={styles.row}>
              <NewsCard
                title={notice.title}
                href={announcementScreen(notice.id)}
                publishedAt={notice.publishedAt}
                headingLevel={2}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} count={Math.ceil(total / NOTICES_PER_PAGE)} getHref={announcementsScreen} />
    </PublicPage>
  );
}
