export { ApiError, type ApiErrorDetails, type ApiErrorKind } from './api-error.ts';
