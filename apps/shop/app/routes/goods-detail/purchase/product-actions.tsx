import { writeProductBody } from '@rider/api/product-body';
import { screens, withQuery } from '@rider/model/screens';
import { Icon } from '@rider/ui/icon';
import { Link } from '@rider/ui/link';
import { Text } from '@rider/ui/text';
import { FormattedMessage } from 'react-intl';
import { useChatLink } from '../../../chat/use-chat-link.ts';
import type { ProductPreview } from '../../../data/queries.ts';
import { FavouriteToggle } from '../../../favourite/favourite-toggle.tsx';
import { compareWith } from '../../../compare/compare-address.ts';
import { storedComparison } from '../../../compare/stored-comparison.ts';
import { useHydrated } from '../../../activity/use-hydrated.ts';
import * as styles from '../route.css.ts';

/** A product's summary, with its question and favourite actions. */
export function ProductActions({ product, code }: { product: ProductPreview; code: string | undefined }) {
  const hydrated = useHydrated();
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
        <Link href={compareWith(hydrated ? storedComparison() : [], product.id)} rel="nofollow" className={styles.ask}>
          <FormattedMessage id="shop.compare.link" />
        </Link>
        <Link
          href={withQuery(screens.shoppingLists, { add: code || product.name })}
          rel="nofollow"
          className={styles.ask}
        >
          <FormattedMessage id="shop.shoppingList.addLink" />
        </Link>
        <FavouriteToggle productId={product.id} code={code} />
      </div>
    </div>
  );
}
