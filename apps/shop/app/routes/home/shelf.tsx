import type { ProductSummary } from '@rider/api/catalogue';
import { classNames } from '@rider/ui/class-names';
import { Container } from '@rider/ui/layout';
import { ProductCard } from '@rider/ui/product-card';
import { SectionHead } from './section-head.tsx';
import * as styles from './route.css.ts';

/** What a shelf of the home page takes. */
interface ShelfProps {
  title: string;
  products: readonly ProductSummary[];
  /** Where all of them are. */
  href: string;
  /** Stands on a quiet ground. */
  band?: boolean;
}

/** A row of goods under a heading; nothing where there are none. */
export function Shelf({ title, products, href, band }: ShelfProps) {
  if (products.length === 0) return null;
  return (
    <section className={classNames(styles.section, band && styles.band)}>
      <Container>
        <SectionHead title={title} href={href} />
        <ul className={styles.shelf}>
          {products.map((product) => (
            <li key={product.id} className={styles.shelfCell}>
              <ProductCard product={product} href={`/goods_detail/${product.id}`} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
