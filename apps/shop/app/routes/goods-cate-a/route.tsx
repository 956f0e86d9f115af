import { screens } from '@rider/model/screens';
import { CategoryTiles } from '@rider/ui/category-tiles';
import { ProductGrid } from '@rider/ui/product-grid';
import { SectionHead } from '@rider/ui/section-head';
import { Text } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { CategoryBanner } from '../../category/category-banner.tsx';
import { categoryPath, trailTo } from '../../category/category-tree.ts';
import { MISSING_CATEGORY } from '../../category/missing-category.ts';
import { requireCategory } from '../../category/require-category.ts';
import { PublicPage } from '../../category/trail.tsx';
import { browserLoader } from '../../data/browser-load.ts';
import { categoriesQuery, productsQuery } from '../../data/queries.ts';
import { Part } from '../../data/part.tsx';
import { asPart } from '../../data/query.ts';
import { loadOnServer } from '../../data/server-load.ts';
import { useOptionalQuery, useQuery } from '../../data/use-query.ts';
import { FailedPage } from '../../shell/lazy-failed-page.tsx';
import * as styles from './route.css.ts';
import { idInAddress } from '../../screen-parameters/id-in-address.ts';
import { readsOnly, type ScreenHandle } from '../../screen-parameters/screen-handle.ts';
import { screen } from '../../data/screen.ts';

/** Products shown below the sub-categories. */
const SAMPLES = 6;

function categoryOf(request: Request): string {
  return idInAddress(request, screens.categories);
}

function bestsellers(categoryId: string) {
  return asPart(productsQuery({ categoryId, sort: 'sales', page: 1, pageSize: SAMPLES }));
}

export const handle: ScreenHandle = { reads: readsOnly('id') };

export async function loader(args: LoaderFunctionArgs) {
  const id = categoryOf(args.request);
  await requireCategory(args, id);
  return loadOnServer(args, [categoriesQuery, bestsellers(id)]);
}

export const clientLoader = browserLoader((request) => [categoriesQuery, bestsellers(categoryOf(request))]);

/** A category with its banner, children and best sellers. */
function CategoryOverview() {
  const id = useSearchParams()[0].get('id') ?? '';
  const trail = trailTo(useQuery(categoriesQuery), id);
  return trail.length > 0 ? <Overview key={id} id={id} trail={trail} /> : <FailedPage error={MISSING_CATEGORY} />;
}

export default screen(CategoryOverview);

function Overview({ id, trail }: { id: string; trail: ReturnType<typeof trailTo> }) {
  const intl = useIntl();
  const query = bestsellers(id);
  const count = useOptionalQuery(query).data?.total;
  const category = trail.at(-1);
  if (!category) return null;
  const { name, banner, children } = category;
  return (
    <PublicPage
      title={name}
      description={
        count === undefined
          ? undefined
          : intl.formatMessage({ id: 'shop.categories.overview' }, { category: name, count })
      }
      canonicalPath={screens.categoryOverview(id)}
      categories={trail}
    >
      <CategoryBanner title={name} picture={banner} tall>
        {count !== undefined && (
          <Text tone="quiet">{intl.formatMessage({ id: 'shop.categories.count' }, { count })}</Text>
        )}
      </CategoryBanner>
      {children.length > 0 && <CategoryTiles categories={children} getHref={categoryPath} headingLevel={2} />}
      <Part query={query}>
        {({ items }) =>
          items.length > 0 && (
            <section className={styles.section}>
              <SectionHead
                title={intl.formatMessage({ id: 'shop.categories.bestsellers' })}
                href={screens.categoryProducts(category.id)}
                more={intl.formatMessage({ id: 'shop.categories.allProducts' }, { category: name })}
              />
              <ProductGrid layout="shelf" products={items} />
            </section>
          )
        }
      </Part>
    </PublicPage>
  );
}
