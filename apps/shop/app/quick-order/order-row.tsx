import { steppedQuantity, readQuantity } from '@rider/model/quantity';
import { readPieces, readQuickOrder } from '@rider/model/quick-order';
import { screens } from '@rider/model/screens';
import { IconButton } from '@rider/ui/button';
import { TextField } from '@rider/ui/field';
import { Link } from '@rider/ui/link';
import { Picture } from '@rider/ui/picture';
import { formatMoney } from '@rider/ui/price';
import { ProductSuggestions, type Suggestion } from '@rider/ui/search-box';
import { memo, Suspense, useState, type ClipboardEvent, type ComponentType, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loadCalls } from '../data/load-calls.ts';
import type { TypedRow } from './order-rows.ts';
import type { RowVerdict } from './use-checked-rows.ts';
import { Verdict } from './verdict.tsx';
import * as styles from './order-rows.css.ts';

/** What happens to a row; the functions stay the same, so that one row's change renders no other. */
export interface RowHandlers {
  onType: (id: number, typed: Partial<Omit<TypedRow, 'id'>>) => void;
  onPaste: (id: number, text: string) => void;
  onQuantity: (id: number, quantity: number) => void;
  onTake: (id: number, code: string) => void;
  onRemove: (id: number) => void;
  /** Enter in a quantity. */
  onNext: (id: number) => void;
}

/** Props of what a screen adds to a row. */
export type RowExtrasProps = Pick<OrderRowProps, 'row' | 'number' | 'verdict' | 'onType'>;

/** Props of a row. */
export interface OrderRowProps extends RowHandlers {
  row: TypedRow;
  /** Its number, from 1. */
  number: number;
  /** Whether the backend finds products by name alone. */
  isByName: boolean;
  verdict: RowVerdict | undefined;
  mergedRow: number;
  /** What the screen adds below the product. */
  Extras?: ComponentType<RowExtrasProps> | undefined;
}

async function suggestProducts(text: string) {
  const calls = await loadCalls();
  return { ...(await calls.suggest(calls.pageApi(), text)), categories: [] };
}

/** A row: SKU with typeahead, quantity, product, sum, and the verdict with its corrections. */
export const OrderRow = memo(function OrderRow(props: OrderRowProps) {
  const { row, number, verdict, mergedRow, onType, onQuantity, onTake, onRemove, Extras } = props;
  const intl = useIntl();
  const { id } = row;
  const variant = verdict?.variant ?? null;
  const verdictId = `verdict-${id}`;
  const current = verdict?.isStale ? undefined : verdict;
  const isFault = current !== undefined && current.problem !== null && current.problem !== 'merged';
  const described = { 'aria-invalid': isFault || undefined, 'aria-describedby': current ? verdictId : undefined };
  const isCounted = current?.problem === null;
  return (
    <li data-row={id} className={styles.row} data-state={current?.problem ?? undefined}>
      <span aria-hidden className={styles.number}>
        {number}
      </span>
      <TextCell {...props} described={described} />
      <QuantityCell {...props} described={described} />
      <div className={styles.product}>
        {variant && (
          <>
            <Picture src={variant.image} size={40} loading="lazy" className={styles.picture} />
            <span className={styles.words}>
              <Link href={screens.product(variant.productId, variant.code)} className={styles.name}>
                {variant.name}
              </Link>
              <span className={styles.code}>{variant.code}</span>
              <span className={styles.facts}>
                {variant.variant && <span>{variant.variant} · </span>}
                <span>
                  <FormattedMessage id="shop.quickOrder.stock" values={{ stock: variant.stock }} />
                </span>
              </span>
            </span>
          </>
        )}
      </div>
      <div className={styles.sum}>
        {variant && isCounted && (
          <>
            <strong>{formatMoney(intl, variant.lineTotal)}</strong>{' '}
            <span className={styles.facts}>
              <FormattedMessage id="shop.quickOrder.each" values={{ price: formatMoney(intl, variant.unitPrice) }} />
            </span>
          </>
        )}
      </div>
      <IconButton
        icon="close"
        size="small"
        className={styles.remove}
        label={intl.formatMessage({ id: 'shop.quickOrder.remove' }, { row: number })}
        onClick={() => onRemove(id)}
      />
      {current && (
        <Verdict
          id={verdictId}
          verdict={current}
          quantity={row.quantity}
          mergedRow={mergedRow}
          onQuantity={(quantity) => onQuantity(id, quantity)}
          onTake={(code) => onTake(id, code)}
        />
      )}
      {Extras && <Extras row={row} number={number} verdict={verdict} onType={onType} />}
    </li>
  );
});

type CellProps = OrderRowProps & {
  described: { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
};

function focusQuantity(field: HTMLElement) {
  const next = field.closest('li')?.querySelector<HTMLInputElement>('input[name="quantity"]');
  next?.focus();
  next?.select();
}

function TextCell({ row, number, isByName, onType, onPaste, onTake, described }: CellProps) {
  const intl = useIntl();
  // The field once it was focused, from when on suggestions are active.
  const [field, setField] = useState<HTMLInputElement | null>(null);
  function choose({ code, label }: Suggestion) {
    // CRMEB has no SKUs.
    onTake(row.id, code || label);
    if (field) focusQuantity(field);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return;
    // Enter chooses a suggestion, or else goes to the quantity; it never sends the form.
    const isChosen = event.defaultPrevented;
    event.preventDefault();
    if (!isChosen) focusQuantity(event.currentTarget);
  }
  function pasteList(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    const [first, ...others] = readQuickOrder(text).rows;
    if (others.length === 0 && (first === undefined || first.quantity === '')) return;
    event.preventDefault();
    onPaste(row.id, text);
  }
  return (
    <div className={styles.text}>
      <TextField
        name="text"
        label={intl.formatMessage(
          { id: isByName ? 'shop.quickOrder.nameOf' : 'shop.quickOrder.skuOf' },
          { row: number },
        )}
        hideLabel
        value={row.text}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        placeholder={number === 1 && !isByName ? intl.formatMessage({ id: 'shop.quickOrder.skuHint' }) : undefined}
        {...described}
        onChange={(event) => onType(row.id, { text: event.currentTarget.value })}
        onFocus={(event) => setField(event.currentTarget)}
        onKeyDown={onKeyDown}
        onPaste={pasteList}
      />
      {field && (
        <Suspense fallback={null}>
          <ProductSuggestions
            input={field}
            hotKeywords={NO_KEYWORDS}
            loadSuggestions={suggestProducts}
            onValueChange={choose}
          />
        </Suspense>
      )}
    </div>
  );
}

const NO_KEYWORDS: string[] = [];

function QuantityCell({ row, number, verdict, onType, onNext, described }: CellProps) {
  const intl = useIntl();
  const { variant = null } = verdict ?? {};
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') {
      event.preventDefault();
      onNext(row.id);
    }
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null;
    if (direction === null || variant === null) return;
    event.preventDefault();
    const next = steppedQuantity(readQuantity(readPieces(row.quantity)), direction, variant);
    if (next !== null) onType(row.id, { quantity: String(next) });
  }
  return (
    <TextField
      className={styles.quantity}
      name="quantity"
      label={intl.formatMessage({ id: 'shop.quickOrder.quantityOf' }, { row: number })}
      hideLabel
      value={row.quantity}
      maxLength={50}
      inputMode="numeric"
      autoComplete="off"
      {...described}
      onChange={(event) => onType(row.id, { quantity: event.currentTarget.value })}
      onKeyDown={onKeyDown}
    />
  );
}
