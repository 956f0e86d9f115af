import type { Money } from '@rider/model/money';
import { promotionProblem, type LostPromotion } from '@rider/model/promotion';
import { ApiError } from '../http/api-error.ts';
import type { ActivePromotion, BuyerPromotion } from './active-promotions.ts';

/**
 * The promotion that sets a price: the cheapest one below the ordinary price. A group buy comes after all others, unless the line was
 * `added` for it: then it applies even if the ordinary price is lower.
 */
export function bestPromotion<Promotion extends Pick<ActivePromotion, 'id' | 'kind' | 'price' | 'ordinary'>>(
  promotions: readonly Promotion[],
  { ordinary, added = null }: { ordinary?: Money; added?: number | null } = {},
): Promotion | null {
  const isAdded = ({ kind, id }: Promotion) => kind === 'group' && id === added;
  const isOfStrangers = (each: Promotion) => Number(each.kind === 'group' && !isAdded(each));
  const [best = null] = promotions
    .filter((each) => each.price < (ordinary ?? each.ordinary) || isAdded(each))
    .toSorted((one, other) => isOfStrangers(one) - isOfStrangers(other) || one.price - other.price);
  return best;
}

/** The facts of a line that decide its promotion. */
export interface PromotedLine {
  skuId: number;
  quantity: number;
  /** The promotion with which it was added. */
  promotionId: number | null;
}

/** The promotion of a line, or why it lost the one with which it was added. */
export interface LinePromotion {
  active: BuyerPromotion | null;
  lost: LostPromotion | null;
}

const problemOf = ({ remaining, per_buyer: perBuyer, bought }: BuyerPromotion, quantity: number) =>
  promotionProblem({ remaining, perBuyer, bought }, quantity);

/** The promotion of a line: the best one for its quantity; a group buy only if the line was added for it. */
export function promotionOfLine(
  promotions: ReadonlyMap<number, BuyerPromotion>,
  { skuId, quantity, promotionId: added }: PromotedLine,
  ordinary: Money,
): LinePromotion {
  const holding = [...promotions.values()].filter(
    (each) =>
      each.sku_id === skuId && (each.kind !== 'group' || each.id === added) && problemOf(each, quantity) === null,
  );
  const active = bestPromotion(holding, { ordinary, added });
  if (added === null || active !== null) return { active, lost: null };
  const lost = promotions.get(added);
  return { active, lost: lost === undefined ? 'ended' : problemOf(lost, quantity) };
}

/** Requires that an order does not mix a presale, which ships later, with other lines. @throws ApiError `parcels-apart`. */
export function requireOneParcel(promotions: readonly (BuyerPromotion | null)[]): void {
  const days = new Set(promotions.map((promotion) => promotion?.shipsAt?.getTime() ?? null));
  if (days.size > 1) throw new ApiError('parcels-apart', { status: 400 });
}
