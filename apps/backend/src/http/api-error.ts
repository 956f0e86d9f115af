import type { ErrorName } from './answers.ts';

/** Optional data of a refusal. */
export interface ApiErrorDetail {
  /** The wire's `status`; absent means the refusal's number. With 400 the number goes out as `code`. */
  status?: 400;
  /** The HTTP status, where it is not 200: 503 for what is temporarily unavailable. */
  http?: 503;
  /** Seconds until a retry makes sense: fills `{wait}` in the message, and goes out as `Retry-After`. */
  wait?: number;
  /** Fills the arguments of the message. */
  parameters?: Record<string, string | number>;
  /** The envelope's `data`, e.g. `{errors: {field: message}}`. */
  data?: object;
  /** The underlying error, for the operator. */
  cause?: unknown;
}

/** A business refusal. Services throw it by name; the HTTP layer writes number and text in the caller's language. */
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

/** The refusal of work for a full queue: HTTP 503 with the time until a retry. */
export function busyError(reason: ErrorName = 'shop-busy'): ApiError {
  return new ApiError(reason, { status: 400, http: 503, wait: TRY_AGAIN });
}
