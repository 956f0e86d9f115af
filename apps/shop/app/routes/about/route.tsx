import { screens } from '@rider/model/screens';
import { Article } from '@rider/ui/article';
import { LinkButton } from '@rider/ui/button';
import { FormattedMessage } from 'react-intl';
import type { LoaderFunctionArgs } from 'react-router';
import { PublicPage } from '../../category/trail.tsx';
import * as styles from '../../content/content.css.ts';
import { beginningOf } from '../../content/plain-text.ts';
import { browserLoader } from '../../data/browser-load.ts';
import { sitePagesQuery } from '../../content/content-queries.ts';
import { readsOnly, type ScreenHandle } from '../../screen-parameters/screen-handle.ts';
import { notOffered } from '../../data/rejections.ts';
import { answerIn, fetchOnServer } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import '../../messages/all-messages.ts';

const ABOUT = sitePagesQuery(['about'], 2);

export const handle: ScreenHandle = { reads: readsOnly() };

export async function loader(args: LoaderFunctionArgs) {
  const seed = await fetchOnServer(args, [ABOUT]);
  if (answerIn(seed, ABOUT).length === 0) throw notOffered();
  return null;
}

export const clientLoader = browserLoader([ABOUT]);

/** The company's description of itself. */
export default function About() {
  const [about] = useQuery(ABOUT);
  if (about === undefined) return null;
  return (
    <PublicPage
      width="task"
      className={styles.main}
      title={about.title}
      description={beginningOf(about.content)}
      canonicalPath={screens.about}
    >
      <Article title={about.title} content={about.content} />
      <div>
        <LinkButton href={screens.contact}>
          <FormattedMessage id="shop.chat.contact" />
        </LinkButton>
      </div>
    </PublicPage>
  );
}
