import { isContractAt, priceAt } from '@rider/model/price';
import { readQuantity } from '@rider/model/quantity';
import { Button } from '@rider/ui/button';
import { Link } from '@rider/ui/link';
import { formatMoney } from '@rider/ui/price';
import { StockState } from '@rider/ui/stock';
import { memo, useId } from 'react';
import { useIntl } from 'react-intl';
import type { ProductPageSku } from '../../../data/queries.ts';
import { useFaultText } from '../../../cart/fault-text.ts';
import { fieldOf, type CellState } from './use-quantities.ts';
import * as styles from './variant-matrix.css.ts';

/** Props of `MatrixCell`. */
export interface MatrixCellProps extends CellState {
  sku: ProductPageSku;
  /** The address of the variant. */
  path: string;
  row: number;
  column: number;
  /** Whether it is the variant chosen above. */
  isChosen: boolean;
  /** Whether products can be put into the cart. */
  isBuyable: boolean;
  /** Place of the field among the stops of the Tab key; undefined without script. */
  tabIndex: number | undefined;
  onType: (sku: ProductPageSku, text: string) => void;
}

/** A variant: part number, price at the typed quantity, stock, and the field for its quantity. */
export const MatrixCell = memo(function MatrixCell(props: MatrixCellProps) {
  const { sku, path, row, column, isChosen, isBuyable, tabIndex, text, problem, verdict, nearest, added, onType } =
    props;
  const intl = useIntl();
  const id = useId();
  const faultText = useFaultText();
  const name = sku.values.join(', ') || sku.code;
  const quantity = Math.max(readQuantity(text) ?? 0, sku.minimum);
  const terms = sku.pack > 1 ? 'termsPack' : sku.minimum > 1 ? 'termsMinimum' : undefined;
  return (
    <td aria-current={isChosen || undefined} className={styles.cell}>
      <div className={styles.inCell}>
        <Link
          href={path}
          rel="nofollow"
          tabIndex={tabIndex === undefined ? undefined : -1}
          title={isChosen ? intl.formatMessage({ id: 'shop.product.variants.chosen' }) : undefined}
          className={styles.code}
        >
          {sku.code}
        </Link>
        <span className={styles.facts}>
          <span>{formatMoney(intl, priceAt(sku.price, sku.tiers, quantity))}</span> <StockState stock={sku.stock} />
          {isContractAt(sku, quantity) && <span>{intl.formatMessage({ id: 'ui.price.contract' })}</span>}
        </span>
        {isBuyable && sku.stock > 0 && (
          // eslint-disable-next-line no-restricted-syntax -- a field of the table has the width of its cell
          <input
            name={fieldOf(sku)}
            inputMode="numeric"
            autoComplete="off"
            placeholder={
              terms &&
              intl.formatMessage({ id: `ui.quantityStepper.${terms}` }, { pack: sku.pack, minimum: sku.minimum })
            }
            value={text}
            data-row={row}
            data-column={column}
            tabIndex={tabIndex}
            aria-label={intl.formatMessage({ id: 'shop.product.variants.quantityOf' }, { name })}
            aria-invalid={problem !== null}
            aria-describedby={`${id}fault`}
            onChange={(event) => onType(sku, event.target.value)}
            className={styles.field}
          />
        )}
        <span id={`${id}fault`} className={styles.fault}>
          {problem !== null && <span>{faultText(problem, verdict?.variant ?? sku, verdict?.message)}</span>}
        </span>
        {nearest !== null && (
          <Button
            size="small"
            onClick={({ currentTarget }) => {
              onType(sku, String(nearest));
              currentTarget.closest('td')?.querySelector('input')?.focus();
            }}
          >
            {intl.formatMessage({ id: 'ui.quantityStepper.use' }, { quantity: nearest })}
          </Button>
        )}
        {added > 0 && (
          <span className={styles.added}>
            {intl.formatMessage({ id: 'shop.product.variants.added' }, { quantity: added })}
          </span>
        )}
      </div>
    </td>
  );
});
