import { money, type Money } from '@rider/model/money';
import { shopDiscountOn, type ShopDiscount } from '@rider/model/order';
import type { Selectable } from 'kysely';
import { ApiError } from '../http/api-error.ts';
import { splitAmount } from '../money/split-amount.ts';
import type { SplitLine } from '../money/split-over-lines.ts';
import { sumOf } from '../money/sum-of.ts';
import type { CustomerOrderTable } from './tables.ts';

type StoredOrder = Selectable<CustomerOrderTable>;
type DiscountColumn = 'shop_discount' | 'shop_discount_rate' | 'shop_discount_reason';

/**
 * Splits a discount of the shop over lines by their price after the coupon. The lines must cost more than the discount, so that nothing is
 * ever free. @throws ApiError `discount-over-products`.
 */
export function withShopDiscount<Line extends SplitLine>(
  lines: readonly Line[],
  given: ShopDiscount | null,
): { lines: readonly Line[]; shopDiscount: ShopDiscount | null } {
  if (given === null) return { lines, shopDiscount: null };
  const prices = lines.map((line) => money(line.line_total - line.discount));
  const products = sumOf(prices);
  const amount = shopDiscountOn(products, given);
  if (amount >= products) throw new ApiError('discount-over-products', { status: 400 });
  const shares = splitAmount(amount, prices);
  return {
    lines: lines.map((line, index) => ({ ...line, discount: money(line.discount + (shares[index] ?? 0)) })),
    shopDiscount: { ...given, amount },
  };
}

/** The discount that an operator gave on an order; null without one. */
export function shopDiscountOf(row: Pick<StoredOrder, DiscountColumn>): ShopDiscount | null {
  if (row.shop_discount_reason === '') return null;
  return { rate: row.shop_discount_rate, amount: row.shop_discount, reason: row.shop_discount_reason };
}

/** The discount by the coupon of an order. */
export function couponDiscountOf({ discount, shop_discount: given }: Pick<StoredOrder, 'discount' | DiscountColumn>) {
  return money(discount - given);
}

/** The columns of the discounts of an order. */
export function discountColumns({ discount, shopDiscount }: { discount: Money; shopDiscount: ShopDiscount | null }) {
  return {
    discount,
    shop_discount: shopDiscount?.amount ?? money(0),
    shop_discount_rate: shopDiscount?.rate ?? null,
    shop_discount_reason: shopDiscount?.reason ?? '',
  };
}
