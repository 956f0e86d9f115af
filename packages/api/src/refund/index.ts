export {
  applyForRefund,
  cancelRefund,
  getRefund,
  getRefundableOrder,
  getRefundReasons,
  getRefunds,
  quoteRefund,
  sendReturnedGoods,
  type RefundListQuery,
} from './calls.ts';
export type * from './wire.ts';
