import { ApiError } from '@rider/api/error';

/** A call that got no answer. `sent` is false if it was never sent because the connection was known to be lost. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  readonly sent: boolean;

  constructor(sent: boolean, cause?: unknown) {
    super(sent ? 'nobody answered' : 'not sent: the connection is lost', { cause });
    this.sent = sent;
  }
}

/** Why the connection failed a call: not sent, broken off before the answer, timed out, or shop unavailable. */
export type ConnectionFailure = 'unsent' | 'broken' | 'slow' | 'away';

/** HTTP statuses of a shop or proxy that is down or overloaded. */
const AWAY_STATUS = new Set([429, 502, 503, 504]);

/** The connection failure in an error; null for any other error. */
export function connectionFailureOf(error: unknown): ConnectionFailure | null {
  if (error instanceof Unreachable) return error.sent ? 'broken' : 'unsent';
  if (error instanceof Error && error.name === 'TimeoutError') return 'slow';
  if (error instanceof ApiError) return failureOfCall(error);
  return AWAY_STATUS.has(statusOf(error)) ? 'away' : null;
}

function failureOfCall({ kind, status, cause }: ApiError): ConnectionFailure | null {
  if (kind === 'timeout') return 'slow';
  if (kind === 'malformed') return 'away';
  if (kind !== 'transport' && kind !== 'aborted') return null;
  return status === 0 ? (connectionFailureOf(cause) ?? 'broken') : 'away';
}

/** The HTTP status of what a loader or action threw: a server response or our own `data()`. */
function statusOf(thrown: unknown): number {
  const { status, init } = (thrown ?? {}) as { status?: unknown; init?: ResponseInit | null };
  return Number(status ?? init?.status ?? 0);
}
