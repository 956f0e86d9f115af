import { screens } from '@rider/model/screens';
import type { ProductPage, ProductPageSku } from '../../../data/queries.ts';
import { Button } from '@rider/ui/button';
import { Price } from '@rider/ui/price';
import { QuantityStepper } from '@rider/ui/quantity-stepper';
import { VariantPicker } from '@rider/ui/variant-picker';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Form } from 'react-router';
import { lazyPart } from '../../../activity/lazy-part.tsx';
import { useHydrated } from '../../../activity/use-hydrated.ts';
import { PURCHASE_FORM } from '../../../cart/purchase-form.ts';
import { LineTotal } from './line-total.tsx';
import { AddToCartOutcome } from './add-to-cart-outcome.tsx';
import * as styles from '../route.css.ts';
import type { PurchaseChoice } from './use-purchase.ts';

const Availability = lazyPart(() => import('../lazy-parts.ts'), 'Availability');
const QuantityBreaks = lazyPart(() => import('../lazy-parts.ts'), 'QuantityBreaks');
const StockReminder = lazyPart(() => import('./stock-reminder.tsx'), 'StockReminder');

const SteadyVariantPicker = memo(VariantPicker);

interface PurchaseProps {
  product: ProductPage;
  sku: ProductPageSku;
  choice: PurchaseChoice;
}

/** The form field of an attribute, by which the cart finds the variant without script. */
function fieldOf(attribute: string): string {
  return `attribute.${attribute}`;
}

/**
 * Variant, price, quantity and the two ways to buy. Without script the form posts to the cart; with script it adds in place.
 * On narrow screens the add button is in the BuyBar.
 */
export function Purchase({ product, sku, choice }: PurchaseProps) {
  const intl = useIntl();
  const hydrated = useHydrated();
  const { chosen, choose, quantity, type, each, contract, adding, submit } = choice;

  return (
    <Form
      id={PURCHASE_FORM}
      method="post"
      action={screens.cart}
      onSubmit={submit}
      noValidate={hydrated}
      className={styles.purchase}
    >
      <input type="hidden" name="productId" value={product.id} />
      {(hydrated || product.skus.length === 1) && <input type="hidden" name="skuId" value={sku.id} />}
      <div className={styles.priceLine}>
        <Price amount={each} original={sku.originalPrice} contract={contract} unit={product.unit} size="large" />
        <LineTotal choice={choice} />
      </div>
      <Availability product={product} sku={sku} />
      {sku.stock <= 0 && <StockReminder productId={product.id} sku={sku} />}
      {product.skus.length > 1 && (
        <SteadyVariantPicker
          options={product.attributes}
          variants={product.skus}
          value={chosen}
          onValueChange={choose}
          getOptionName={fieldOf}
        />
      )}
      <div className={styles.order}>
        <QuantityStepper
          value={quantity}
          minimum={sku.minimum}
          pack={sku.pack}
          stock={sku.stock}
          onValueChange={type}
          showTerms
        />
        {!product.buyNowOnly && (
          <div className={styles.addInForm}>
            <Button
              type="submit"
              name="intent"
              value="add"
              variant="primary"
              icon="cart"
              fullWidth
              pending={adding.state === 'pending'}
              disabled={sku.stock <= 0}
            >
              {intl.formatMessage({ id: 'shop.product.add' })}
            </Button>
          </div>
        )}
        <Button type="submit" name="intent" value="buy" disabled={sku.stock <= 0}>
          {intl.formatMessage({ id: 'shop.product.buy' })}
        </Button>
      </div>
      <div className={styles.outcomeInForm}>
        <AddToCartOutcome adding={adding} unit={product.unit} />
      </div>
      <QuantityBreaks basePrice={sku.price} breaks={sku.tiers} minimum={sku.minimum} quantity={quantity} />
    </Form>
  );
}
