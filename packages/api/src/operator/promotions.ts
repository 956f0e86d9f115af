import type { Money } from '@rider/model/money';
import type { PromotionKind, PromotionState } from '@rider/model/promotion';
import type { Api } from '../transport/index.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from './list.ts';

/** A promotion with what it sold in paid orders, without what was refunded. Instants are epoch milliseconds. */
export interface OperatorPromotion {
  /** Among all promotions, e.g. `flashSale-3`. */
  id: string;
  kind: PromotionKind;
  title: string;
  /** Code of the variant. */
  code: string;
  state: PromotionState;
  price: Money;
  /** The quantity from which the variant costs less without the promotion, and what it costs then; null where it never does. */
  cheaper: { from: number; price: Money } | null;
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

/** Promotions, the latest to end first, searched by title and variant, by `PROMOTION_STATES`. */
export function getOperatorPromotions(api: Api, query: OperatorListQuery): Promise<OperatorList<OperatorPromotion>> {
  return getOperatorList(api, 'promotions', query);
}
