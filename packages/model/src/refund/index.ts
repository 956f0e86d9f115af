export type * from './refund.ts';
export {
  allowedRefundActions,
  isOpenRefund,
  nextRefundState,
  OPEN_REFUND_STATES,
  REFUND_STATES,
  refundEventsFor,
  refundKindsOf,
  type RefundAction,
  type RefundActor,
  type RefundEvent,
  type RefundKind,
  type RefundState,
} from './states.ts';
