import type { CrossReference } from '../cross-reference/index.ts';
import type { Money } from '../money/index.ts';
import type { QuantityProblem, QuantityTerms } from '../quantity/index.ts';

/** A row of a quick order, as typed. */
export interface QuickOrderRow {
  /** A SKU, a barcode or words. */
  text: string;
  quantity: string;
}

/**
 * Why a row cannot be added: no variant has the text (`unknown`), several have it (`ambiguous`), its pieces count with an earlier row of the
 * same variant (`merged`), the cart takes no more lines (`cart-full`), its product is bought without the cart (`buy-now-only`), the backend gave
 * a reason of its own (`rejected`), or its quantity.
 */
export type QuickOrderProblem =
  | QuantityProblem
  | 'unknown'
  | 'ambiguous'
  | 'merged'
  | 'cart-full'
  | 'buy-now-only'
  | 'rejected';

/** The variant of a row, with the price of the row's quantity. */
export interface QuickOrderVariant extends QuantityTerms {
  productId: string;
  /** Id of the variant. */
  skuId: string;
  /** The SKU. */
  code: string;
  name: string;
  /** Chosen option values, e.g. "Matte Black, 10 mm". */
  variant: string;
  image: string;
  unit: string;
  /** Pieces that are in the buyer's cart; `stock` is what is left beside them. */
  inCart: number;
  unitPrice: Money;
  /** Weight of a piece, kg; null where unknown. */
  weightKg: number | null;
  lineTotal: Money;
}

/** A variant that a text may mean. */
export interface QuickOrderSuggestion {
  /** The SKU. */
  code: string;
  name: string;
  /** The competitor's number that the text is; absent where the text is like the SKU or the name. */
  replaces?: Pick<CrossReference, 'competitor' | 'number' | 'differs'>;
}

/** A row with its verdict. */
export interface CheckedRow {
  /** Null for a row that can be added, or was. */
  problem: QuickOrderProblem | null;
  /** The backend's own text of `rejected`. */
  message?: string;
  /** Pieces of the row and of those merged into it; null where the quantity is no number. */
  quantity: number | null;
  /** The place of the earlier row with which it counts. */
  mergedInto: number | null;
  variant: QuickOrderVariant | null;
  suggestions: readonly QuickOrderSuggestion[];
}

/** The verdicts on the rows of a quick order, in their order. */
export interface QuickOrderCheck {
  rows: readonly CheckedRow[];
  /** Pieces and sum of the rows without a problem. */
  pieces: number;
  total: Money;
}
