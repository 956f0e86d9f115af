import { ApiError } from '@rider/api';

/** A call that reached nobody. `sent` is false when it never left because the connection was known to be lost. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  readonly sent: boolean;

  constructor(sent: boolean, cause?: unknown) {
    super(sent ? 'nobody answered' : 'not sent: the connection is lost', { cause });
    this.sent = sent;
  }
}

/**
 * Why a call came to nothing though there was nothing wrong with it: it was not sent, the connection broke off before the answer
 * came, the answer took too long, or the shop is away.
 */
export type ConnectionFailure = 'unsent' | 'broken' | 'slow' | 'away';

/** Answers of a shop, or of what stands before it, that is away or has too much to do. */
const AWAY_STATUS = new Set([429, 502, 503, 504]);

/** What an error says about the connection; null for any other. */
export function connectionFailureOf(error: unknown): ConnectionFailure | null {
  if (error instanceof Unreachable) return error.sent ? 'broken' : 'unsent';
  if (error instanceof Error && error.name === 'TimeoutError') return 'slow';
  if (error instanceof ApiError) return failureOfCall(error);
  return AWAY_STATUS.has(statusOf(error)) ? 'away' : null;
}

function failureOfCall({ kind, status, cause }: ApiError): ConnectionFailure | null {
  if (kind === 'timeout') return 'slow';
  if (kind === 'malformed') return 'away';
  if (kind !== 'transport') return null;
  return status === 0 ? (connectionFailureOf(cause) ?? 'broken') : 'away';
}

/** The status of what a loader or action threw: an answer of the server, or `data()` of our own. */
function statusOf(thrown: unknown): number {
  const { status, init } = (thrown ?? {}) as { status?: unknown; init?: ResponseInit | null };
  return Number(status ?? init?.status ?? 0);
}
