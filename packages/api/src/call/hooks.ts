import type { ApiError } from '../error/index.ts';
import type { Answer, Api, CallOptions } from '../transport/index.ts';

/** A call that is about to be sent. */
export interface CallRequest {
  method: 'GET' | 'POST';
  /** The call without its parameters, e.g. `product/detail/1001`. */
  path: string;
}

/** How a call ended. */
export interface CallResponse extends CallRequest {
  /** The HTTP status; 0 without an answer. */
  status: number;
  /** The server's id of the request; empty without an answer. */
  requestId: string;
  durationMs: number;
  /** Null for a successful call. */
  error: ApiError | null;
}

/** What observes calls. What a hook throws rejects the call. */
export interface CallHooks {
  /** Runs before a call; returns further headers, e.g. of a trace. */
  onRequest?: (
    request: CallRequest,
  ) => Readonly<Record<string, string>> | void | Promise<Readonly<Record<string, string>> | void>;
  /** Runs after a call, whether it succeeded or failed. */
  onResponse?: (response: CallResponse) => void;
}

/**
 * Returns a client whose calls run hooks. `withRetries(withHooks(api, hooks))` runs them for every attempt,
 * `withHooks(withRetries(api), hooks)` once for a call.
 */
export function withHooks(api: Api, { onRequest, onResponse }: CallHooks): Api {
  const hooked = async (
    request: CallRequest,
    own: CallOptions = {},
    send: (options: CallOptions) => Promise<Answer>,
  ): Promise<Answer> => {
    const headers = { ...own.headers, ...(await onRequest?.(request)) };
    const startedAt = performance.now();
    const report = (status: number, requestId: string, error: ApiError | null) =>
      onResponse?.({ ...request, status, requestId, durationMs: performance.now() - startedAt, error });
    const answer = await send({ ...own, headers }).catch((error: ApiError) => {
      report(error.status, error.requestId, error);
      throw error;
    });
    report(200, answer.requestId ?? '', null);
    return answer;
  };
  return {
    ...api,
    get: (path, query, own) => hooked({ method: 'GET', path }, own, (options) => api.get(path, query, options)),
    post: (path, body, own) => hooked({ method: 'POST', path }, own, (options) => api.post(path, body, options)),
  };
}
