import { screens } from '@rider/model/screens';
import { CategoryTiles } from '@rider/ui/category-tiles';
import { Container } from '@rider/ui/layout';
import { SectionHead } from '@rider/ui/section-head';
import { useIntl } from 'react-intl';
import { categoryPath } from '../../category/category-tree.ts';
import { categoriesQuery } from '../../data/queries.ts';
import { useQuery } from '../../data/use-query.ts';

/**
 * The top categories as tiles, each with its first sub-categories. Loaded lazily, so it must not import the screen's stylesheet.
 */
export function TopCategories({ className, heading }: { className: string; heading: string | undefined }) {
  const intl = useIntl();
  const categories = useQuery(categoriesQuery);
  if (categories.length === 0) return null;
  return (
    <section className={className}>
      <Container>
        <SectionHead title={heading ?? intl.formatMessage({ id: 'shop.home.categories' })} href={screens.categories} />
        <CategoryTiles categories={categories} getHref={categoryPath} size="large" limit={4} />
      </Container>
    </section>
  );
}
