import type { ListedVariant, ProductSummary } from '@rider/model/catalogue';
import { PromotionNote, type NotedPromotion } from '../promotion-note/index.ts';
import { Price, UpcomingPrice, type UpcomingPriceProps } from '../price/index.ts';
import { Rating } from '../../primitives/rating/index.ts';
import { StockState } from '../stock/index.ts';
import { SwatchRow, type Finish } from '../../primitives/swatch/index.ts';
import { CardFrame, type CardFrameProps } from './card-frame.tsx';
import * as styles from './product-card.css.ts';

/** The fields of a product that are shown; an empty picture shows a placeholder. */
export interface ProductCardProduct extends Pick<
  ProductSummary,
  'id' | 'name' | 'image' | 'price' | 'contractPrice' | 'unit' | 'stock' | 'score' | 'priceVaries'
> {
  finishes: readonly Finish[];
  variant?: Pick<ListedVariant, 'code' | 'label'> | null | undefined;
  /** Its active promotion, shown with price and end. */
  promotion?: NotedPromotion | null | undefined;
  /** A future price, shown with the current one. */
  upcoming?: UpcomingPriceProps | null | undefined;
}

/** Props of a product card. */
export interface ProductCardProps extends Omit<CardFrameProps, 'name' | 'image'> {
  /** The product. */
  product: ProductCardProduct;
}

/** A product in a list, with one link that covers the card (one tab stop). */
export function ProductCard({ product, ...frame }: ProductCardProps) {
  return (
    <CardFrame component="product-card" name={product.name} image={product.image} {...frame}>
      <div className={styles.finishes}>
        <SwatchRow finishes={product.finishes} />
      </div>
      {product.variant && (
        <p data-part="variant" className={styles.variant}>
          {product.variant.label}
        </p>
      )}
      <div className={styles.price}>
        {product.upcoming ? (
          <UpcomingPrice {...product.upcoming} />
        ) : (
          <Price
            amount={product.price}
            from={product.priceVaries}
            contract={product.contractPrice}
            unit={product.unit}
          />
        )}
        {product.promotion && <PromotionNote promotion={product.promotion} />}
      </div>
      <div className={styles.facts}>
        <StockState stock={product.stock} several />
        {product.score !== null && <Rating score={product.score} variant="compact" />}
      </div>
    </CardFrame>
  );
}
