import { Button } from '@rider/ui/button';
import { useIntl } from 'react-intl';
import type { ProductPage, ProductPageSku } from '../../../data/queries.ts';
import { PURCHASE_FORM } from '../../../cart/purchase-form.ts';
import { LineTotal } from './line-total.tsx';
import { AddToCartOutcome } from './add-to-cart-outcome.tsx';
import * as styles from '../route.css.ts';
import type { PurchaseChoice } from './use-purchase.ts';

/**
 * The end of the purchase form on narrow screens, sticky above the bottom edge. It is the page's last visible part, so that it covers
 * nothing at the end of the page.
 */
export function BuyBar({
  product,
  sku,
  choice,
}: {
  product: ProductPage;
  sku: ProductPageSku;
  choice: PurchaseChoice;
}) {
  const intl = useIntl();
  const { adding } = choice;
  return (
    <div data-part="buy-bar" className={styles.buyBar}>
      <AddToCartOutcome adding={adding} unit={product.unit} />
      <div className={styles.buyBarRow}>
        <LineTotal choice={choice} />
        <Button
          type="submit"
          form={PURCHASE_FORM}
          name="intent"
          value={product.buyNowOnly ? 'buy' : 'add'}
          variant="primary"
          {...(!product.buyNowOnly && { icon: 'cart' })}
          pending={adding.state === 'pending'}
          disabled={sku.stock <= 0}
        >
          {intl.formatMessage({ id: product.buyNowOnly ? 'shop.product.buy' : 'shop.product.add' })}
        </Button>
      </div>
    </div>
  );
}
