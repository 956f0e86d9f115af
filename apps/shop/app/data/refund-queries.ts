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
import { query } from './query.ts';

export const refundReasonsQuery = query(['refund-reasons'], getRefundReasons);
export const refundableOrderQuery = (orderNumber: string) =>
  query(['refundable-order', orderNumber], (api) => getRefundableOrder(api, orderNumber));
export const refundQuoteQuery = (orderId: string, lines: readonly RefundedQuantity[]) =>
  query(['refund-quote', orderId, lines.map(({ lineId, quantity }) => `${lineId}:${quantity}`).join(',')], (api) =>
    quoteRefund(api, orderId, lines),
  );
export const refundQuery = (refundNumber: string) =>
  query(['refund', refundNumber], (api) => getRefund(api, refundNumber));
export const refundsQuery = (list: RefundListQuery) => query(['refunds', list], (api) => getRefunds(api, list));
export const couriersQuery = query(['couriers'], getCouriers);

/** Refunds on a page of the list. */
export const REFUNDS_PER_PAGE = 10;

/** Names of queries whose answers a step of a refund changes. */
export const REFUND_CHANGES = [
  'refund',
  'refunds',
  'refundable-order',
  'refund-quote',
  'order',
  'orders',
  'user',
] as const;
