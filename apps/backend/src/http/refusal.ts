import type { RefusalName } from './answers.ts';

/** What a refusal may carry beside its name. */
export interface RefusalDetail {
  /** The wire's `status`; without it the refusal's number (contract section 2). With 400 the number goes out as `code`. */
  status?: 400;
  /** The HTTP status where it is not 200: 503 for what the shop cannot do at the moment. */
  http?: 503;
  /** Seconds after which it is worth asking again: fills `{wait}` in the message, and goes out as `Retry-After`. */
  wait?: number;
  /** Fills the arguments of the message. */
  parameters?: Record<string, string | number>;
  /** The envelope's `data`, e.g. `{errors: {field: message}}`. */
  data?: object;
  /** What went wrong underneath, for the operator. */
  cause?: unknown;
}

/** A business answer that says no. Services throw it by name; the HTTP layer writes number and text in the asker's language. */
export class Refusal extends Error {
  readonly reason: RefusalName;
  readonly detail: RefusalDetail;

  constructor(reason: RefusalName, detail: RefusalDetail = {}) {
    super(`refused: ${reason}`, { cause: detail.cause });
    this.name = 'Refusal';
    this.reason = reason;
    this.detail = detail;
  }
}

/** Seconds after which whoever found no place may try again. */
const TRY_AGAIN = 5;

/** The refusal of work that found no place in its queue: HTTP 503 with the time to try again. */
export function busyRefusal(reason: RefusalName = 'shop-busy'): Refusal {
  return new Refusal(reason, { status: 400, http: 503, wait: TRY_AGAIN });
}
