import type { Goods } from './goods.ts';

/** Why a line cannot be ordered as it stands; null when it can (R6.12, the wire's `problem`). */
export type LineProblem = 'gone' | 'out-of-stock' | 'not-enough-stock' | 'below-minimum' | 'off-pack' | null;

type Terms = Pick<Goods, 'stock' | 'minimum' | 'pack'>;

/** Judges a quantity against the SKU's terms and stock; a missing SKU is `gone`. */
export function lineProblem(terms: Terms | undefined, quantity: number): LineProblem {
  if (terms === undefined) return 'gone';
  if (terms.stock === 0) return 'out-of-stock';
  if (quantity < terms.minimum) return 'below-minimum';
  if (quantity % terms.pack !== 0) return 'off-pack';
  if (quantity > terms.stock) return 'not-enough-stock';
  return null;
}
