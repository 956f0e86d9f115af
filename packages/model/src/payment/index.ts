export {
  PAYMENT_DIFFERENCES,
  type PaymentDifference,
  type PaymentMismatch,
  type Reconciliation,
} from './reconciliation.ts';
export { PAY_BACK_REASONS, PAY_BACK_STATES, type PayBackReason, type PayBackState } from './pay-back.ts';
export {
  PAYMENT_EVENTS,
  isContestedPayment,
  isOpenPayment,
  nextPaymentState,
  OPEN_PAYMENT_STATES,
  PAYMENT_STATES,
  type PaymentEvent,
  type PaymentState,
} from './states.ts';
