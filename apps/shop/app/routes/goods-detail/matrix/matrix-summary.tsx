import { quantityProblem } from '@rider/model/quantity';
import { screens } from '@rider/model/screens';
import { Banner } from '@rider/ui/banner';
import { Button } from '@rider/ui/button';
import { Link } from '@rider/ui/link';
import { formatMoney } from '@rider/ui/price';
import { formatQuantity } from '@rider/ui/quantity';
import { Text } from '@rider/ui/text';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { capabilitiesQuery } from '../../../data/capabilities-query.ts';
import type { ProductPage } from '../../../data/queries.ts';
import { useOptionalQuery } from '../../../data/use-query.ts';
import { AddToCartOutcome } from '../purchase/add-to-cart-outcome.tsx';
import { checkedLinesQuery } from './lines-queries.ts';
import type { AddingLines } from './use-add-lines.ts';
import { usePendingLines } from './use-pending-lines.ts';
import type { MatrixQuantities } from './use-quantities.ts';
import * as styles from './variant-matrix.css.ts';

/** Time without typing before the total is fetched, in milliseconds. */
const PAUSE_MS = 250;

/** The value, once it has not changed for a while. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Props of `MatrixSummary`. */
export interface MatrixSummaryProps {
  product: ProductPage;
  quantities: MatrixQuantities;
  adding: AddingLines;
  /** Pasted numbers that had no field. */
  left: number;
  onClear: () => void;
}

/** Pieces and total of the table, the button that adds all, and the outcome. */
export function MatrixSummary({ product, quantities, adding, left, onClear }: MatrixSummaryProps) {
  const intl = useIntl();
  const { texts, filled } = quantities;
  const pending = usePendingLines(product.unit);
  const orderable = filled.filter((sku) => quantityProblem(texts[sku.id] ?? '', sku) === null);
  const pieces = orderable.reduce((sum, { id }) => sum + Number(texts[id]), 0);
  const typed = JSON.stringify(orderable.map(({ id, code }) => [code, texts[id]]));
  const settled = useSettled(typed);
  const rows = useMemo(
    () => (JSON.parse(settled) as [string, string][]).map(([text, quantity]) => ({ text, quantity })),
    [settled],
  );
  // A CRMEB computes no totals of what is not in the cart, and has no part numbers.
  const isChecked = useOptionalQuery(capabilitiesQuery).data?.quickOrder === true && rows.length > 0;
  const total = useOptionalQuery(isChecked ? checkedLinesQuery(rows) : null).data?.total;
  const values = {
    items: orderable.length,
    pieces: formatQuantity(intl, pieces, product.unit),
    total: total === undefined ? '' : formatMoney(intl, total),
  };
  return (
    <div className={styles.summary}>
      <output className={styles.total} aria-busy={settled !== typed}>
        {orderable.length > 0 && (
          <>
            <Text as="span" size="small" tone="quiet">
              {intl.formatMessage({ id: 'shop.product.variants.sum' }, values)}
            </Text>{' '}
            {settled === typed && total !== undefined && (
              <Text as="strong" size="large" weight="bold">
                {values.total}
              </Text>
            )}
          </>
        )}
        {left > 0 && (
          <Text as="span" size="small" tone="warning">
            {intl.formatMessage({ id: 'shop.product.variants.unplaced' }, { count: left })}
          </Text>
        )}
      </output>
      <Button type="submit" name="intent" value="add-lines" icon="cart" pending={adding.state === 'pending'}>
        {intl.formatMessage({ id: 'shop.product.variants.addAll' })}
      </Button>
      <Button variant="quiet" onClick={onClear} disabled={filled.length === 0}>
        {intl.formatMessage({ id: 'shop.product.variants.clear' })}
      </Button>
      {adding.state === 'idle' && pending.state !== 'idle' ? (
        <AddToCartOutcome adding={pending} unit={product.unit} />
      ) : (
        <Outcome adding={adding} unit={product.unit} />
      )}
    </div>
  );
}

function Outcome({ adding, unit }: { adding: AddingLines; unit: string }) {
  const intl = useIntl();
  if (adding.state === 'failed') return <Banner tone="danger">{adding.message}</Banner>;
  const lines = adding.state === 'answered' ? [...adding.verdicts.values()] : [];
  const added = lines.filter(({ problem }) => problem === null);
  const pieces = added.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  return (
    <div role="status">
      {lines.length > 0 && (
        <Banner tone={added.length === lines.length ? 'success' : 'warning'}>
          {added.length > 0 && (
            <span>
              {intl.formatMessage({ id: 'shop.product.added' }, { quantity: formatQuantity(intl, pieces, unit) })}{' '}
            </span>
          )}
          {added.length < lines.length && (
            <span>
              {intl.formatMessage(
                { id: 'shop.product.variants.notAdded' },
                { count: lines.length - added.length },
              )}{' '}
            </span>
          )}
          {added.length > 0 && <Link href={screens.cart}>{intl.formatMessage({ id: 'shop.product.toCart' })}</Link>}
        </Banner>
      )}
    </div>
  );
}
