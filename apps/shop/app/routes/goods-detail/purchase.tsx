import { ApiError } from '@rider/api';
import { lazyWhenActive } from '../../activity/lazy-when-active.tsx';
import type { ProductPage, ProductPageSku } from '../../data/queries.ts';
import { Button } from '@rider/ui/button';
import { Link } from '@rider/ui/link';
import { formatMoney, Price } from '@rider/ui/price';
import { priceAt, PriceTiers } from '@rider/ui/price-tiers';
import { nearestQuantity, QuantityStepper, quantityProblem } from '@rider/ui/quantity-stepper';
import { SkuPicker } from '@rider/ui/sku-picker';
import { StockState } from '@rider/ui/stock';
import { Text } from '@rider/ui/text';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Form } from 'react-router';
import { useHydrated } from '../../activity/use-hydrated.ts';
import * as styles from './route.css.ts';

// Says how adding went, so nobody needs it before.
const Notice = lazyWhenActive(async () => ({ default: (await import('@rider/ui/notice')).Notice }));

/** What the purchase form takes. */
interface PurchaseProps {
  product: ProductPage;
  sku: ProductPageSku;
  /** Chosen value per attribute. */
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
  /** Pieces wanted before signing in, as the address kept them; 0 or no number for none. */
  wished: number;
}

/** The field of an attribute's choice, by which the cart finds the SKU where no script did (see SkuPicker). */
function fieldOf(attribute: string): string {
  return `attribute.${attribute}`;
}

/** How far adding to the cart got. */
type Adding =
  | { state: 'idle' }
  | { state: 'pending' }
  | { state: 'added'; quantity: number }
  | { state: 'failed'; message: string };

/**
 * Choice, price, quantity and the two ways to buy (R2.5, R6.12): a form that posts to the cart by itself, and adds in
 * place where script runs.
 */
export function Purchase({ product, sku, chosen, onChoose, wished }: PurchaseProps) {
  const intl = useIntl();
  const hydrated = useHydrated();
  // The last number that was typed; it stays while the field holds none, so that the field keeps what is typed.
  const [typed, setTyped] = useState(wished || undefined);
  const [unreadable, setUnreadable] = useState(false);
  const [adding, setAdding] = useState<Adding>({ state: 'idle' });
  const lowest = nearestQuantity(1, sku) ?? sku.minimum;
  const quantity = typed ?? lowest;
  const problem = unreadable ? 'not-a-number' : quantityProblem(String(quantity), sku);

  async function add() {
    setAdding({ state: 'pending' });
    try {
      const { addToCart } = await import('../../data/cart.ts');
      await addToCart({ productId: product.id, skuId: sku.id, quantity });
      setAdding({ state: 'added', quantity });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const spoken = error.kind === 'refused' || error.kind === 'verdict';
      const message = spoken ? error.message : intl.formatMessage({ id: 'shop.product.addFailed' });
      setAdding({ state: 'failed', message });
    }
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const buys = submitter instanceof HTMLButtonElement && submitter.value === 'buy';
    if (buys && problem === null) return;
    event.preventDefault();
    if (problem !== null) event.currentTarget.querySelector<HTMLInputElement>('input[name="quantity"]')?.focus();
    else if (adding.state !== 'pending') void add();
  }
  return (
    <Form method="post" action="/shoppingCart" onSubmit={submit} noValidate={hydrated} className={styles.purchase}>
      <input type="hidden" name="productId" value={product.id} />
      {(hydrated || product.skus.length === 1) && <input type="hidden" name="skuId" value={sku.id} />}
      <PriceLine product={product} sku={sku} />
      {product.skus.length > 1 && (
        <SkuPicker
          attributes={product.attributes}
          skus={product.skus}
          chosen={chosen}
          onChoose={onChoose}
          nameOf={fieldOf}
        />
      )}
      <PriceTiers basePrice={sku.price} tiers={sku.tiers} minimum={sku.minimum} quantity={quantity} />
      <div className={styles.order}>
        <QuantityStepper
          quantity={quantity}
          minimum={sku.minimum}
          pack={sku.pack}
          stock={sku.stock}
          onChange={(next) => {
            if (next !== null) setTyped(next);
            setUnreadable(next === null);
            setAdding({ state: 'idle' });
          }}
          showTerms
        />
        <LineTotal sku={sku} quantity={problem === null ? quantity : null} />
      </div>
      <div className={styles.buttons}>
        <Button
          type="submit"
          name="intent"
          value="add"
          variant="primary"
          icon="cart"
          pending={adding.state === 'pending'}
          disabled={sku.stock <= 0}
        >
          {intl.formatMessage({ id: 'shop.product.add' })}
        </Button>
        <Button type="submit" name="intent" value="buy" disabled={sku.stock <= 0}>
          {intl.formatMessage({ id: 'shop.product.buy' })}
        </Button>
      </div>
      <Outcome adding={adding} unit={product.unit} />
    </Form>
  );
}

function PriceLine({ product, sku }: { product: ProductPage; sku: ProductPageSku }) {
  return (
    <div className={styles.priceLine}>
      <Price amount={sku.price} original={sku.originalPrice} unit={product.unit} size="large" />
      <StockState stock={sku.stock} />
    </div>
  );
}

/** What the chosen quantity costs, with its price per piece; nothing for a quantity that cannot be ordered. */
function LineTotal({ sku, quantity }: { sku: ProductPageSku; quantity: number | null }) {
  const intl = useIntl();
  if (quantity === null) return null;
  const each = priceAt(sku.price, sku.tiers, quantity);
  return (
    <output className={styles.lineTotal}>
      <Text as="span" size="small" tone="quiet">
        {intl.formatMessage({ id: 'shop.product.each' }, { quantity, price: formatMoney(intl, each) })}
      </Text>
      <Text as="strong" size="large" weight="bold">
        {formatMoney(intl, each * quantity)}
      </Text>
    </output>
  );
}

function Outcome({ adding, unit }: { adding: Adding; unit: string }) {
  const intl = useIntl();
  if (adding.state === 'failed') return <Notice tone="error">{adding.message}</Notice>;
  return (
    <div role="status">
      {adding.state === 'added' && (
        <Notice tone="success">
          {intl.formatMessage({ id: 'shop.product.added' }, { quantity: adding.quantity, unit })}{' '}
          <Link href="/shoppingCart">{intl.formatMessage({ id: 'shop.product.toCart' })}</Link>
        </Notice>
      )}
    </div>
  );
}
