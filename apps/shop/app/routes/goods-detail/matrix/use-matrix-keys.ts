import { useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react';
import type { ProductPageSku } from '../../../data/queries.ts';
import { nextField, pastedBlock, stepOf, type Position } from './grid-moves.ts';
import type { Quantities } from './use-quantities.ts';

/** The rows of the table: the variants that have a field. */
export type FieldRows = readonly (readonly (ProductPageSku | undefined)[])[];

function positionOf({ dataset }: HTMLInputElement): Position {
  return { row: Number(dataset['row']), column: Number(dataset['column']) };
}

function focusField(table: HTMLElement, { row, column }: Position): void {
  table.querySelector<HTMLInputElement>(`input[data-row="${row}"][data-column="${column}"]`)?.focus();
}

/**
 * The table as a spreadsheet: one field is a stop of the Tab key, arrow keys and Enter move, and a block of copied cells is pasted from the
 * field on. `onPaste` gets the texts by variant, and the number of those that had no field.
 */
export function useMatrixKeys(rows: FieldRows, onPaste: (texts: Quantities, left: number) => void) {
  const [focused, setFocused] = useState<Position>();
  const first = (): Position => {
    const row = rows.findIndex((cells) => cells.some(Boolean));
    return { row, column: rows[row]?.findIndex(Boolean) ?? 0 };
  };
  return {
    active: focused ?? first(),
    handlers: {
      onFocus({ target }: FocusEvent) {
        if (!(target instanceof HTMLInputElement)) return;
        setFocused(positionOf(target));
        // What is typed next replaces the number.
        target.select();
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const { target: field } = event;
        if (!(field instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const step = stepOf(event);
        if (step === undefined) return;
        event.preventDefault();
        const hasField = rows.map((cells) => cells.map(Boolean));
        const next = nextField(positionOf(field), step, hasField);
        if (next) focusField(event.currentTarget, next);
      },
      onPaste(event: ClipboardEvent<HTMLElement>) {
        const block = pastedBlock(event.clipboardData.getData('text/plain'));
        if (!(event.target instanceof HTMLInputElement) || block === null) return;
        event.preventDefault();
        const { row, column } = positionOf(event.target);
        const cells = block.flatMap((line, down) =>
          line.map((text, right) => ({ text, sku: rows[row + down]?.[column + right] })),
        );
        const placed = cells.flatMap(({ text, sku }) => (sku ? [[sku.id, text] as const] : []));
        onPaste(Object.fromEntries(placed), cells.filter(({ text, sku }) => !sku && text !== '').length);
      },
    },
  };
}
