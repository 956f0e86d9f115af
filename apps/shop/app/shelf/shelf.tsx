import type { ProductSummary } from '@rider/api/catalogue';
import { ProductCard } from '@rider/ui/product-card';
import * as styles from './shelf.css.ts';

/** Cards that a shelf shows at most: one row at 1200 px. */
const CARDS = 6;

/** A row of goods below the first view, under a heading of level 2. */
export function Shelf({ products }: { products: readonly ProductSummary[] }) {
  return (
    <ul className={styles.shelf}>
      {products.slice(0, CARDS).map((product) => (
        <li key={product.id} className={styles.cell}>
          <ProductCard product={product} href={`/goods_detail/${product.id}`} />
        </li>
      ))}
    </ul>
  );
}
