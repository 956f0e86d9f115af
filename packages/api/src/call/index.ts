import { LONGEST_TIMER_MS } from '@rider/model/limits';
import { ApiError } from '../error/index.ts';
import type { Api, CallOptions } from '../transport/index.ts';

export type { CallOptions } from '../transport/index.ts';

/** Returns a client with another deadline or signal: `getProduct(withOptions(api, { signal }), '1001')`. */
export function withOptions(api: Api, options: CallOptions): Api {
  return {
    get: (path, query, own) => api.get(path, query, joined(options, own)),
    post: (path, body, own) => api.post(path, body, joined(options, own)),
  };
}

/** Merges the options of nested clients: the inner timeout applies, and either signal aborts the call. */
function joined(outer: CallOptions, own: CallOptions = {}): CallOptions {
  const signals = [outer.signal, own.signal].filter((signal) => signal !== undefined);
  return { ...outer, ...own, ...(signals.length > 0 && { signal: AbortSignal.any(signals) }) };
}

/** How calls are repeated. */
export interface RetryOptions {
  /** Maximum number of attempts, including the first; 3 by default. */
  attempts?: number;
  /** Upper bound of the first wait in milliseconds, doubled before each further attempt; 300 by default. */
  waitMs?: number;
}

/**
 * Returns a client that retries GET calls when no answer came or the server is busy. POST calls are sent once: callers that got no answer
 * must query the result.
 */
export function withRetries(api: Api, { attempts = 3, waitMs = 300 }: RetryOptions = {}): Api {
  return {
    post: api.post,
    get: async (path, query, options) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await api.get(path, query, options);
        } catch (error) {
          if (attempt >= attempts || !isTransient(error) || options?.signal?.aborted) throw error;
          // Jitter: clients that failed together do not retry together.
          await pause(Math.random() * waitMs * 2 ** (attempt - 1), options?.signal);
        }
      }
    },
  };
}

/** HTTP's statuses of a server that may answer the same call later. */
const BUSY = [408, 429, 502, 503, 504];

/** Whether the same call may succeed later. False for a call that its caller aborted. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'timeout') return true;
  if (error.kind !== 'transport' || (error.cause instanceof Error && error.cause.name === 'AbortError')) return false;
  return error.status === 0 || BUSY.includes(error.status);
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
