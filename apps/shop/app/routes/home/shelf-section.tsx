import { classNames } from '@rider/ui/class-names';
import { Container } from '@rider/ui/layout';
import { ProductGrid } from '@rider/ui/product-grid';
import { SectionHead } from '@rider/ui/section-head';
import { useIntl } from 'react-intl';
import { Part } from '../../data/part.tsx';
import { recommendedQuery } from '../../data/queries.ts';
import * as styles from './route.css.ts';

interface ShelfSectionProps {
  kind: 'best' | 'new' | 'hot';
  /** The address of the complete list. */
  href: string;
  /** Has a tinted background. */
  band?: boolean;
}

/** A row of recommended products under a heading; renders nothing without products. */
export function ShelfSection({ kind, href, band }: ShelfSectionProps) {
  const title = useIntl().formatMessage({ id: `shop.home.${kind}` });
  return (
    <Part query={recommendedQuery(kind)}>
      {(products) =>
        products.length > 0 && (
          <section className={classNames(styles.section, styles.shelf, band && styles.band)}>
            <Container>
              <SectionHead title={title} href={href} />
              <ProductGrid layout="shelf" products={products} />
            </Container>
          </section>
        )
      }
    </Part>
  );
}
