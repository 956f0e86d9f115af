import { createStore } from '@rider/web/store';
import { data, type DataStrategyResult, type MiddlewareFunction } from 'react-router';
import { connectionFailureOf, type ConnectionFailure } from './failure.ts';

/** The last form that failed because of the connection, with the paths of its page and its target. */
export interface FailedSending {
  failure: ConnectionFailure;
  paths: readonly string[];
}

/** The last form that failed, until another is sent. */
export const failedSending = createStore<FailedSending | null>(null);

/**
 * Leaves the page with its typed data when a form fails because of the connection. The screen gets no answer; the page shows the reason.
 */
export const preserveTypedForm: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  if (request.method === 'GET') return next();
  failedSending.set(null);
  const results = await next();
  for (const [route, { type, result }] of Object.entries(results)) {
    const failure = type === 'error' ? connectionFailureOf(thrownBy(result)) : null;
    if (failure === null || request.signal.aborted) continue;
    failedSending.set({ failure, paths: [window.location.pathname, new URL(request.url).pathname] });
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
