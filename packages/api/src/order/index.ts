export {
  buyAgain,
  cancelOrder,
  checkPayment,
  computeOrder,
  confirmOrder,
  confirmReceipt,
  createOrder,
  deleteOrder,
  getCashier,
  getOrder,
  getOrders,
  payOrder,
  type OrderListQuery,
} from './calls.ts';
export type * from './wire.ts';
