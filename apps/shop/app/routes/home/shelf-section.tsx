import type { HomeListName } from '@rider/model/site';
import { classNames } from '@rider/ui/class-names';
import { Container } from '@rider/ui/layout';
import { ProductGrid } from '@rider/ui/product-grid';
import { SectionHead } from '@rider/ui/section-head';
import { useIntl } from 'react-intl';
import { Part } from '../../data/part.tsx';
import { listQuery } from './home-queries.ts';
import * as styles from './route.css.ts';

interface ShelfSectionProps {
  kind: HomeListName;
  /** The address of the complete list. */
  href: string;
  /** Replaces the usual heading. */
  heading: string | undefined;
  /** Has a tinted background. */
  band: boolean;
}

/** A row of recommended products under a heading; renders nothing without products. */
export function ShelfSection({ kind, href, heading, band }: ShelfSectionProps) {
  const usual = useIntl().formatMessage({ id: `shop.home.${kind}` });
  return (
    <Part query={listQuery(kind)}>
      {(products) =>
        products.length > 0 && (
          <section className={classNames(styles.section, styles.shelf, band && styles.band)}>
            <Container>
              <SectionHead title={heading ?? usual} href={href} />
              <ProductGrid layout="shelf" products={products} />
            </Container>
          </section>
        )
      }
    </Part>
  );
}
