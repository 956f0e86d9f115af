import { canonicalPath, readListQuery } from '@rider/model/product-list';
import { LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { Heading } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { PublicPage } from '../../category/trail.tsx';
import { browserLoader } from '../../data/browser-load.ts';
import { listQueryOf } from '../../data/queries.ts';
import { serverLoader } from '../../data/server-load.ts';
import { screen } from '../../data/screen.ts';
import { FilteredList } from './filtered-list.tsx';
import * as styles from './list.css.ts';
import { useSiteName } from '../../page-head/page-head.tsx';

const PATH = '/goods_list';

const queriesOf = (request: Request) => [listQueryOf(PATH, new URL(request.url).searchParams)];

export const loader = serverLoader(queriesOf);
export const clientLoader = browserLoader(queriesOf);

/** All products of the shop. */
function AllProducts() {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const title = intl.formatMessage({ id: 'shop.list.all' });
  return (
    <PublicPage
      className={styles.page}
      title={title}
      description={intl.formatMessage({ id: 'shop.list.all.description' }, { shop: useSiteName() })}
      canonicalPath={canonicalPath(PATH, readListQuery(parameters, false))}
    >
      <div className={styles.head}>
        <Heading level={1}>{title}</Heading>
      </div>
      <FilteredList
        path={PATH}
        empty={
          <EmptyState
            title={intl.formatMessage({ id: 'shop.list.empty' })}
            actions={<LinkButton href="/">{intl.formatMessage({ id: 'shop.list.home' })}</LinkButton>}
          />
        }
      />
    </PublicPage>
  );
}

export default screen(AllProducts);
