export { PAYMENT_DIFFERENCES, type PaymentDifference } from './reconciliation.ts';
export { PAY_BACK_REASONS, PAY_BACK_STATES, type PayBackReason, type PayBackState } from './pay-back.ts';
export {
  PAYMENT_EVENTS,
  isOpenPayment,
  nextPaymentState,
  OPEN_PAYMENT_STATES,
  PAYMENT_STATES,
  type PaymentEvent,
  type PaymentState,
} from './states.ts';
