import type { SitePageName } from '@rider/api/content';
import { screens } from '@rider/model/screens';
import { PillList } from '@rider/ui/pill-list';
import { RichText } from '@rider/ui/rich-text';
import { Heading } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { PublicPage } from '../../category/trail.tsx';
import * as content from '../../content/content.css.ts';
import { browserLoader } from '../../data/browser-load.ts';
import { sitePagesQuery } from '../../content/content-queries.ts';
import { readsOnly, type ScreenHandle } from '../../screen-parameters/screen-handle.ts';
import { serverLoader } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import '../../messages/all-messages.ts';
import * as styles from './route.css.ts';
import { useSiteName } from '../../page-head/page-head.tsx';

/** The policies in their order; the names are their anchors, to which the account request leads. */
const NAMES = ['privacy', 'terms', 'shipping', 'returns'] as const satisfies readonly SitePageName[];
const POLICIES = sitePagesQuery(NAMES, 3);

export const handle: ScreenHandle = { reads: readsOnly() };

export const loader = serverLoader([POLICIES]);
export const clientLoader = browserLoader([POLICIES]);

/** Privacy, terms, shipping and returns on one page, which prints without its contents. */
export default function Policy() {
  const intl = useIntl();
  const policies = useQuery(POLICIES);
  const title = intl.formatMessage({ id: 'shop.policy.title' });
  return (
    <PublicPage
      width="task"
      className={content.main}
      title={title}
      description={intl.formatMessage({ id: 'shop.policy.description' }, { shop: useSiteName() })}
      canonicalPath={screens.policy}
    >
      <div className={content.head}>
        <Heading level={1}>{title}</Heading>
        <nav aria-label={intl.formatMessage({ id: 'shop.policy.contents' })} className={styles.contents}>
          <PillList items={policies.map((policy) => ({ href: `#${policy.name}`, label: policy.title }))} />
        </nav>
      </div>
      {policies.map((policy) => (
        <section key={policy.name} id={policy.name} aria-labelledby={`${policy.name}-title`} className={styles.policy}>
          <Heading level={2} id={`${policy.name}-title`}>
            {policy.title}
          </Heading>
          <RichText content={policy.content} />
        </section>
      ))}
    </PublicPage>
  );
}
