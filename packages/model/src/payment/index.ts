export {
  PAYMENT_DIFFERENCES,
  type PaymentDifference,
  type PaymentMismatch,
  type Reconciliation,
} from './reconciliation.ts';
export { PAYOUT_REASONS, PAYOUT_STATES, type PayoutReason, type PayoutState } from './payout.ts';
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
