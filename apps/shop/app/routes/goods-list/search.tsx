import { readListQuery } from '@rider/model/product-list';
import { screens } from '@rider/model/screens';
import { LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { Link } from '@rider/ui/link';
import { PillList } from '@rider/ui/pill-list';
import { Heading, Text } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../activity/lazy-part.tsx';
import { AskLink } from '../../chat/ask-link.tsx';
import { PublicPage } from '../../category/trail.tsx';
import { browserLoader } from '../../data/browser-load.ts';
import { categoriesQuery, hotKeywordsQuery, listQueryOf } from '../../data/queries.ts';
import type { Query } from '../../data/query.ts';
import { serverLoader } from '../../data/server-load.ts';
import { useOptionalQuery, useQuery } from '../../data/use-query.ts';
import { screen } from '../../data/screen.ts';
import { VariantMatch } from './variant-match.tsx';
import { FilteredList } from './filtered-list.tsx';
import { crossReferencesQuery, variantMatchQuery, looksLikeSku } from './search-queries.ts';
import * as styles from './list.css.ts';

const CrossReferenceMatch = lazyPart(() => import('./cross-reference-match.tsx'), 'CrossReferenceMatch');

const PATH = '/goods_search';

const addressOf = (keyword: string): string => `${PATH}?${new URLSearchParams({ title: keyword }).toString()}`;

/** The search term of an address, trimmed; null when there is none. */
function termOf(parameters: URLSearchParams): string | null {
  return readListQuery(parameters, true).keyword ?? null;
}

function queriesOf(request: Request): Query<unknown>[] {
  const parameters = new URL(request.url).searchParams;
  const term = termOf(parameters);
  if (term === null) return [categoriesQuery, hotKeywordsQuery];
  const references = crossReferencesQuery(term);
  return [
    listQueryOf(PATH, parameters),
    hotKeywordsQuery,
    ...(looksLikeSku(term) ? [variantMatchQuery(term)] : []),
    ...(references ? [references] : []),
  ];
}

export const loader = serverLoader(queriesOf);
export const clientLoader = browserLoader(queriesOf);

/** Search results, or what to do when nothing was found or searched for. */
function Search() {
  const intl = useIntl();
  const term = termOf(useSearchParams()[0]);
  const title =
    term === null
      ? intl.formatMessage({ id: 'shop.list.search' })
      : intl.formatMessage({ id: 'shop.list.searchFor' }, { term });
  return (
    <PublicPage className={styles.page} title={title} step={intl.formatMessage({ id: 'shop.list.search' })}>
      <div className={styles.head}>
        <Heading level={1}>{title}</Heading>
      </div>
      {term === null ? <BlankTerm /> : <Found key={term} term={term} />}
    </PublicPage>
  );
}

export default screen(Search);

function Found({ term }: { term: string }) {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const { searched, nearestLengths } = useQuery(listQueryOf(PATH, parameters));
  const { data: variant } = useOptionalQuery(looksLikeSku(term) ? variantMatchQuery(term) : null);
  const { data: references } = useOptionalQuery(crossReferencesQuery(term));
  return (
    <>
      {variant && <VariantMatch variant={variant} />}
      {references?.map((found) => (
        <CrossReferenceMatch key={`${found.competitor} ${found.code}`} found={found} />
      ))}
      {searched !== null && (
        <Text className={styles.searched}>
          {intl.formatMessage({ id: 'shop.list.searched' }, { term, searched })}{' '}
          <Link href={`${PATH}?${new URLSearchParams({ title: term, literal: '1' }).toString()}`}>
            {intl.formatMessage({ id: 'shop.list.searched.literal' }, { term })}
          </Link>
        </Text>
      )}
      {searched !== null && nearestLengths.length > 0 && (
        <div className={styles.nearest}>
          <Text id="nearest-sizes">{intl.formatMessage({ id: 'shop.list.nearestSizes' })}</Text>
          <PillList
            aria-labelledby="nearest-sizes"
            items={nearestLengths.map(({ label, millimeters }) => ({
              href: addressOf(`${searched} ${millimeters} mm`),
              label,
            }))}
          />
        </div>
      )}
      <FilteredList
        path={PATH}
        empty={
          <EmptyState
            icon="search"
            title={intl.formatMessage({ id: 'shop.list.none' }, { term })}
            actions={
              <>
                <LinkButton href={screens.categories}>{intl.formatMessage({ id: 'shop.categories.title' })}</LinkButton>
                <AskLink card={null}>{intl.formatMessage({ id: 'shop.list.none.ask' })}</AskLink>
                <LinkButton href={screens.contact}>{intl.formatMessage({ id: 'shop.askTheShop.contact' })}</LinkButton>
              </>
            }
          >
            <Hints text={intl.formatMessage({ id: 'shop.list.none.text' })} />
          </EmptyState>
        }
      />
    </>
  );
}

/** An empty term gets a message, not an error. */
function BlankTerm() {
  const intl = useIntl();
  return (
    <EmptyState icon="search" title={intl.formatMessage({ id: 'shop.list.blank' })}>
      <Hints text={intl.formatMessage({ id: 'shop.list.blank.text' })} />
    </EmptyState>
  );
}

/** How to search, and popular searches where there are any. */
function Hints({ text }: { text: string }) {
  const intl = useIntl();
  const keywords = useQuery(hotKeywordsQuery);
  const popular = intl.formatMessage({ id: 'shop.list.hotKeywords' });
  return (
    <div className={styles.hints}>
      <Text>{text}</Text>
      {keywords.length > 0 && (
        <>
          <Text>{popular}</Text>
          <PillList
            aria-label={popular}
            className={styles.keywords}
            items={keywords.map((keyword) => ({ href: addressOf(keyword), label: keyword }))}
          />
        </>
      )}
    </div>
  );
}
