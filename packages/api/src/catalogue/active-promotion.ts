import type { Money } from '@rider/model/money';
import type { ActivePromotion, PromotionKind } from '@rider/model/promotion';
import { instant, ownField, type Untrusted } from '../wire/index.ts';
import type { ProductRowWire, PromotionKindWire } from './wire.ts';

/** The wire's names of the kinds. */
export const PROMOTION_KIND_WIRE = {
  flashSale: 'seckill',
  presale: 'presell',
  groupBuy: 'group',
} as const satisfies Record<PromotionKind, PromotionKindWire>;

/** The kinds by their names of the wire. */
export const PROMOTION_KIND_OF = {
  seckill: 'flashSale',
  presell: 'presale',
  group: 'groupBuy',
} as const satisfies Record<PromotionKindWire, PromotionKind>;

/** The active promotion of a variant, and the start of the next; no member without one, so that documents stay small. */
export function readPromotionFields(row: Untrusted<Pick<ProductRowWire, 'offer' | 'offer_start'>>) {
  const promotion = ownField<ActivePromotion>(row.offer);
  const promotionStartsAt = instant(row.offer_start);
  return { ...(promotion && { promotion }), ...(promotionStartsAt !== null && { promotionStartsAt }) };
}

/** The list price, or null where it is not above the price. */
export function above(price: Money, original: Money | null): Money | null {
  return original !== null && original > price ? original : null;
}
