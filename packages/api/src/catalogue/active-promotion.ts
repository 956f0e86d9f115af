import type { Money } from '@rider/model/money';
import { PROMOTION_KINDS, type ActivePromotion, type PromotionKind } from '@rider/model/promotion';
import { amount, amountOrNull, id, instant, number, object, type Untrusted } from '../wire/index.ts';
import type { ProductRowWire, PromotionKindWire, ActivePromotionWire } from './wire.ts';

/** The wire's names of the kinds. */
export const PROMOTION_KIND_WIRE = {
  flashSale: 'seckill',
  presale: 'presell',
  groupBuy: 'group',
} as const satisfies Record<PromotionKind, PromotionKindWire>;

/** Reads a kind; undefined where the value names none. */
export function readPromotionKind(value: unknown): PromotionKind | undefined {
  return PROMOTION_KINDS.find((kind) => PROMOTION_KIND_WIRE[kind] === value);
}

/** The active promotion of a variant, and the start of the next; no member without one, so that documents stay small. */
export function readPromotionFields(row: Untrusted<Pick<ProductRowWire, 'offer' | 'offer_start'>>) {
  const promotion = readActivePromotion(row.offer);
  const promotionStartsAt = instant(row.offer_start);
  return { ...(promotion && { promotion }), ...(promotionStartsAt !== null && { promotionStartsAt }) };
}

function readActivePromotion(value: unknown): ActivePromotion | null {
  const row = object<ActivePromotionWire>(value);
  const kind = readPromotionKind(row.kind);
  const endsAt = instant(row.stop_time);
  if (kind === undefined || endsAt === null) return null;
  const price = amount(row.price, 'promotion price');
  return {
    kind,
    id: id(row.id, 'promotion id'),
    price,
    originalPrice: above(price, amountOrNull(row.ot_price)),
    most: number(row.most),
    endsAt,
    shipsAt: instant(row.ships_at),
  };
}

/** The list price, or null where it is not above the price. */
export function above(price: Money, original: Money | null): Money | null {
  return original !== null && original > price ? original : null;
}
