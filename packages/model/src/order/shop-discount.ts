import { money, type Money } from '../money/index.ts';
import { WHOLE_RATE } from '../tax/index.ts';

/** A discount that the shop gives on an order, with the reason that the buyer sees. */
export interface ShopDiscount {
  /** Thousandths of a percent of the products after the coupon; null for a fixed amount. */
  rate: number | null;
  amount: Money;
  reason: string;
}

/** The amount of a discount on products; by a rate rounded half up to the cent. */
export function shopDiscountOn(products: Money, { rate, amount }: Pick<ShopDiscount, 'rate' | 'amount'>): Money {
  return rate === null ? amount : money(Math.round((products * rate) / WHOLE_RATE));
}
