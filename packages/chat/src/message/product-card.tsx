'use client';

import type { ChatProduct } from '@rider/model/chat';
import { Link } from '@rider/ui/link';
import { formatMoney } from '@rider/ui/price';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChatSettings } from '../provider/index.ts';
import * as styles from './card.css.ts';

/** What the card takes. */
export interface ProductCardProps {
  productId: string;
  /** Code of the article that is meant. */
  article?: string | undefined;
  /** Null where the shop has it no more, or where nobody was asked yet. */
  product: ChatProduct | null;
  unsent: boolean;
}

/** A product that one of the two speaks of; leads to its page (R7.3). */
export function ProductCard({ productId, article, product, unsent }: ProductCardProps) {
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
    <Link data-component="chat-product-card" href={getProductHref(productId, article)} className={styles.linked}>
      <img src={image} alt="" width="72" height="72" loading="lazy" decoding="async" className={styles.picture} />
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
