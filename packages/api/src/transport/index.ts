export { ApiError, type ApiErrorDetails, type ApiErrorKind } from '../error/index.ts';
export { ABSENT, answerIfPresent, dataIfPresent, fetchCapabilities, hasOwnCalls, isAbsent } from './data-if-present.ts';
export { getOwn, getOwnAsBuyer, getOwnIfPresent, postOwn } from './own-calls.ts';
export { createApi, type Answer, type Api, type ApiOptions, type CallOptions, type Parameters } from './create-api.ts';
export type { EnvelopeWire, FieldErrorsWire } from './envelope.ts';
