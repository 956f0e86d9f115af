export { ApiError, createApi, type Api, type ApiErrorKind, type ApiOptions } from './transport/index.ts';
export type { Page } from './wire/index.ts';
