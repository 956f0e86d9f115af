import type { Money } from '../money/index.ts';
import type { LinePromotion, LostPromotion } from '../promotion/index.ts';
import type { QuantityBreak } from '../price/index.ts';

/** Reason why a line cannot be ordered in its current state. */
export type CartLineProblem = 'gone' | 'out-of-stock' | 'not-enough-stock' | 'below-minimum' | 'off-pack';

/** A line of the cart. Ids exceed 2^53 on the wire and stay strings. */
export interface CartLine {
  id: string;
  productId: string;
  skuId: string;
  skuCode: string;
  name: string;
  /** Chosen attribute values, e.g. "Matte Black, 10 mm". */
  variant: string;
  image: string;
  unit: string;
  quantity: number;
  /** Unit price at this quantity. */
  unitPrice: Money;
  /** The unit price without quantity breaks when one lowered it, else null. */
  listPrice: Money | null;
  /** Whether the buyer has `unitPrice` by contract; absent if not. */
  contractPrice?: boolean;
  lineTotal: Money;
  stock: number;
  minimum: number;
  pack: number;
  tiers: QuantityBreak[];
  problem: CartLineProblem | null;
  /** The promotion whose price it has. */
  promotion?: LinePromotion | null | undefined;
  /** Why it no longer has the price of the promotion that it was added with. */
  lostPromotion?: LostPromotion | null | undefined;
}

/** The cart (`pc/get_cart_list`): orderable lines, and lines whose products no longer exist. */
export interface Cart {
  lines: CartLine[];
  invalid: CartLine[];
  /** Sum of the orderable lines. */
  total: Money;
}

/** Counts for the header badge (`cart/count`). */
export interface CartCount {
  pieces: number;
}
