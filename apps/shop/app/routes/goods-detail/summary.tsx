import type { ProductPreview, ProductPageSku } from '../../data/queries.ts';
import { Rating } from '@rider/ui/rating';
import { Heading } from '@rider/ui/text';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { lazyPart } from '../../activity/lazy-part.tsx';
import { reviewStatisticsQuery } from '../../data/queries.ts';
import { useOptionalQuery } from '../../data/use-query.ts';
import * as styles from './route.css.ts';

const VariantFacts = lazyPart(() => import('./lazy-parts.ts'), 'VariantFacts');

interface SummaryProps {
  product: ProductPreview;
  sku: ProductPageSku | undefined;
}

/** Name, rating, sales, SKU and active promotion, short so that price and purchase form stay above the fold. */
export const Summary = memo(function Summary({ product, sku }: SummaryProps) {
  const intl = useIntl();
  const total = useOptionalQuery(reviewStatisticsQuery(product.id)).data?.total ?? 0;
  return (
    <div className={styles.summary}>
      <Heading level={1} size="title2">
        {product.name}
      </Heading>
      <div className={styles.facts}>
        {product.score !== null && total > 0 && (
          <a href="#reviews" className={styles.factLink}>
            <Rating score={product.score} count={total} />
          </a>
        )}
        {product.sales > 0 && <span>{intl.formatMessage({ id: 'shop.product.sales' }, { count: product.sales })}</span>}
        {sku && <VariantFacts sku={sku} />}
      </div>
    </div>
  );
});
