import { LONGEST_TIMER_MS } from '@rider/model/limits';
import { ApiError } from '../error/index.ts';
import type { Api, CallOptions } from '../transport/index.ts';

export type { CallOptions } from '../transport/index.ts';
export { withHooks, type CallHooks, type CallRequest, type CallResponse } from './hooks.ts';

/** Returns a client with another deadline, signal or headers: `getProduct(withOptions(api, { signal }), '1001')`. */
export function withOptions(api: Api, options: CallOptions): Api {
  return {
    ...api,
    get: (path, query, own) => api.get(path, query, joined(options, own)),
    post: (path, body, own) => api.post(path, body, joined(options, own)),
  };
}

/** Merges the options of nested clients: the inner timeout and headers apply, and either signal aborts the call. */
function joined(outer: CallOptions, own: CallOptions = {}): CallOptions {
  const signals = [outer.signal, own.signal].filter((signal) => signal !== undefined);
  return {
    ...outer,
    ...own,
    ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
    headers: { ...outer.headers, ...own.headers },
  };
}

/** How calls are repeated. */
export interface RetryOptions {
  /** Maximum number of attempts, including the first; 3 by default. */
  attempts?: number;
  /** Upper bound of the first wait in milliseconds, doubled before each further attempt; 300 by default. */
  waitMs?: number;
  /** The longest `Retry-After` in milliseconds that is waited for; a call with a longer one fails at once. 30 s by default. */
  longestWaitMs?: number;
}

/**
 * Returns a client that retries GET calls when no answer came or the server is busy, after the time of its `Retry-After` if it sends one. POST
 * calls are sent once: callers that got no answer must query the result.
 */
export function withRetries(api: Api, options: RetryOptions = {}): Api {
  return {
    ...api,
    get: async (path, query, own) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await api.get(path, query, own);
        } catch (error) {
          const wait = waitBefore(error, attempt, options);
          if (wait === null || own?.signal?.aborted) throw error;
          await pause(wait, own?.signal);
        }
      }
    },
  };
}

/** The wait before the next attempt in milliseconds; null where there is none. */
function waitBefore(error: unknown, attempt: number, options: RetryOptions): number | null {
  const { attempts = 3, waitMs = 300, longestWaitMs = 30_000 } = options;
  if (attempt >= attempts || !isTransient(error)) return null;
  const demanded = retryAfterOf(error) ?? 0;
  if (demanded > longestWaitMs) return null;
  // Jitter: clients that failed together do not retry together.
  return demanded + Math.random() * waitMs * 2 ** (attempt - 1);
}

/** How long the server of a failed call asks to wait before the call is repeated (`Retry-After`), in milliseconds; null if it does not. */
export function retryAfterOf(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.retryAfter === '') return null;
  const wait = Number(error.retryAfter) * 1000;
  const until = Number.isNaN(wait) ? Date.parse(error.retryAfter) - Date.now() : wait;
  return Number.isNaN(until) ? null : Math.max(0, until);
}

/** HTTP's statuses of a server that may answer the same call later. */
const BUSY = [0, 408, 429, 502, 503, 504];

/** Whether the same call may succeed later. False for a call that its caller aborted. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'timeout' || (error.kind === 'transport' && BUSY.includes(error.status));
}

/** Waits; the signal ends the wait early, and the call that follows ends by the same signal. */
function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, Math.min(milliseconds, LONGEST_TIMER_MS));
    signal?.addEventListener('abort', end);
  });
}
