import type { Money } from '@rider/model/money';
import { promotionProblem, type LostPromotion } from '@rider/model/promotion';
import { ApiError } from '../http/api-error.ts';
import type { ActivePromotion, BuyerPromotion } from './active-promotions.ts';

/**
 * The promotion that decides a price: the cheapest that is below the ordinary price. The price of a group comes after all others, unless
 * goods were `added` for that group: it applies even where the ordinary price is lower.
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

/** What decides which promotion a line takes. */
export interface PromotedLine {
  skuId: number;
  quantity: number;
  /** The promotion with which it was added. */
  promotionId: number | null;
}

/** The promotion of a line, or why it has lost the one with which it was added. */
export interface LinePromotion {
  active: BuyerPromotion | null;
  lost: LostPromotion | null;
}

const problemOf = ({ remaining, per_buyer: perBuyer, bought }: BuyerPromotion, quantity: number) =>
  promotionProblem({ remaining, perBuyer, bought }, quantity);

/** The promotion that a line takes: the best that holds for its quantity, of a group only the one that it was added for. */
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

/** Presale goods ship later, so that they are ordered apart from goods in stock. @throws ApiError `parcels-apart`. */
export function requireOneParcel(promotions: readonly (BuyerPromotion | null)[]): void {
  const days = new Set(promotions.map((promotion) => promotion?.shipsAt?.getTime() ?? null));
  if (days.size > 1) throw new ApiError('parcels-apart', { status: 400 });
}
