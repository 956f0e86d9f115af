import type { MessageCode } from '../messages/index.ts';

/** What a refusal may carry beside its code. */
export interface RefusalDetail {
  /** The wire's `status`; without it the code itself (contract section 2). 400 puts the code into `code`. */
  status?: 400;
  /** The HTTP status where it is not 200: 503 for what the shop cannot do at the moment. */
  http?: 503;
  /** Seconds after which it is worth asking again: fills `{wait}` in the message, and goes out as `Retry-After`. */
  wait?: number;
  /** Fills the places of the message. */
  parameters?: Record<string, string | number>;
  /** The envelope's `data`, e.g. `{errors: {field: message}}`. */
  data?: object;
  /** What went wrong underneath, for the operator. */
  cause?: unknown;
}

/** A business answer that says no. Services throw it; the HTTP layer writes the envelope in the asker's language. */
export class Refusal extends Error {
  readonly code: MessageCode;
  readonly detail: RefusalDetail;

  constructor(code: MessageCode, detail: RefusalDetail = {}) {
    super(`refused with ${code}`, { cause: detail.cause });
    this.name = 'Refusal';
    this.code = code;
    this.detail = detail;
  }
}

/** Seconds after which whoever found no place may try again. */
const TRY_AGAIN = 5;

/** The refusal of work that found no place in its queue: HTTP 503 with the time to try again. */
export function busyRefusal(code: MessageCode = 900005): Refusal {
  return new Refusal(code, { status: 400, http: 503, wait: TRY_AGAIN });
}
