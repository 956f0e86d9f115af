import { nearestQuantity, quantityProblem, readQuantity } from '@rider/model/quantity';
import { useState } from 'react';
import type { LineVerdict } from '../../../cart/add-lines.ts';
import type { ProductPageSku } from '../../../data/queries.ts';

/** Texts of the fields by variant id; a field without one is empty. */
export type Quantities = Readonly<Record<string, string>>;

/** What a cell shows beside its variant. */
export interface CellState {
  text: string;
  /** Why the quantity cannot be added. */
  problem: LineVerdict['problem'];
  /** The server's verdict with this problem; null for one that the page has found. */
  verdict: LineVerdict | null;
  /** The quantity that mends the problem; null without one. */
  nearest: number | null;
  /** Pieces that were just added. */
  added: number;
}

/** The name of the field of a variant, as the cart reads it. */
export const fieldOf = (sku: { id: string }): string => `quantity.${sku.id}`;

/** Whether a text orders nothing. */
export const isNothing = (text: string): boolean => text.trim() === '' || readQuantity(text) === 0;

/** The quantities of the table, and the server's verdicts on those that were sent. */
export function useQuantities(skus: readonly ProductPageSku[], first: Quantities) {
  const [texts, setTexts] = useState(first);
  const [verdicts, setVerdicts] = useState<ReadonlyMap<string, LineVerdict>>(new Map());

  function cellOf(sku: ProductPageSku): CellState {
    const text = texts[sku.id] ?? '';
    const verdict = verdicts.get(sku.id) ?? null;
    const added = (verdict?.problem === null && verdict.quantity) || 0;
    if (isNothing(text)) return { text, problem: null, verdict: null, nearest: null, added };
    const own = quantityProblem(text, sku);
    const problem = own ?? verdict?.problem ?? null;
    const nearest = problem && nearestQuantity(readQuantity(text), (own === null && verdict?.variant) || sku);
    return { text, problem, verdict: own === null ? verdict : null, nearest, added: 0 };
  }

  return {
    texts,
    cellOf,
    /** The variants with a quantity. */
    filled: skus.filter(({ id }) => !isNothing(texts[id] ?? '')),
    /** Sets texts; the verdicts on them no longer hold. */
    set(changed: Quantities) {
      setTexts((before) => ({ ...before, ...changed }));
      setVerdicts((before) => new Map([...before].filter(([id]) => !(id in changed))));
    },
    /** Shows the verdicts by variant id: what was added leaves its field. */
    settle(answered: ReadonlyMap<string, LineVerdict>) {
      setVerdicts(answered);
      const added = [...answered].filter(([, { problem }]) => problem === null);
      setTexts((before) => ({ ...before, ...Object.fromEntries(added.map(([id]) => [id, ''])) }));
    },
  };
}

/** The state of the table's quantities. */
export type MatrixQuantities = ReturnType<typeof useQuantities>;
