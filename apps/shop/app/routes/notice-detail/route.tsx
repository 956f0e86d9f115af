import { announcementScreen } from '@rider/model/content-screens';
import { screens } from '@rider/model/screens';
import { Article } from '@rider/ui/article';
import { LinkButton } from '@rider/ui/button';
import { FormattedMessage } from 'react-intl';
import { useLoaderData } from 'react-router';
import { PublicPage } from '../../category/trail.tsx';
import * as styles from '../../content/content.css.ts';
import { contentIdOf } from '../../screen-parameters/id-in-address.ts';
import { neighbourLink } from '../../content/neighbour-link.ts';
import { beginningOf } from '../../content/plain-text.ts';
import { browserLoader } from '../../data/browser-load.ts';
import { noticeQuery } from '../../content/content-queries.ts';
import { readsOnly, type ScreenHandle } from '../../screen-parameters/screen-handle.ts';
import { serverLoader } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import '../../messages/all-messages.ts';

export const handle: ScreenHandle = { reads: readsOnly('id') };

function needs(request: Request) {
  const id = contentIdOf(request, screens.notices);
  return { queries: [noticeQuery(id)], data: { id } };
}

export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

/** A public announcement. */
export default function NoticeDetail() {
  const { id } = useLoaderData<typeof loader>();
  const { title, content, publishedAt, previous, next } = useQuery(noticeQuery(id));
  return (
    <PublicPage
      width="task"
      className={styles.main}
      title={title}
      description={beginningOf(content)}
      canonicalPath={announcementScreen(id)}
    >
      <Article
        title={title}
        content={content}
        publishedAt={publishedAt}
        previous={neighbourLink(previous, announcementScreen)}
        next={neighbourLink(next, announcementScreen)}
      />
      <div>
        <LinkButton href={screens.notices}>
          <FormattedMessage id="shop.noticeList.back" />
        </LinkButton>
      </div>
    </PublicPage>
  );
}
