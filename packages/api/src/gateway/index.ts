export { readPassingAnswer, writeWithoutToken, writeWithSocketAddress, type PassingAnswer } from './answer.ts';
export { EMBEDDED_CHAT_CALLS, isSocketAddressCall, isUploadCall, SESSION_CALLS, sessionOfCall } from './calls.ts';
export { completePayment, isPaymentCall, type CompletedPayment } from './drawn-code.ts';
export { PASSED_HEADERS, readToken, TOKEN_HEADER, writeToken } from './headers.ts';
export { fillLoginFrame, type SessionTokens } from './login-frame.ts';
export type { SessionRole } from './session-role.ts';
