export {
  applyForRefund,
  cancelRefund,
  getRefund,
  getRefundableOrder,
  getRefundReasons,
  getRefunds,
  quoteRefund,
  REFUND_REQUEST_FIELDS,
  RETURN_LOGISTICS_FIELDS,
  sendReturnShipment,
  type RefundListQuery,
} from './calls.ts';
export type * from './wire.ts';
