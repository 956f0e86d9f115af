import type { Money } from '@rider/model/money';
import type { CouponScope } from '@rider/model/coupon';
import { splitAmount } from '../money/split-amount.ts';

/** A line of a checkout, as coupons need it. */
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

/**
 * The discount of each line, or null where the coupon does not apply: the lines in its scope must reach its threshold and cost more than
 * its reduction, so that nothing is ever free.
 */
export function discountOf(terms: CouponTerms, lines: readonly DiscountableLine[]): Money[] | null {
  const weights = lines.map((line) => (holdsFor(terms, line) ? line.total : 0));
  const eligible = weights.reduce<number>((sum, weight) => sum + weight, 0);
  if (eligible < terms.threshold || eligible <= terms.reduction) return null;
  return splitAmount(terms.reduction, weights);
}
