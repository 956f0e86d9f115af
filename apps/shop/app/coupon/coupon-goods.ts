import type { CouponTerms } from '@rider/api/coupon';

/** Where the goods are that a coupon holds for. */
export function couponGoods({ scope, categoryId, productIds }: CouponTerms): string {
  const [product] = productIds;
  if (scope === 'category' && categoryId !== null) return `/goods_cate_b?sid=${encodeURIComponent(categoryId)}`;
  if (scope === 'product' && product !== undefined) return `/goods_detail/${encodeURIComponent(product)}`;
  return '/goods_cate';
}
