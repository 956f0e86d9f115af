'use client';

import { useScreens } from '../../primitives/link/index.ts';
import { ProductCard, ProductCardSkeleton, type ProductCardProduct } from '../product-card/index.ts';
import * as styles from './product-grid.css.ts';

/** Props of a list of product cards. */
export interface ProductGridProps {
  /** Products, in their order. */
  products: readonly ProductCardProduct[];
  /** Address of a product; by default its screen, with the variant preselected. */
  getHref?: ((product: ProductCardProduct) => string) | undefined;
  /**
   * How many pictures load eagerly, the first with priority; 0 for a grid below the fold.
   * @default 0
   */
  eager?: number | undefined;
  /** Accessible name of the list, if no heading names it. */
  label?: string | undefined;
  /** Level of the products' headings. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * `narrow`: beside a filter column, one column less. `shelf`: the first six cards, in one row on wide screens.
   * @default full
   */
  layout?: keyof typeof styles.grids | undefined;
}

/** One row at the layout's full width. */
const SHELF_CARDS = 6;
/** Up to this many cards are wider, so that the row is not mostly empty. */
const FEW_CARDS = 3;

function gridOf(count: number, layout: keyof typeof styles.grids): string {
  if (count === 1) return styles.one;
  return count <= FEW_CARDS ? styles.few : styles.grids[layout];
}

/** Products in rows of two to five, depending on the width; up to three are wider, and one fills the row. */
export function ProductGrid(props: ProductGridProps) {
  const screens = useScreens();
  const { products, eager = 0, label, headingLevel, layout = 'full' } = props;
  const { getHref = ({ id, variant: article }) => screens.product(id, article?.code) } = props;
  return (
    <ul data-component="product-grid" aria-label={label} className={gridOf(products.length, layout)}>
      {(layout === 'shelf' ? products.slice(0, SHELF_CARDS) : products).map((product, index) => (
        <li key={product.id} className={styles.cell}>
          <ProductCard
            product={product}
            href={getHref(product)}
            loading={index < eager ? 'eager' : 'lazy'}
            priority={index === 0 && eager > 0}
            headingLevel={headingLevel}
            wide={products.length === 1}
          />
        </li>
      ))}
    </ul>
  );
}

/** Placeholder of the grid. */
export function ProductGridSkeleton({
  count,
  layout = 'full',
}: Pick<ProductGridProps, 'layout'> & {
  /** Number of cards to reserve space for. */
  count: number;
}) {
  return (
    <div data-component="product-grid-skeleton" aria-hidden="true" className={gridOf(count, layout)}>
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}
