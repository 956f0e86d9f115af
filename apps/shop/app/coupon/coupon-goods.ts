import { screens } from '@rider/model/screens';
import type { CouponTerms } from '@rider/model/coupon';

/** Where the goods are that a coupon holds for. */
export function couponGoods({ scope, categoryId, productIds }: CouponTerms): string {
  const [product] = productIds;
  if (scope === 'category' && categoryId !== null) return screens.categoryGoods(categoryId);
  if (scope === 'product' && product !== undefined) return screens.product(product);
  return screens.categories;
}
