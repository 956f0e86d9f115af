'use client';

import type { ChatProduct } from '@rider/model/chat';
import { Link } from '@rider/ui/link';
import { formatMoney } from '@rider/ui/price';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChatSettings } from '../provider/index.ts';
import * as styles from './card.css.ts';

/** Props of the card. */
export interface ProductCardProps {
  productId: string;
  /** Code of the variant (SKU). */
  sku?: string | undefined;
  /** Null when the product is gone or not loaded. */
  product: ChatProduct | null;
  unsent: boolean;
}

/** A product card; links to the product's page. */
export function ProductCard({ productId, sku, product, unsent }: ProductCardProps) {
  const { getProductHref } = useChatSettings();
  const intl = useIntl();
  if (!product)
    return (
      <div data-component="chat-product-card" data-state={unsent ? 'unsent' : 'gone'} className={styles.card}>
        <span className={styles.note}>
          <FormattedMessage id={unsent ? 'chat.message.product' : 'chat.message.productGone'} />
        </span>
      </div>
    );
  const { name, image, price, stock } = product;
  return (
    <Link data-component="chat-product-card" href={getProductHref(productId, sku)} className={styles.linked}>
      <img
        src={image || undefined}
        alt=""
        width="72"
        height="72"
        loading="lazy"
        decoding="async"
        className={styles.picture}
      />
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.figures}>
          <b className={styles.price}>{formatMoney(intl, price)}</b>
          <span className={stock > 0 ? styles.inStock : styles.outOfStock}>
            {stock > 0 ? (
              <FormattedMessage id="chat.message.inStock" values={{ count: stock }} />
            ) : (
              <FormattedMessage id="chat.message.outOfStock" />
            )}
          </span>
        </span>
      </span>
    </Link>
  );
}
