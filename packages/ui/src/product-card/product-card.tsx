import { Link } from '../link/index.ts';
import { Price } from '../price/index.ts';
import { Rating } from '../rating/index.ts';
import { StockState } from '../stock/index.ts';
import { SwatchRow, type Finish } from '../swatch/index.ts';
import * as styles from './product-card.css.ts';

/** What a card shows of a product; a ProductSummary of @rider/api fits. Prices are integer cents. */
export interface ProductCardProduct {
  id: string;
  name: string;
  image: string;
  /** Lowest price of the product's SKUs. */
  price: number;
  originalPrice: number | null;
  unit: string;
  stock: number;
  /** Average score 1-5, or null without reviews. */
  score: number | null;
  /** True when SKUs differ in price. */
  priceVaries: boolean;
  finishes: readonly Finish[];
}

/** What a product card takes. */
export interface ProductCardProps {
  product: ProductCardProduct;
  href: string;
  /** `eager` for the first row of a page, else the picture loads when it comes near. */
  loading?: 'eager' | 'lazy' | undefined;
  /** True for the one picture that makes the page's first impression. */
  priority?: boolean | undefined;
  /** Place of the name in the outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A product in a list: the whole card leads to it, through one link (one tab stop). */
export function ProductCard({ product, href, loading = 'lazy', priority, headingLevel: level = 3 }: ProductCardProps) {
  const Name = `h${level}` as const;
  return (
    <article data-component="product-card" className={styles.card}>
      <div className={styles.stage}>
        <img
          src={product.image}
          alt=""
          width="400"
          height="400"
          loading={loading}
          fetchPriority={priority ? 'high' : undefined}
          className={styles.picture}
        />
      </div>
      <Name className={styles.name}>
        <Link href={href} className={styles.link}>
          {product.name}
        </Link>
      </Name>
      <div className={styles.finishes}>
        <SwatchRow finishes={product.finishes} />
      </div>
      <div className={styles.price}>
        <Price amount={product.price} original={product.originalPrice} from={product.priceVaries} unit={product.unit} />
      </div>
      <div className={styles.facts}>
        <StockState stock={product.stock} />
        {product.score !== null && <Rating score={product.score} variant="compact" />}
      </div>
    </article>
  );
}
