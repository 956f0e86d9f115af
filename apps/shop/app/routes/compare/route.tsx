import { screens } from '@rider/model/screens';
import { Button, LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { TextField } from '@rider/ui/field';
import { Link } from '@rider/ui/link';
import { Heading } from '@rider/ui/text';
import { useEffect, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useSearchParams } from 'react-router';
import { PublicPage } from '../../category/trail.tsx';
import { compareWith, MOST_COMPARED, readCompared } from '../../compare/compare-address.ts';
import { storeComparison } from '../../compare/stored-comparison.ts';
import { browserLoader } from '../../data/browser-load.ts';
import { listQueryOf, productQuery, productsQuery } from '../../data/queries.ts';
import { asPart, type Query } from '../../data/query.ts';
import { screen } from '../../data/screen.ts';
import { serverLoader } from '../../data/server-load.ts';
import { useOptionalQuery } from '../../data/use-query.ts';
import { readsOnly, type ScreenHandle } from '../../screen-parameters/screen-handle.ts';
import { CompareTable } from './compare-table.tsx';
import * as styles from './compare.css.ts';
import { useProducts } from './use-products.ts';
import '../../messages/all-messages.ts';

/** Products that a search proposes. */
const FOUND = 8;

export const handle: ScreenHandle = { reads: readsOnly('ids', 'only', 'find', 'list') };

/** The search for another product, or the list to choose from; null without a text and a list. */
function searchOf(parameters: URLSearchParams) {
  const keyword = parameters.get('find')?.trim();
  if (keyword) return productsQuery({ keyword, pageSize: FOUND });
  const [path = '', search = ''] = (parameters.get('list') ?? '').split('?');
  return path ? listQueryOf(path, new URLSearchParams(search)) : null;
}

function queriesOf(request: Request): Query<unknown>[] {
  const parameters = new URL(request.url).searchParams;
  const search = searchOf(parameters);
  return [...readCompared(parameters).map((id) => asPart(productQuery(id))), ...(search ? [asPart(search)] : [])];
}

export const loader = serverLoader(queriesOf);
export const clientLoader = browserLoader(queriesOf);

/** Up to four products side by side. Everything it shows follows from its address, so that it can be sent to others. */
function Compare() {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const text = parameters.get('ids') ?? '';
  const ids = useMemo(() => readCompared(new URLSearchParams({ ids: text })), [text]);
  const products = useProducts(ids);
  const isShort = parameters.get('only') === '1';
  useEffect(() => storeComparison(ids), [ids]);
  const title = intl.formatMessage({ id: 'shop.compare.title' });
  const all = screens.compare(ids);
  return (
    <PublicPage className={styles.page} title={title}>
      <div className={styles.head}>
        <Heading level={1} size="title2">
          {title}
        </Heading>
        {products.length > 1 && (
          <LinkButton href={isShort ? all : `${all}&only=1`} rel="nofollow" size="small" className={styles.notOnPaper}>
            <FormattedMessage id={isShort ? 'shop.compare.all' : 'shop.compare.only'} />
          </LinkButton>
        )}
      </div>
      {products.length === 0 ? (
        <EmptyState title={intl.formatMessage({ id: 'shop.compare.empty' })}>
          <FormattedMessage id="shop.compare.emptyNote" values={{ most: MOST_COMPARED }} />
        </EmptyState>
      ) : (
        <CompareTable products={products} isShort={isShort} />
      )}
      {ids.length < MOST_COMPARED && <AddProduct ids={ids} />}
    </PublicPage>
  );
}

export default screen(Compare);

/** The search for another product, as a form of the same screen. */
function AddProduct({ ids }: { ids: readonly string[] }) {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const search = searchOf(parameters);
  const list = parameters.get('list') ?? '';
  const found = useOptionalQuery(search).data?.items.filter(({ id }) => !ids.includes(id));
  return (
    <section className={styles.notOnPaper}>
      <Form method="get" action={screens.compare([]).replace(/\?.*/, '')} className={styles.search}>
        <input type="hidden" name="ids" value={ids.join()} />
        {list && <input type="hidden" name="list" value={list} />}
        <TextField
          label={intl.formatMessage({ id: 'shop.compare.find' })}
          name="find"
          type="search"
          defaultValue={parameters.get('find') ?? ''}
          className={styles.find}
        />
        <Button type="submit" icon="search">
          <FormattedMessage id="shop.compare.search" />
        </Button>
      </Form>
      {search && found?.length === 0 && (
        <p>
          <FormattedMessage id="shop.compare.none" />
        </p>
      )}
      {found && found.length > 0 && (
        <ul className={styles.found}>
          {found.map(({ id, name }) => (
            <li key={id}>
              <Link href={compareWith(ids, id, list)} rel="nofollow">
                <FormattedMessage id="shop.compare.add" values={{ name }} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
