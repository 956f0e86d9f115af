export {
  readForwardedAnswer,
  writeWithoutToken,
  writeWithSocketAddress,
  type ForwardedAnswer,
} from './forwarded-answer.ts';
export { EMBEDDED_CHAT_CALLS, isSocketAddressCall, isUploadCall, SESSION_CALLS, sessionOfCall } from './calls.ts';
export { completePayment, isPaymentCall, type CompletedPayment } from './complete-payment.ts';
export { PASSED_HEADERS, readToken, TOKEN_HEADER, writeToken } from './headers.ts';
export { fillLoginFrame, type SessionTokens } from './login-frame.ts';
export type { SessionRole } from './session-role.ts';
