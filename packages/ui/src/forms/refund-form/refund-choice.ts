'use client';

import type { RefundableLine } from '@rider/model/order';
import type { RefundKind } from '@rider/model/refund';
import { useRef, useState } from 'react';

/** The fields of an order line with a refundable quantity. */
export type RefundFormLine = Pick<
  RefundableLine,
  'id' | 'name' | 'variant' | 'image' | 'unit' | 'unitPrice' | 'refundable'
>;

/** A line and a quantity. */
export interface RefundQuantity {
  id: string;
  quantity: number;
}

/** The requested refund. */
export interface RefundChoice {
  kind: RefundKind;
  lines: readonly RefundQuantity[];
}

/** A line with its form state. */
export interface ChosenLine {
  line: RefundFormLine;
  checked: boolean;
  /** The typed quantity. */
  text: string;
  /** Null when the typed text is no refundable quantity. */
  quantity: number | null;
}

/** The kind, and what was typed by line. */
interface RefundInput {
  kind: RefundKind;
  typed: ReadonlyMap<string, { checked: boolean; text: string }>;
}

function quantityOf(text: string, { refundable }: RefundFormLine): number | null {
  const quantity = Number(text);
  return /^\d+$/.test(text.trim()) && quantity >= 1 && quantity <= refundable ? quantity : null;
}

/** Initial values and callback. */
interface RefundChoiceInput {
  lines: readonly RefundFormLine[];
  /** The whole order when absent. */
  initialLines: readonly RefundQuantity[] | undefined;
  initialKind: RefundKind;
  onChange: ((choice: RefundChoice) => void) | undefined;
}

/** State of the form. `choice` is null while a quantity is invalid. */
export function useRefundChoice({ lines, initialLines, initialKind, onChange }: RefundChoiceInput) {
  const [state, setState] = useState<RefundInput>({ kind: initialKind, typed: new Map() });
  // Several fields may report input from before hydration in one render.
  const latest = useRef(state);
  const chosenOf = ({ typed }: RefundInput) =>
    lines.map((line): ChosenLine => {
      const given = initialLines?.find(({ id }) => id === line.id);
      const fallback = { checked: !initialLines || !!given, text: String(given?.quantity ?? line.refundable) };
      const { checked, text } = typed.get(line.id) ?? fallback;
      return { line, checked, text, quantity: quantityOf(text, line) };
    });
  const { kind } = state;
  const chosen = chosenOf(state);
  const quantities = quantitiesOf(chosen);
  function set(next: RefundInput) {
    latest.current = next;
    setState(next);
    const changed = quantitiesOf(chosenOf(next));
    if (changed) onChange?.({ kind: next.kind, lines: changed });
  }
  const change = (turn: (each: ChosenLine) => ChosenLine) => {
    const next = chosenOf(latest.current).map(turn);
    set({ ...latest.current, typed: new Map(next.map(({ line, checked, text }) => [line.id, { checked, text }])) });
  };
  return {
    kind,
    chosen,
    choice: quantities && { kind, lines: quantities },
    choose: (next: RefundKind) => set({ ...latest.current, kind: next }),
    check: (id: string, checked: boolean) => change((each) => (each.line.id === id ? { ...each, checked } : each)),
    checkAll: (checked: boolean) => change((each) => ({ ...each, checked })),
    type: (id: string, text: string) =>
      change((each) => (each.line.id === id ? { ...each, text, quantity: quantityOf(text, each.line) } : each)),
  };
}

/** Result of `useRefundChoice`. */
export type RefundChoiceState = ReturnType<typeof useRefundChoice>;

/** Returns the chosen quantities; null while one is invalid. */
function quantitiesOf(chosen: readonly ChosenLine[]): readonly RefundQuantity[] | null {
  const quantities: RefundQuantity[] = [];
  for (const { line, checked, quantity } of chosen) {
    if (!checked) continue;
    if (quantity === null) return null;
    quantities.push({ id: line.id, quantity });
  }
  return quantities;
}
