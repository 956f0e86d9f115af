import type { ProductSummary } from '@rider/model/catalogue';
import { classNames } from '@rider/ui/class-names';
import { Container } from '@rider/ui/layout';
import { ProductGrid } from '@rider/ui/product-grid';
import { SectionHead } from '@rider/ui/section-head';
import * as styles from './route.css.ts';

interface ShelfSectionProps {
  title: string;
  products: readonly ProductSummary[];
  /** The address of the complete list. */
  href: string;
  /** Has a tinted background. */
  band?: boolean;
}

/** A row of products under a heading; renders nothing without products. */
export function ShelfSection({ title, products, href, band }: ShelfSectionProps) {
  if (products.length === 0) return null;
  return (
    <section className={classNames(styles.section, styles.shelf, band && styles.band)}>
      <Container>
        <SectionHead title={title} href={href} />
        <ProductGrid layout="shelf" products={products} />
      </Container>
    </section>
  );
}
