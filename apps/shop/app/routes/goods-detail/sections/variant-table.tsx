import { screens } from '@rider/model/screens';
import type { ProductPage, ProductPageSku } from '../../../data/queries.ts';
import { announce } from '@rider/ui/announcer';
import { Button } from '@rider/ui/button';
import { classNames } from '@rider/ui/class-names';
import { Link } from '@rider/ui/link';
import { formatMoney } from '@rider/ui/price';
import { priceAt } from '@rider/model/price';
import { formatQuantity } from '@rider/ui/quantity';
import { QuantityStepper } from '@rider/ui/quantity-stepper';
import { nearestQuantity, quantityProblem } from '@rider/model/quantity';
import { StockState } from '@rider/ui/stock';
import { Heading } from '@rider/ui/text';
import { useEffect, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Form } from 'react-router';
import { skuPath } from '../../../variant-address/variant-address.ts';
import * as styles from './variant-table.css.ts';
import { useAddToCart, type Adding } from '../purchase/use-add-to-cart.ts';

/** Rows shown as cards lose their table roles, so the roles are explicit. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
};

interface VariantTableProps {
  product: ProductPage;
  currentSku: string | undefined;
  /** The outcome of the pending cart item. */
  pending: Adding;
}

const IDLE: Adding = { state: 'idle' };

/**
 * All variants of a product with stock, price at their quantity and an add button. The whole table is one form, in which each row has its
 * quantity (`quantity.<sku>`) and its button names the variant, so that it works without script.
 */
export function VariantTable({ product, currentSku, pending }: VariantTableProps) {
  const intl = useIntl();
  const say = (id: 'variants' | 'sku' | 'stock' | 'price' | 'variants.quantity' | 'variants.cart') =>
    intl.formatMessage({ id: `shop.product.${id}` });
  const { quantityOf, type } = useQuantities(pending);
  const { adding, submit, forget } = useAddToCart(product.id, IDLE);
  useSpoken(adding, product);

  function submitRow(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const sku = product.skus.find(({ id }) => submitter instanceof HTMLButtonElement && submitter.value === id);
    const quantity = sku ? quantityOf(sku) : null;
    const fits = sku && quantity !== null && quantityProblem(String(quantity), sku) === null;
    submit(event, fits ? { skuId: sku.id, quantity } : null, sku && fieldOf(sku));
  }
  const title = say('variants');
  return (
    <section className={styles.section}>
      <Heading level={2}>{title}</Heading>
      <Form method="post" action={screens.cart} onSubmit={submitRow} noValidate>
        {/* Enter in a quantity field presses the form's first button: this one does nothing. */}
        <span hidden>
          <Button type="submit" disabled>
            {title}
          </Button>
        </span>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="productId" value={product.id} />
        <table {...roles.table} aria-label={title} className={styles.table}>
          <thead {...roles.group} className={styles.head}>
            <tr {...roles.row}>
              <ColumnHead>{say('sku')}</ColumnHead>
              {product.attributes.map(({ name }) => (
                <ColumnHead key={name}>{name}</ColumnHead>
              ))}
              <ColumnHead>{say('stock')}</ColumnHead>
              <ColumnHead look={styles.figure}>{say('price')}</ColumnHead>
              {!product.buyNowOnly && (
                <>
                  <ColumnHead look={styles.buyHead}>{say('variants.quantity')}</ColumnHead>
                  <ColumnHead look={styles.buyHead}>{say('variants.cart')}</ColumnHead>
                </>
              )}
            </tr>
          </thead>
          <tbody {...roles.group} className={styles.body}>
            {product.skus.map((sku) => (
              <Row
                key={sku.id}
                product={product}
                sku={sku}
                current={sku.id === currentSku}
                quantity={quantityOf(sku)}
                onType={(quantity) => {
                  type(sku.id, quantity);
                  forget();
                }}
                adding={[adding, pending].find((each) => each.state !== 'idle' && each.skuId === sku.id) ?? IDLE}
              />
            ))}
          </tbody>
        </table>
      </Form>
    </section>
  );
}

/**
 * The quantity of each row, null while its field holds no number. Initially the minimum order quantity, or the one to be added before
 * sign-in.
 */
function useQuantities(pending: Adding) {
  const [typed, setTyped] = useState<Record<string, number | null>>(
    pending.state === 'added' ? { [pending.skuId]: pending.quantity } : {},
  );
  return {
    quantityOf: (sku: ProductPageSku) => typed[sku.id] ?? (sku.id in typed ? null : lowestOf(sku)),
    type: (skuId: string, quantity: number | null) => setTyped((last) => ({ ...last, [skuId]: quantity })),
  };
}

/** The form field of a variant's quantity, as the cart reads it. */
function fieldOf(sku: ProductPageSku): string {
  return `quantity.${sku.id}`;
}

function lowestOf(sku: ProductPageSku): number {
  return nearestQuantity(1, sku) ?? sku.minimum;
}

/** Announces the outcome of a row's button to assistive technology. */
function useSpoken(adding: Adding, { unit }: ProductPage) {
  const intl = useIntl();
  useEffect(() => {
    if (adding.state === 'failed') announce(adding.message);
    if (adding.state === 'added')
      announce(
        intl.formatMessage({ id: 'shop.product.added' }, { quantity: formatQuantity(intl, adding.quantity, unit) }),
      );
  }, [adding, intl, unit]);
}

function ColumnHead({ look, children }: { look?: string; children: string }) {
  return (
    <th scope="col" {...roles.head} className={classNames(styles.columnHead, look)}>
      {children}
    </th>
  );
}

interface RowProps {
  product: ProductPage;
  sku: ProductPageSku;
  /** Whether it is the variant chosen above. */
  current: boolean;
  quantity: number | null;
  onType: (quantity: number | null) => void;
  /** The outcome of the row's own button. */
  adding: Adding;
}

function Row({ product, sku, current, quantity, onType, adding }: RowProps) {
  const intl = useIntl();
  const { code, stock } = sku;
  return (
    <tr {...roles.row} aria-current={current ? 'true' : undefined} className={styles.row}>
      <th scope="row" {...roles.rowHead} className={classNames(styles.cell, styles.code)}>
        <Link href={skuPath(product, sku)} rel="nofollow" className={styles.link}>
          {code}
        </Link>
        {current && <span className={styles.chosen}>{intl.formatMessage({ id: 'shop.product.variants.chosen' })}</span>}
      </th>
      {sku.values.map((value, index) => (
        <td {...roles.cell} className={styles.cell} key={product.attributes[index]?.name ?? index}>
          {value}
        </td>
      ))}
      <td {...roles.cell} className={classNames(styles.cell, styles.stock)}>
        <StockState stock={stock} />
      </td>
      <td {...roles.cell} className={classNames(styles.cell, styles.figure, styles.price)}>
        {formatMoney(intl, priceAt(sku.price, sku.tiers, quantity ?? lowestOf(sku)))}
      </td>
      {!product.buyNowOnly && <BuyCells sku={sku} quantity={quantity} onType={onType} adding={adding} />}
    </tr>
  );
}

/** The row's quantity and its button. */
function BuyCells({ sku, quantity, onType, adding }: Omit<RowProps, 'product' | 'current'>) {
  const intl = useIntl();
  const { code, stock } = sku;
  return (
    <>
      <td {...roles.cell} className={classNames(styles.cell, styles.quantity)}>
        {stock > 0 && (
          <QuantityStepper
            value={quantity ?? lowestOf(sku)}
            minimum={sku.minimum}
            pack={sku.pack}
            stock={stock}
            onValueChange={onType}
            name={fieldOf(sku)}
            label={intl.formatMessage({ id: 'shop.product.variants.quantityOf' }, { code })}
            size="small"
          />
        )}
      </td>
      <td {...roles.cell} className={classNames(styles.cell, styles.add)}>
        <Button
          type="submit"
          name="skuId"
          value={sku.id}
          size="small"
          disabled={stock <= 0}
          pending={adding.state === 'pending'}
          aria-label={intl.formatMessage({ id: 'shop.product.variants.add' }, { code })}
        >
          {intl.formatMessage({ id: 'shop.product.variants.addShort' })}
        </Button>
        {adding.state === 'failed' && <span className={styles.failed}>{adding.message}</span>}
        {adding.state === 'added' && (
          <span className={styles.added}>
            {intl.formatMessage({ id: 'shop.product.variants.added' }, { quantity: adding.quantity })}{' '}
            <Link href={screens.cart} className={styles.toCart}>
              {intl.formatMessage({ id: 'shop.product.toCart' })}
            </Link>
          </span>
        )}
      </td>
    </>
  );
}
