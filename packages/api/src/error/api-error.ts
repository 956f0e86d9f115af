/** Why a call failed; see README.md for when each happens. */
export type ApiErrorKind = 'session' | 'rejected' | 'verdict' | 'transport' | 'timeout' | 'malformed';

/** Details of a failure, as far as the answer contained them. */
export interface ApiErrorDetails {
  /** The envelope's status, or the HTTP status where there was no envelope; 0 without an answer. */
  status?: number;
  /** The backend's code, or the name of the inner verdict. */
  code?: string;
  /** Messages by wire field, when a form was rejected. */
  fieldErrors?: Record<string, string>;
  cause?: unknown;
}

/** The one error of this package. `message` is the backend's own text for `rejected` and `verdict`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly code: string;
  readonly fieldErrors: Record<string, string>;

  constructor(kind: ApiErrorKind, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? 0;
    this.code = details.code ?? '';
    this.fieldErrors = details.fieldErrors ?? {};
  }
}
