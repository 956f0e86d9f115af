import {
  getRefund,
  getRefundableOrder,
  getRefundReasons,
  getRefunds,
  quoteRefund,
  type RefundListQuery,
} from '@rider/api/refund';
import type { RefundedQuantity } from '@rider/model/refund';
import { getCouriers } from '@rider/api/shipping';
import { liveQuery, query } from '../data/query.ts';

export const refundReasonsQuery = query(['refund-reasons'], getRefundReasons);
export const refundableOrderQuery = (orderNumber: string) =>
  liveQuery(['refundable-order', orderNumber], (api) => getRefundableOrder(api, orderNumber));
export const refundQuoteQuery = (orderId: string, lines: readonly RefundedQuantity[]) =>
  liveQuery(['refund-quote', orderId, lines.map(({ lineId, quantity }) => `${lineId}:${quantity}`).join(',')], (api) =>
    quoteRefund(api, orderId, lines),
  );
export const refundQuery = (refundNumber: string) =>
  liveQuery(['refund', refundNumber], (api) => getRefund(api, refundNumber));
export const refundsQuery = (list: RefundListQuery) => liveQuery(['refunds', list], (api) => getRefunds(api, list));
export const couriersQuery = query(['couriers'], getCouriers);

/** Refunds per page of the list. */
export const REFUNDS_PER_PAGE = 10;
