import {
  choiceOf,
  isFiltered,
  unfilteredFields,
  LIST_PAGE_SIZE,
  listAddress,
  readListQuery,
  unfiltered,
  withChoice,
} from '@rider/model/product-list';
import type { Facet, ProductListQuery } from '@rider/model/catalogue';
import { LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import type { FilterChoice } from '@rider/ui/filter-bar';
import { ProductGrid } from '@rider/ui/product-grid';
import { Link } from '@rider/ui/link';
import { SortBar, type SortBarProps, type SortOrder } from '@rider/ui/sort-bar';
import { memo, useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHref, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { lazyPart } from '../../activity/lazy-part.tsx';
import { chooseFrom } from '../../compare/compare-address.ts';
import { listQueryOf } from '../../data/queries.ts';
import { useQuery } from '../../data/use-query.ts';
import * as styles from './list.css.ts';

/** The three screens that list products. */
export type ListPath = '/goods_cate_b' | '/goods_list' | '/goods_search';

interface FilteredListProps {
  path: ListPath;
  /** Shown where the list is empty without any filter. */
  empty: ReactNode;
}

/** Cards whose pictures load with the page. */
const EAGER_CARDS = 4;

// The router's hooks render this list with each state of a navigation; its grid only changes with the address.
const SteadyGrid = memo(ProductGrid);

const FilterBar = lazyPart(() => import('./lazy-parts.ts'), 'FilterBar');
const FilterChips = lazyPart(() => import('./lazy-parts.ts'), 'FilterChips');
const Pagination = lazyPart(() => import('./lazy-parts.ts'), 'Pagination');

/** The products of this address with sorting, filters and pages, each state an address. */
export function FilteredList({ path, empty }: FilteredListProps) {
  const [parameters] = useSearchParams();
  const { items, total, facets, canFilter } = useQuery(listQueryOf(path, parameters));
  const query = useMemo(() => readListQuery(parameters, path === '/goods_search'), [parameters, path]);
  const filters = useFilters(path, query, facets);
  if (total === 0 && !isFiltered(query)) return empty;
  const chosen = withChoice(query, filters.value);
  const order = (sort: SortOrder) => listAddress(path, { ...chosen, sort });
  const pageOf = (page: number) => listAddress(path, { ...chosen, page });
  return (
    <div className={styles.columns}>
      {canFilter && <FilterBar facets={facets} total={total} {...filters} />}
      <Found path={path}>
        <Orders path={path} query={query} getHref={order} total={total}>
          {canFilter && <FilterChips facets={facets} value={filters.value} getHref={filters.getHref} />}
        </Orders>
        {items.length > 0 ? (
          <SteadyGrid products={items} eager={EAGER_CARDS} headingLevel={2} layout="narrow" />
        ) : (
          <NothingHere total={total} firstPage={pageOf(1)} unfiltered={listAddress(path, unfiltered(query))} />
        )}
        <Pagination
          page={query.page ?? 1}
          count={Math.ceil(total / LIST_PAGE_SIZE)}
          getHref={pageOf}
          className={styles.pages}
        />
        {items.length > 1 && (
          <p className={styles.pages}>
            <Link href={chooseFrom(pageOf(query.page ?? 1))} rel="nofollow">
              <FormattedMessage id="shop.compare.choose" />
            </Link>
          </p>
        )}
      </Found>
    </div>
  );
}

/** Where a navigation that is under way leads on the same list. */
function usePendingSearch(path: ListPath): string | undefined {
  const { location } = useNavigation();
  return location?.pathname === useHref(path) ? location.search : undefined;
}

/** The found products, dimmed while others are fetched. Only this element and the orders are rendered with each state of a navigation. */
function Found({ path, children }: { path: ListPath; children: ReactNode }) {
  const pending = usePendingSearch(path) !== undefined;
  return (
    <div className={styles.found} data-state={pending ? 'pending' : undefined}>
      {children}
    </div>
  );
}

/** The orders of the list; one that was pressed is marked at once. */
function Orders({ path, query, ...bar }: Omit<SortBarProps, 'current'> & { path: ListPath; query: ProductListQuery }) {
  const pending = usePendingSearch(path);
  const { sort = 'default' } = pending === undefined ? query : readListQuery(new URLSearchParams(pending), false);
  return <SortBar {...bar} current={sort} />;
}

/** The state of the filter bar: the choice in the address, and functions and links that change it with and without script. */
function useFilters(path: ListPath, query: ProductListQuery, facets: readonly Facet[]) {
  const navigate = useNavigate();
  const action = useHref(path);
  return useMemo(() => {
    const getHref = (next: FilterChoice) => listAddress(path, withChoice(query, next));
    const onValueChange = (next: FilterChoice) => void navigate(getHref(next), { preventScrollReset: true });
    return { value: choiceOf(query, facets), action, keep: unfilteredFields(query), getHref, onValueChange };
  }, [action, facets, navigate, path, query]);
}

/** No products match these filters, or the page number is too high. */
function NothingHere(props: { total: number; firstPage: string; unfiltered: string }) {
  const intl = useIntl();
  const beyond = props.total > 0;
  const say = (part: 'title' | 'text' | 'action') =>
    intl.formatMessage({ id: `shop.list.${beyond ? 'beyond' : 'filtered'}.${part}` });
  return (
    <EmptyState
      icon="filter"
      title={say('title')}
      actions={<LinkButton href={beyond ? props.firstPage : props.unfiltered}>{say('action')}</LinkButton>}
    >
      {say('text')}
    </EmptyState>
  );
}
