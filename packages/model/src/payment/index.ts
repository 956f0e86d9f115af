export {
  isOpenPayment,
  nextPaymentState,
  OPEN_PAYMENT_STATES,
  PAYMENT_STATES,
  type PaymentEvent,
  type PaymentState,
} from './states.ts';
