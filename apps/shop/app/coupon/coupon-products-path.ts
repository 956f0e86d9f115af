import { screens } from '@rider/model/screens';
import type { CouponTerms } from '@rider/model/coupon';

/** The address of the products that a coupon applies to. */
export function couponProductsPath({ scope, categoryId, productIds }: CouponTerms): string {
  const [product] = productIds;
  if (scope === 'category' && categoryId !== null) return screens.categoryProducts(categoryId);
  if (scope === 'product' && product !== undefined) return screens.product(product);
  return screens.categories;
}
