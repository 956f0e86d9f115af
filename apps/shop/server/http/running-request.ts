import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Longer paths are cut in the log. */
const LONGEST_PATH = 200;

const running = new AsyncLocalStorage<{ name: string; id: string }>();

/** Runs a request's work in a context, so that errors in it, even unhandled ones, can be logged with the request. */
export function runRequest<Result>({ method, url }: IncomingMessage, work: () => Result): Result {
  // The query stays out of the log, because it may contain what people typed.
  const path = (url ?? '').split('?', 1)[0]?.slice(0, LONGEST_PATH);
  return running.run({ name: `${method} ${path}`, id: randomUUID() }, work);
}

/** Method, path and id of the current request; a placeholder during start-up and in background work. */
export function runningRequest(): string {
  const request = running.getStore();
  return request ? `${request.name} (${request.id})` : 'no request';
}

/** The id of the current request, which answers of calls contain; null outside of one. */
export function requestId(): string | null {
  return running.getStore()?.id ?? null;
}
