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
  requestApproval,
  type OrderChoices,
} from './calls.ts';
export { getOrderTable, MOST_EXPORTED_ORDERS, type OrderFileRows } from './files.ts';
export type { OrderListQuery } from './order-list.ts';
export { placeDirectOrder, type DirectOrder, type DirectOrderInput } from './direct-order.ts';
export { checkPayment, payOrder, type ProviderPayment } from './pay-order.ts';
export type * from './wire.ts';
export { METHOD_NAMES, methodOf } from './wire-names.ts';
