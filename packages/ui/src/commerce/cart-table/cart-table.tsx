'use client';

import type { CartLine as Line } from '@rider/model/cart';
import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce } from '../../primitives/announcer/index.ts';
import { useStableCallback } from '../../primitives/stable-callback/index.ts';
import { CartLine } from '../cart-line/index.ts';
import * as styles from './cart-table.css.ts';

/** A cart line with its pending change. */
export interface CartTableLine extends Line {
  /** Its quantity is not confirmed yet. */
  pending?: boolean;
  /** The error of the last change, and its quantity; 0 for a removal. */
  failure?: { readonly message: string; readonly wanted?: number } | null;
}

/** Props of the table. */
export interface CartTableProps {
  /** Lines of the cart, in their order. */
  lines: readonly CartTableLine[];
  /** Shown for an empty cart; gets the focus when the last line is removed. */
  empty?: ReactNode;
  /** Called with a line's id and the new quantity; without it the line's form is posted. */
  onQuantityChange?: (lineId: string, quantity: number) => void;
  /** Called with the id of the line to remove; without it the line's form is posted. */
  onRemove?: (lineId: string) => void;
  /** Called with the id of a line to retry its failed change. */
  onRetry?: (lineId: string) => void;
}

/** The cart lines under column heads. After a removal the focus moves to the next line. */
export function CartTable({ lines, empty, onQuantityChange, onRemove, onRetry }: CartTableProps) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const leaving = useRef<{ lineId: string; index: number } | null>(null);
  useLayoutEffect(() => {
    const left = leaving.current;
    if (!left || lines.some(({ id }) => id === left.lineId)) return;
    leaving.current = null;
    const buttons = box.current?.querySelectorAll<HTMLElement>('button[value="remove"]') ?? [];
    (buttons[Math.min(left.index, buttons.length - 1)] ?? box.current)?.focus();
  }, [lines]);
  const change = useStableCallback((lineId: string, quantity: number) => onQuantityChange?.(lineId, quantity));
  const retry = useStableCallback((lineId: string) => onRetry?.(lineId));
  const remove = useStableCallback(({ id, name }: CartTableLine) => {
    leaving.current = { lineId: id, index: lines.findIndex((line) => line.id === id) };
    announce(intl.formatMessage({ id: 'ui.cartTable.removed' }, { name }));
    onRemove?.(id);
  });
  if (lines.length === 0) {
    return (
      <div ref={box} tabIndex={-1} data-component="cart-table" data-state="empty" className={styles.empty}>
        {empty}
      </div>
    );
  }
  return (
    <div ref={box} data-component="cart-table">
      <ColumnHeads />
      <ul className={styles.lines}>
        {lines.map((line) => (
          <TableRow
            key={line.id}
            line={line}
            onQuantityChange={onQuantityChange && change}
            onRemove={onRemove && remove}
            onRetry={onRetry && retry}
          />
        ))}
      </ul>
    </div>
  );
}

interface TableRowProps {
  line: CartTableLine;
  onQuantityChange: CartTableProps['onQuantityChange'] | undefined;
  onRemove: ((line: CartTableLine) => void) | undefined;
  onRetry: CartTableProps['onRetry'] | undefined;
}

/** Each answer has new lines, and a cart may have hundreds: only those with other contents are rendered. */
const TableRow = memo(
  function TableRow({ line, onQuantityChange, onRemove, onRetry }: TableRowProps) {
    return (
      <li>
        <CartLine
          line={line}
          pending={line.pending ?? false}
          failure={line.failure?.message}
          failedQuantity={line.failure?.wanted}
          onQuantityChange={onQuantityChange && ((quantity) => onQuantityChange(line.id, quantity))}
          onRemove={onRemove && (() => onRemove(line))}
          onRetry={onRetry && (() => onRetry(line.id))}
        />
      </li>
    );
  },
  (before, after) =>
    before.onQuantityChange === after.onQuantityChange &&
    before.onRemove === after.onRemove &&
    before.onRetry === after.onRetry &&
    JSON.stringify(before.line) === JSON.stringify(after.line),
);

/** Visual only: each control and figure of a line has a label. */
function ColumnHeads() {
  return (
    <div aria-hidden className={styles.heads}>
      <span className={styles.productHead}>
        <FormattedMessage id="ui.cartTable.product" />
      </span>
      <span>
        <FormattedMessage id="ui.cartTable.price" />
      </span>
      <span>
        <FormattedMessage id="ui.cartTable.quantity" />
      </span>
      <span className={styles.totalHead}>
        <FormattedMessage id="ui.cartTable.total" />
      </span>
    </div>
  );
}
