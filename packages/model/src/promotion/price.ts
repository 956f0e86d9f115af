import type { Money } from '../money/index.ts';
import { isContractAt, priceAt, type QuantityBreak } from '../price/index.ts';
import type { ActivePromotion } from './promotion.ts';

/** The prices of a variant. */
interface VariantPrices {
  price: Money;
  contract?: boolean;
  originalPrice: Money | null;
  tiers: QuantityBreak[];
  stock: number;
  promotion?: ActivePromotion;
}

/**
 * A variant at the prices of the cart: that of its active promotion, and beyond the most pieces of the promotion its own. The price of a
 * group buy is only for those who buy in a group.
 */
export function atPromotionPrice<Variant extends VariantPrices>(variant: Variant): Variant {
  const { price: ordinary, tiers, stock, promotion } = variant;
  if (promotion === undefined || promotion.kind === 'groupBuy') return variant;
  const { price, originalPrice, most } = promotion;
  const beyond = most + 1;
  const within = tiers.filter((tier) => tier.quantity < beyond && tier.price < price);
  const after: QuantityBreak[] =
    beyond > stock
      ? []
      : [
          {
            quantity: beyond,
            price: priceAt(ordinary, tiers, beyond),
            ...(isContractAt(variant, beyond) && { contract: true }),
          },
          ...tiers.filter(({ quantity }) => quantity > beyond),
        ];
  const isMarked = variant.contract === true;
  return { ...variant, price, originalPrice, ...(isMarked && { contract: false }), tiers: [...within, ...after] };
}
