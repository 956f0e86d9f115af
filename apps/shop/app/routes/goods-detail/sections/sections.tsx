import { ProductGrid } from '@rider/ui/product-grid';
import { Heading } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import type { ProductPage } from '../../../data/queries.ts';
import { VariantMatrix } from '../matrix/variant-matrix.tsx';
import { Documents } from './documents.tsx';
import { Drawing } from './drawing.tsx';
import { Reviews } from './reviews.tsx';
import * as styles from '../route.css.ts';
import { TechnicalData } from './technical-data.tsx';

interface SectionsProps {
  product: ProductPage;
  currentSku: string | undefined;
}

/** Everything below pictures and purchase form: variants, drawing, technical data, reviews, related products. */
export function Sections({ product, currentSku }: SectionsProps) {
  const intl = useIntl();
  const { documents, drawing, name, related, skus } = product;
  return (
    <>
      {skus.length > 1 && <VariantMatrix product={product} currentSku={currentSku} />}
      {drawing !== null && <Drawing address={drawing} product={name} />}
      <Documents documents={documents} />
      <TechnicalData product={product} />
      <div className={styles.beyond}>
        <Reviews product={product} />
        {related.length > 0 && (
          <section className={styles.section}>
            <Heading level={2}>{intl.formatMessage({ id: 'shop.product.related' })}</Heading>
            <ProductGrid layout="shelf" products={related} />
          </section>
        )}
      </div>
    </>
  );
}
