import type { ProductSummary } from '@rider/model/catalogue';
import { classNames } from '@rider/ui/class-names';
import { Container } from '@rider/ui/layout';
import { ProductGrid } from '@rider/ui/product-grid';
import { SectionHead } from '@rider/ui/section-head';
import * as styles from './route.css.ts';

/** What a shelf of the home page takes. */
interface ShelfSectionProps {
  title: string;
  products: readonly ProductSummary[];
  /** Where all of them are. */
  href: string;
  /** Stands on a quiet ground. */
  band?: boolean;
}

/** A row of goods under a heading; nothing where there are none. */
export function ShelfSection({ title, products, href, band }: ShelfSectionProps) {
  if (products.length === 0) return null;
  return (
    <section className={classNames(styles.section, band && styles.band)}>
      <Container>
        <SectionHead title={title} href={href} />
        <ProductGrid layout="shelf" products={products} />
      </Container>
    </section>
  );
}
