import { writeProductBody } from '@rider/api/chat';
import { Icon } from '@rider/ui/icon';
import { Text } from '@rider/ui/text';
import { FormattedMessage } from 'react-intl';
import { useChatLink } from '../../../chat/use-chat-link.ts';
import type { ProductPreview } from '../../../data/queries.ts';
import { FavouriteToggle } from '../../../favourite/favourite-toggle.tsx';
import * as styles from '../route.css.ts';

/** A product's summary, with its question and favourite actions. */
export function ProductActions({ product, code }: { product: ProductPreview; code: string | undefined }) {
  return (
    <div className={styles.about}>
      {product.summary && <Text tone="quiet">{product.summary}</Text>}
      <div className={styles.actions}>
        <a
          {...useChatLink({ kind: 'product', body: writeProductBody({ productId: product.id, sku: code }) })}
          className={styles.ask}
        >
          <Icon name="chat" />
          <FormattedMessage id="shop.chat.askProduct" />
        </a>
        <FavouriteToggle productId={product.id} code={code} />
      </div>
    </div>
  );
}
