import { ProductGrid } from '@rider/ui/product-grid';
import { Heading } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import type { ProductPage } from '../../data/queries.ts';
import { ArticleTable } from './article-table.tsx';
import { Reviews } from './reviews.tsx';
import * as styles from './route.css.ts';
import { TechnicalData } from './technical-data.tsx';

/** What stands below picture and purchase: technical data, all articles, reviews, related goods. */
export default function Sections({ product }: { product: ProductPage }) {
  const intl = useIntl();
  const { related, skus } = product;
  return (
    <>
      <TechnicalData product={product} />
      {skus.length > 1 && <ArticleTable product={product} />}
      <Reviews product={product} />
      {related.length > 0 && (
        <section className={styles.section}>
          <Heading level={2}>{intl.formatMessage({ id: 'shop.product.related' })}</Heading>
          <ProductGrid room="shelf" products={related} />
        </section>
      )}
    </>
  );
}
