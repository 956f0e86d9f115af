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
