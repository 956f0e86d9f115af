import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';

/** More of a path says nothing more to an operator. */
const LONGEST_PATH = 200;

const running = new AsyncLocalStorage<string>();

/** Runs the work of a request, so that an error in it, even one that nobody handles, can be logged with the request. */
export function runRequest<Result>({ method, url }: IncomingMessage, work: () => Result): Result {
  // The query stays out of the log: it may hold what people typed.
  const path = (url ?? '').split('?', 1)[0]?.slice(0, LONGEST_PATH);
  return running.run(`${method} ${path}`, work);
}

/** Method and path of the request whose work this is; of none at the start and in the background. */
export function runningRequest(): string {
  return running.getStore() ?? 'no request';
}
