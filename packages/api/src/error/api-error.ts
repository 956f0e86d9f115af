/** Why a call failed; see README.md for when each happens. */
export type ApiErrorKind = 'session' | 'rejected' | 'verdict' | 'transport' | 'timeout' | 'aborted' | 'malformed';

/** Details of a failure, as far as the answer contained them. */
export interface ApiErrorDetails {
  /** The HTTP status of the answer; 0 without one. A CRMEB's own failure, which it answers with 200, counts as 502. */
  status?: number;
  /** The backend's number of the error, or the name of the inner verdict; empty without an envelope. */
  code?: string;
  /** The server's id of the request, by which its log can be searched; empty without an answer. */
  requestId?: string;
  /** The answer's `Retry-After`: seconds, or a date; empty without one. `retryAfterOf` reads it. */
  retryAfter?: string;
  /** Messages by the names of the form, when a form was rejected. */
  fieldErrors?: Record<string, string>;
  cause?: unknown;
}

/** The one error of this package. `message` is the backend's own text for `rejected` and `verdict`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly code: string;
  readonly requestId: string;
  readonly retryAfter: string;
  readonly fieldErrors: Record<string, string>;

  constructor(kind: ApiErrorKind, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? 0;
    this.code = details.code ?? '';
    this.requestId = details.requestId ?? '';
    this.retryAfter = details.retryAfter ?? '';
    this.fieldErrors = details.fieldErrors ?? {};
  }
}
