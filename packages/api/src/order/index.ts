export {
  buyAgain,
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
export { checkPayment, payOrder, type PayIn } from './paying.ts';
export type * from './wire.ts';
