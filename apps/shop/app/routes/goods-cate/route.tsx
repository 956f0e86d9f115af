import { screens } from '@rider/model/screens';
import { CategoryTiles } from '@rider/ui/category-tiles';
import { PillList } from '@rider/ui/pill-list';
import { SectionHead } from '@rider/ui/section-head';
import { Heading } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { categoryPath } from '../../category/category-tree.ts';
import { PublicPage } from '../../category/trail.tsx';
import { browserLoader } from '../../data/browser-load.ts';
import { categoriesQuery } from '../../data/queries.ts';
import { serverLoader } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import * as styles from './route.css.ts';
import { readsOnly, type ScreenHandle } from '../../screen-parameters/screen-handle.ts';
import { screen } from '../../data/screen.ts';
import { useSiteName } from '../../page-head/page-head.tsx';

export const handle: ScreenHandle = { reads: readsOnly() };

const CATEGORIES = { ...categoriesQuery, part: false };

export const loader = serverLoader([CATEGORIES]);
export const clientLoader = browserLoader([CATEGORIES]);

/** All categories, three levels. */
function AllCategories() {
  const intl = useIntl();
  const categories = useQuery(categoriesQuery);
  const title = intl.formatMessage({ id: 'shop.categories.title' });
  return (
    <PublicPage
      title={title}
      description={intl.formatMessage({ id: 'shop.categories.description' }, { shop: useSiteName() })}
      canonicalPath={screens.categories}
    >
      <div className={styles.head}>
        <Heading level={1}>{title}</Heading>
        <nav aria-label={intl.formatMessage({ id: 'shop.categories.onPage' })}>
          <PillList oneRow items={categories.map(({ id, name }) => ({ href: `#category-${id}`, label: name }))} />
        </nav>
      </div>
      {categories.map((category) => (
        <section key={category.id} id={`category-${category.id}`} className={styles.section}>
          <SectionHead
            title={category.name}
            href={screens.categoryProducts(category.id)}
            more={intl.formatMessage({ id: 'shop.categories.allProducts' }, { category: category.name })}
          />
          <CategoryTiles categories={category.children} getHref={categoryPath} />
        </section>
      ))}
    </PublicPage>
  );
}

export default screen(AllCategories);
