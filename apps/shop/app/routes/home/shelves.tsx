import type { Shelf } from '@rider/model/catalogue';
import { screens } from '@rider/model/screens';
import { classNames } from '@rider/ui/class-names';
import { Container } from '@rider/ui/layout';
import { ProductGrid } from '@rider/ui/product-grid';
import { SectionHead } from '@rider/ui/section-head';
import * as styles from './route.css.ts';

/** Categories, each with a row of its best-selling products; those without products are left out. */
export function Shelves({ shelves }: { shelves: readonly Shelf[] }) {
  return shelves.map(
    ({ id, name, products }) =>
      products.length > 0 && (
        <section key={id} className={classNames(styles.section, styles.shelf)}>
          <Container>
            <SectionHead title={name} href={screens.categoryProducts(id)} />
            <ProductGrid layout="shelf" products={products} />
          </Container>
        </section>
      ),
  );
}
