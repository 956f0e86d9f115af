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
export type * from './model.ts';
export { parcelOf } from './parcel.ts';
export {
  allowedActions,
  nextOrderState,
  orderEventsFor,
  STORED_ORDER_STATES,
  type OrderAction,
  type OrderActor,
  type OrderEvent,
  type StoredOrderState,
} from './states.ts';
