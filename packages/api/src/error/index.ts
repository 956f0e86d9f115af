export { ApiError, type ApiErrorDetails, type ApiErrorKind } from './api-error.ts';
export { ERROR_CODES, errorNameOf, isErrorNamed, isSessionEnd, type ErrorName } from './error-names.ts';
