export * from './forwarded-answer.ts';
export * from './calls.ts';
export * from './complete-payment.ts';
export { createGateway, type GatewayOptions } from './create-gateway.ts';
export { PASSED_HEADERS, readToken, REQUEST_ID, SESSION_HEADER, TOKEN_HEADER, writeToken } from './headers.ts';
export * from './login-frame.ts';
export type * from './session-role.ts';
export { isTechnicalText } from '../transport/create-api.ts';
export { buyerIdOf, refundOwnerOf, UNKNOWN_REFUND } from './refund-owner.ts';
