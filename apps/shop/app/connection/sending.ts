import { data, type DataStrategyResult, type MiddlewareFunction } from 'react-router';
import { connectionFailureOf, type ConnectionFailure } from './failure.ts';

/** The last form that failed because of the connection, with the paths of its page and its target. */
export interface FailedSending {
  failure: ConnectionFailure;
  paths: readonly string[];
}

let last: FailedSending | null = null;
const listeners = new Set<() => void>();

function change(next: FailedSending | null): void {
  last = next;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export const failedSending = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): FailedSending | null => last,
};

/**
 * Keeps the page with its typed data when a form fails because of the connection: the screen gets no answer, and the page shows the reason.
 */
export const keepWhatWasTyped: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  if (request.method === 'GET') return next();
  change(null);
  const results = await next();
  for (const [route, { type, result }] of Object.entries(results)) {
    const failure = type === 'error' ? connectionFailureOf(thrownBy(result)) : null;
    if (failure === null || request.signal.aborted) continue;
    change({ failure, paths: [window.location.pathname, new URL(request.url).pathname] });
    // This status prevents revalidation.
    results[route] = { type: 'data', result: data(undefined, { status: 503 }) };
  }
  return results;
};

/** Unwraps what an action threw. */
function thrownBy(result: unknown): unknown {
  const inner = (result as { data?: unknown } | null | undefined)?.data;
  return inner instanceof Error ? inner : result;
}
