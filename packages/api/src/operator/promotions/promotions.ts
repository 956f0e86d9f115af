import type { Localized } from '@rider/model/locale';
import type { Money } from '@rider/model/money';
import type { PromotionKind, PromotionState } from '@rider/model/promotion';
import type { EnteredPromotion, PromotionAdjustment } from '@rider/model/validation';
import { getOwn, postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';

/** The quantity from which a variant costs less without a promotion, and what it costs then. */
export interface CheaperWithout {
  from: number;
  price: Money;
}

/** A promotion with what it sold in paid orders, without what was refunded. Instants are epoch milliseconds. */
export interface OperatorPromotion {
  id: string;
  kind: PromotionKind;
  title: string;
  /** Code of the variant. */
  code: string;
  state: PromotionState;
  price: Money;
  /** Null where the variant never costs less. */
  cheaper: CheaperWithout | null;
  quota: number;
  /** Quantity of the quota that no order has reserved. */
  remaining: number;
  orders: number;
  pieces: number;
  /** Products after the orders' discounts, without freight. */
  amount: Money;
  startsAt: number;
  endsAt: number;
}

/** A daily time of flash sales on the shop's clock. */
export interface DailySlot {
  /** `10:00`. */
  starts: string;
  hours: number;
}

/** A promotion with all its terms. */
export interface OperatorPromotionTerms extends Pick<
  OperatorPromotion,
  'id' | 'kind' | 'code' | 'state' | 'price' | 'quota' | 'remaining' | 'startsAt' | 'endsAt'
> {
  /** Sent back with a change, which fails if another operator changed it first. */
  version: number;
  title: Localized;
  info: Localized;
  /** Name of the product with the chosen options. */
  name: string;
  perBuyer: number | null;
  slot: DailySlot | null;
  shipAfterDays: number | null;
  people: number | null;
  hours: number | null;
  /** Groups that are neither complete nor ended. */
  openGroups: number;
}

/** A variant that can be promoted. */
export interface PromotableVariant {
  code: string;
  /** Name of the product with the chosen options. */
  name: string;
  /** At the minimum quantity. */
  price: Money;
  stock: number;
}

/** The effect of a promotion that has been entered, but not saved. */
export interface PromotionCheck {
  /** The variant's price without the promotion, at the minimum quantity. */
  ordinary: Money;
  /** Whether the price is below it. */
  isReduced: boolean;
  cheaper: CheaperWithout | null;
  /** Whether the ordinary price is shown struck through: only if it was charged in the 30 days before the start. */
  strikesThrough: boolean;
  stock: number;
  /** Promotions of the variant at the same time. */
  overlaps: (Pick<OperatorPromotion, 'kind' | 'title' | 'price' | 'startsAt' | 'endsAt'> & {
    /** Whether one of the two would have no effect, so that the promotion cannot be saved. */
    pointless: boolean;
  })[];
}

/** Promotions, the latest to end first, searched by title and variant, by `PROMOTION_STATES`. */
export function getOperatorPromotions(api: Api, query: OperatorListQuery): Promise<OperatorList<OperatorPromotion>> {
  return getOperatorList(api, 'promotions', query);
}

/** One promotion. Rejects with 100026 for an unknown one. */
export function getOperatorPromotion(api: Api, id: string): Promise<OperatorPromotionTerms> {
  return getOwn(api, operatorPath`promotions/${id}`);
}

/** The variants whose SKU or name contains the words, at most ten. */
export function findPromotableVariants(api: Api, search: string): Promise<PromotableVariant[]> {
  return getOwn(api, operatorPath`promotable_variants`, { search });
}

/** The daily times of flash sales. */
export function getDailySlots(api: Api): Promise<DailySlot[]> {
  return getOwn(api, operatorPath`promotion_slots`);
}

/** Checks a promotion before it is saved; `id` is that of an existing one. Rejects with errors by field. */
export function checkPromotion(api: Api, promotion: EnteredPromotion, id?: string): Promise<PromotionCheck> {
  return postOwn(api, operatorPath`promotion_check`, { ...promotion, ...(id !== undefined && { id }) });
}

/** A promotion, and the version that the operator saw. */
type SeenPromotion = Pick<OperatorPromotionTerms, 'id' | 'version'>;

/** Creates a promotion. Rejects with errors by field, and with 910720 if it or another one would have no effect. */
export function createPromotion(api: Api, promotion: EnteredPromotion): Promise<void> {
  return postOwn(api, operatorPath`promotions`, promotion);
}

/**
 * Changes a scheduled promotion, whose kind and variant remain. Rejects as `createPromotion`, with 900013 if another operator changed it
 * first, and with 910721 if it has started.
 */
export function changePromotion(api: Api, { id, version }: SeenPromotion, promotion: EnteredPromotion): Promise<void> {
  return postOwn(api, operatorPath`promotions/${id}/change`, { ...promotion, version });
}

/** Changes quota and end of an active promotion. Rejects as `changePromotion`, and with 910722 if it is not active. */
export function adjustPromotion(
  api: Api,
  { id, version }: SeenPromotion,
  adjustment: PromotionAdjustment,
): Promise<void> {
  return postOwn(api, operatorPath`promotions/${id}/adjust`, { ...adjustment, version });
}

/** Ends a promotion now. Rejects with 900013 and 910722 as `adjustPromotion`. */
export function stopPromotion(api: Api, { id, version }: SeenPromotion): Promise<void> {
  return postOwn(api, operatorPath`promotions/${id}/stop`, { version });
}
