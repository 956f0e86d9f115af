import { Price } from '../price/index.ts';
import { Rating } from '../rating/index.ts';
import { StockState } from '../stock/index.ts';
import { SwatchRow, type Finish } from '../swatch/index.ts';
import { CardFrame, type CardFrameProps } from './card-frame.tsx';
import * as styles from './product-card.css.ts';

/** What a card shows of a product; a ProductSummary of @rider/api fits. Prices are integer cents. */
export interface ProductCardProduct {
  id: string;
  name: string;
  /** Address of a square picture; empty shows that there is none. */
  image: string;
  /** Lowest price of the product's SKUs, or the article's. */
  price: number;
  unit: string;
  stock: number;
  /** Average score 1-5, or null without reviews. */
  score: number | null;
  /** True when SKUs differ in price. */
  priceVaries: boolean;
  finishes: readonly Finish[];
  /** The article that was filtered or searched for: its code, and its values as text. Picture, price and stock are its own then. */
  article?: { code: string; label: string } | null | undefined;
}

/** What a product card takes. */
export interface ProductCardProps extends Omit<CardFrameProps, 'name' | 'image'> {
  product: ProductCardProduct;
}

/** A product in a list: the whole card leads to it, through one link (one tab stop). */
export function ProductCard({ product, ...frame }: ProductCardProps) {
  return (
    <CardFrame component="product-card" name={product.name} image={product.image} {...frame}>
      <div className={styles.finishes}>
        <SwatchRow finishes={product.finishes} />
      </div>
      {product.article && (
        <p data-part="article" className={styles.article}>
          {product.article.label}
        </p>
      )}
      <div className={styles.price}>
        <Price amount={product.price} from={product.priceVaries} unit={product.unit} />
      </div>
      <div className={styles.facts}>
        <StockState stock={product.stock} several />
        {product.score !== null && <Rating score={product.score} variant="compact" />}
      </div>
    </CardFrame>
  );
}
