export { buyAgain } from './buy-again.ts';
export {
  cancelOrder,
  computeOrder,
  confirmOrder,
  confirmReceipt,
  createOrder,
  deleteOrder,
  getCashier,
  getOrder,
  getOrders,
  type OrderListQuery,
} from './calls.ts';
export { checkPayment, payOrder, type ProviderPayment } from './pay-order.ts';
export type * from './wire.ts';
export { METHOD_NAMES, methodOf } from './wire-names.ts';
