import type { ErrorName } from './answers.ts';

/** Optional data of an error. */
export interface ApiErrorDetail {
  /** The wire's `status`; absent means the error's number. With 400 the number is sent as `code`. */
  status?: 400;
  /** The HTTP status if not 200: 503 for temporary unavailability, the others for calls with an API key. */
  http?: 401 | 403 | 429 | 503;
  /** Seconds until a retry makes sense: fills `{wait}` in the message, and is sent as `Retry-After`. */
  wait?: number;
  /** Fills the arguments of the message. */
  parameters?: Record<string, string | number>;
  /** The envelope's `data`, e.g. `{errors: {field: message}}`. */
  data?: object;
  /** The underlying error, for the operator. */
  cause?: unknown;
}

/** A business error. Services throw it by name; the HTTP layer adds number and message in the caller's language. */
export class ApiError extends Error {
  readonly reason: ErrorName;
  readonly detail: ApiErrorDetail;

  constructor(reason: ErrorName, detail: ApiErrorDetail = {}) {
    super(`API error: ${reason}`, { cause: detail.cause });
    this.name = 'ApiError';
    this.reason = reason;
    this.detail = detail;
  }
}

/** Seconds until a retry after a full queue. */
const TRY_AGAIN = 5;

/** The error of a full queue: HTTP 503 with the time until a retry. */
export function busyError(reason: ErrorName = 'shop-busy'): ApiError {
  return new ApiError(reason, { status: 400, http: 503, wait: TRY_AGAIN });
}
