export * from './forwarded-answer.ts';
export * from './calls.ts';
export * from './complete-payment.ts';
export { PASSED_HEADERS, readToken, SESSION_HEADER, TOKEN_HEADER, writeToken } from './headers.ts';
export * from './login-frame.ts';
export type * from './session-role.ts';
export { isTechnicalText } from '../transport/create-api.ts';
export { buyerIdOf, refundOwnerOf, UNKNOWN_REFUND } from './refund-owner.ts';
