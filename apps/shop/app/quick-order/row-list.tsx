import { useStableCallback } from '@rider/ui/stable-callback';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import type { RowChange, TypedRow } from './order-rows.ts';
import { capabilitiesQuery } from '../data/capabilities-query.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { OrderRow, type OrderRowProps, type RowHandlers } from './order-row.tsx';
import type { RowVerdict } from './use-checked-rows.ts';
import * as styles from './order-rows.css.ts';

/** Props of the rows. */
export interface RowListProps {
  rows: readonly TypedRow[];
  verdictOf: (row: TypedRow) => RowVerdict | undefined;
  change: (change: RowChange) => void;
  onPaste: (at: number, text: string) => void;
  Extras?: OrderRowProps['Extras'];
}

/** The rows under column heads. Enter in a quantity goes to the next row, as in a spreadsheet. */
export function RowList({ rows, verdictOf, change, onPaste, Extras }: RowListProps) {
  const list = useRef<HTMLUListElement>(null);
  const isByName = useOptionalQuery(capabilitiesQuery).data?.listFilters === false;
  const focusRow = (place: number) => {
    const fields = list.current?.querySelectorAll<HTMLInputElement>('input[name="text"]') ?? [];
    fields[Math.min(place, fields.length - 1)]?.focus();
  };
  /** The rows that count with one. */
  const mergedWith = (id: number) => rows.filter((row) => verdictOf(row)?.mergedId === id).map((row) => row.id);
  const handlers: RowHandlers = {
    onType: useStableCallback((id, typed) => change({ change: 'type', id, typed })),
    onPaste: useStableCallback(onPaste),
    onQuantity: useStableCallback((id, quantity) =>
      change({ change: 'correct', corrections: [{ id, quantity: String(quantity) }], merged: mergedWith(id) }),
    ),
    onTake: useStableCallback((id, code) => change({ change: 'type', id, typed: { text: code } })),
    onRemove: useStableCallback((id) => {
      const place = rows.findIndex((row) => row.id === id);
      flushSync(() => change({ change: 'remove', ids: [id] }));
      focusRow(place);
    }),
    onNext: useStableCallback((id) => focusRow(rows.findIndex((row) => row.id === id) + 1)),
  };
  const placeOf = new Map(rows.map(({ id }, place) => [id, place + 1]));
  return (
    <div>
      <div aria-hidden className={styles.heads}>
        <span />
        <span>
          <FormattedMessage id={isByName ? 'shop.quickOrder.name' : 'shop.quickOrder.sku'} />
        </span>
        <span>
          <FormattedMessage id="shop.quickOrder.quantity" />
        </span>
        <span>
          <FormattedMessage id="shop.quickOrder.product" />
        </span>
        <span className={styles.sumHead}>
          <FormattedMessage id="shop.quickOrder.total" />
        </span>
      </div>
      <ul ref={list} className={styles.rows}>
        {rows.map((row, place) => {
          const verdict = verdictOf(row);
          return (
            <OrderRow
              key={row.id}
              row={row}
              number={place + 1}
              isByName={isByName}
              verdict={verdict}
              mergedRow={placeOf.get(verdict?.mergedId ?? -1) ?? 0}
              Extras={Extras}
              {...handlers}
            />
          );
        })}
      </ul>
    </div>
  );
}
