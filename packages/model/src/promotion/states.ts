/** States of a promotion: before its time, in it, after it; `soldOut` is in its time, with nothing left. */
export const PROMOTION_STATES = ['scheduled', 'active', 'ended', 'soldOut'] as const;

/** A state of a promotion. */
export type PromotionState = (typeof PROMOTION_STATES)[number];

/** The time of a promotion in epoch milliseconds; the end does not belong to it. */
export interface PromotionTime {
  startsAt: number;
  endsAt: number;
}

/** The state of a promotion at `now`, with what remains of its quota. */
export function promotionState({ startsAt, endsAt }: PromotionTime, remaining: number, now: number): PromotionState {
  if (now < startsAt) return 'scheduled';
  if (now >= endsAt) return 'ended';
  return remaining > 0 ? 'active' : 'soldOut';
}

/** When the state next changes by time alone: the start, or the end once started. */
export function nextPromotionChange({ state, startsAt, endsAt }: PromotionTime & { state: PromotionState }): number {
  return state === 'scheduled' ? startsAt : endsAt;
}

/** Why a line no longer has the price of the promotion that it was added with. */
export type LostPromotion = 'ended' | 'sold-out' | 'over-limit';

/** What a buyer can still have of a promotion. */
export interface PromotionAllowance {
  /** Pieces of the quota that no order holds. */
  remaining: number;
  /** The most pieces of one buyer; null without a limit. */
  perBuyer: number | null;
  /** Pieces that the buyer has ordered. */
  bought: number;
}

/** Why a promotion does not hold for a quantity, or null. */
export function promotionProblem(
  allowance: PromotionAllowance,
  quantity: number,
): Exclude<LostPromotion, 'ended'> | null {
  if (allowance.perBuyer !== null && allowance.bought + quantity > allowance.perBuyer) return 'over-limit';
  return quantity > allowance.remaining ? 'sold-out' : null;
}
