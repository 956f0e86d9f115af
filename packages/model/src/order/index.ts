export type * from './order.ts';
export { CUSTOM_FIELD_KINDS, type CustomAnswer, type CustomField } from './custom-field.ts';
export type { RefundableLine, RefundableOrder } from './refundable-order.ts';
export { isPartShipped, linesInParcel, linesLeft, parcelOf, shippedOf } from './parcel.ts';
export { shownOrderState, waitsForGroup } from './waits-for-group.ts';
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
export * from './entered-lines.ts';
export {
  deliveryPlan,
  isBeforeTerms,
  lastNearDay,
  lastTermsDay,
  NO_DELIVERY_TERMS,
  shipByState,
  shipDay,
  termsProblems,
  type DeliveryPlan,
  type DeliveryTerms,
  type TermsProblem,
} from './delivery-terms.ts';
export { shopDiscountOn, type ShopDiscount } from './shop-discount.ts';
export {
  INITIAL_PAYMENTS,
  offeredMethods,
  PAYMENT_METHODS,
  type OfferedMethod,
  type PaymentSettings,
} from './payment-settings.ts';
export {
  formatNumber,
  INITIAL_NUMBERS,
  type NumberFormat,
  type NumberFormats,
  type OrderNumberFormat,
} from './number-format.ts';
