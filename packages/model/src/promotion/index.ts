/** Kinds of promotions by their names on the wire: flash sale, presale and group buy. */
export const PROMOTION_KINDS = ['seckill', 'presell', 'group'] as const;

/** A kind of promotion. */
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** States of a promotion by its time. */
export const PROMOTION_STATES = ['running', 'to-come', 'ended'] as const;

/** A state of a promotion. */
export type PromotionState = (typeof PROMOTION_STATES)[number];

/** Why a line no longer has the price of the promotion that it was added with. */
export type LostPromotion = 'ended' | 'sold-out' | 'over-limit';

/** The promotion whose price a line of a cart or an order has. Times are epoch milliseconds. */
export interface LinePromotion {
  kind: PromotionKind;
  /** When its price ends; null once it is ordered. */
  endsAt: number | null;
  /** When presell goods ship; null for goods in stock. */
  shipsAt: number | null;
}

/** What a buyer can still have of a promotion. */
export interface PromotionRoom {
  /** Pieces of the quota that no order holds. */
  remaining: number;
  /** The most pieces of one buyer; null without a limit. */
  perBuyer: number | null;
  /** Pieces that the buyer has ordered. */
  bought: number;
}

/** Why a promotion does not hold for a quantity, or null. */
export function promotionProblem(room: PromotionRoom, quantity: number): Exclude<LostPromotion, 'ended'> | null {
  if (room.perBuyer !== null && room.bought + quantity > room.perBuyer) return 'over-limit';
  return quantity > room.remaining ? 'sold-out' : null;
}
