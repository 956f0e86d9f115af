import { money, type Money } from '@rider/model/money';
import type { CouponObstacle, CouponScope } from '@rider/model/coupon';
import { splitAmount } from '../money/split-amount.ts';

/** A line of a checkout with the fields that determine discounts. */
export interface DiscountableLine {
  productId: number;
  /** The product's categories from the root to the leaf. */
  categoryPath: readonly number[];
  total: Money;
}

/** The terms of a coupon that determine its discount. */
export interface CouponTerms {
  scope: CouponScope;
  category_id: number | null;
  product_ids: readonly number[];
  threshold: Money;
  reduction: Money;
}

function holdsFor(terms: CouponTerms, line: DiscountableLine): boolean {
  switch (terms.scope) {
    case 'general':
      return true;
    case 'category':
      return terms.category_id !== null && line.categoryPath.includes(terms.category_id);
    case 'product':
      return terms.product_ids.includes(line.productId);
  }
}

/** The effect of a coupon on an order: the discount of each line, or the reason for none. */
export type CouponEffect =
  | { obstacle: null; discounts: Money[] }
  | { obstacle: Exclude<CouponObstacle, 'not-yet-valid'>; missing: Money };

/**
 * The effect of a coupon: the lines in its scope must reach its threshold and cost more than its reduction, so that nothing is ever free.
 * `missing` is the amount below the threshold.
 */
export function effectOf(terms: CouponTerms, lines: readonly DiscountableLine[]): CouponEffect {
  const weights = lines.map((line) => (holdsFor(terms, line) ? line.total : 0));
  const eligible = weights.reduce<number>((sum, weight) => sum + weight, 0);
  if (eligible === 0) return { obstacle: 'other-goods', missing: terms.threshold };
  if (eligible < terms.threshold) return { obstacle: 'below-threshold', missing: money(terms.threshold - eligible) };
  if (eligible <= terms.reduction) return { obstacle: 'above-goods', missing: money(0) };
  return { obstacle: null, discounts: splitAmount(terms.reduction, weights) };
}
