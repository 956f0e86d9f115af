import { canonicalPath, readListQuery } from '@rider/model/product-list';
import { screens } from '@rider/model/screens';
import type { Category } from '@rider/model/catalogue';
import { LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { PillList } from '@rider/ui/pill-list';
import { useIntl } from 'react-intl';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { CategoryBanner } from '../../category/category-banner.tsx';
import { trailTo } from '../../category/category-tree.ts';
import { MISSING_CATEGORY } from '../../category/missing-category.ts';
import { requireCategory } from '../../category/require-category.ts';
import { PublicPage } from '../../category/trail.tsx';
import { browserLoader } from '../../data/browser-load.ts';
import { categoriesQuery, listQueryOf } from '../../data/queries.ts';
import { loadOnServer } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { screen } from '../../data/screen.ts';
import { FailedPage } from '../../shell/lazy-failed-page.tsx';
import { FilteredList } from './filtered-list.tsx';
import * as styles from './list.css.ts';

const PATH = '/goods_cate_b';

const parametersOf = (request: Request) => new URL(request.url).searchParams;

export async function loader(args: LoaderFunctionArgs) {
  const parameters = parametersOf(args.request);
  await requireCategory(args, readListQuery(parameters, false).categoryId ?? null);
  return loadOnServer(args, [listQueryOf(PATH, parameters)]);
}

export const clientLoader = browserLoader((request) => [listQueryOf(PATH, parametersOf(request))]);

/** The products of one category. Name and banner come from the category tree, never from the address. */
function CategoryScreen() {
  const [parameters] = useSearchParams();
  const tree = useQuery(categoriesQuery);
  const trail = trailTo(tree, readListQuery(parameters, false).categoryId ?? null);
  return trail.length > 0 ? <CategoryProducts tree={tree} trail={trail} /> : <FailedPage error={MISSING_CATEGORY} />;
}

export default screen(CategoryScreen);

function CategoryProducts({ tree, trail }: { tree: readonly Category[]; trail: readonly Category[] }) {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const { total } = useQuery(listQueryOf(PATH, parameters));
  const category = trail.at(-1);
  if (!category) return null;
  const siblings = trail.at(-2)?.children ?? tree;
  return (
    <PublicPage
      className={styles.page}
      title={category.name}
      description={intl.formatMessage({ id: 'shop.categories.overview' }, { category: category.name, count: total })}
      canonicalPath={canonicalPath(PATH, readListQuery(parameters, false))}
      categories={trail}
    >
      <CategoryBanner title={category.name} picture={category.banner}>
        <Neighbours of={category} categories={category.children.length > 0 ? category.children : siblings} />
      </CategoryBanner>
      <FilteredList
        path={PATH}
        empty={
          <EmptyState
            title={intl.formatMessage({ id: 'shop.list.emptyCategory' })}
            actions={
              <LinkButton href={screens.categories}>{intl.formatMessage({ id: 'shop.categories.title' })}</LinkButton>
            }
          >
            {intl.formatMessage({ id: 'shop.list.emptyCategory.text' })}
          </EmptyState>
        }
      />
    </PublicPage>
  );
}

/** Links to a category's children, or to its siblings if it has none. */
function Neighbours({ of, categories }: { of: Category; categories: readonly Category[] }) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'shop.list.neighbours' })}>
      <PillList
        items={categories.map((category) => ({
          href: screens.categoryProducts(category.id),
          label: category.name,
          current: category.id === of.id ? 'page' : undefined,
        }))}
      />
    </nav>
  );
}
