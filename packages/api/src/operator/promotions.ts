import type { Money } from '@rider/model/money';
import { PROMOTION_KINDS, PROMOTION_STATES, type PromotionKind, type PromotionState } from '@rider/model/promotion';
import type { Api } from '../transport/index.ts';
import { amount, id, instant, number, text, type Untrusted } from '../wire/index.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from './list.ts';
import type { OperatorPromotionWire } from './wire.ts';

/** A promotion with what it sold in paid orders, without what was refunded. Instants are epoch milliseconds. */
export interface OperatorPromotion {
  /** Among all promotions, e.g. `seckill-3`. */
  id: string;
  kind: PromotionKind;
  title: string;
  /** Code of the article. */
  code: string;
  state: PromotionState;
  price: Money;
  /** The quantity from which the article costs less without the promotion, and what it costs then; null where it never does. */
  cheaper: { from: number; price: Money } | null;
  quota: number;
  /** Pieces of the quota that no order holds. */
  remaining: number;
  orders: number;
  pieces: number;
  /** Goods after the orders' discounts, without freight. */
  amount: Money;
  startsAt: number;
  endsAt: number;
}

function readCheaper(given: unknown): OperatorPromotion['cheaper'] {
  if (typeof given !== 'object' || given === null) return null;
  const { from, price } = given as Untrusted<NonNullable<OperatorPromotionWire['cheaper']>>;
  return { from: number(from), price: amount(price, 'price') };
}

/** Promotions, the latest to end first, searched by title and article, by `PROMOTION_STATES`. */
export function getOperatorPromotions(api: Api, query: OperatorListQuery): Promise<OperatorList<OperatorPromotion>> {
  return getOperatorList(api, 'operator/promotions', query, (row: Untrusted<OperatorPromotionWire>) => {
    const kind = PROMOTION_KINDS.find((known) => known === text(row.kind)) ?? 'seckill';
    return {
      id: `${kind}-${id(row.id, 'promotion id')}`,
      kind,
      title: text(row.title),
      code: text(row.code),
      state: PROMOTION_STATES.find((known) => known === text(row.state)) ?? 'ended',
      price: amount(row.price, 'price'),
      cheaper: readCheaper(row.cheaper),
      quota: number(row.quota),
      remaining: number(row.remaining),
      orders: number(row.orders),
      pieces: number(row.pieces),
      amount: amount(row.amount, 'amount'),
      startsAt: instant(row.start_time) ?? 0,
      endsAt: instant(row.stop_time) ?? 0,
    };
  });
}
