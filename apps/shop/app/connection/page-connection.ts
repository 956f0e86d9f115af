import { Connection } from './connection.ts';
import { connectionFailureOf, Unreachable } from './failure.ts';

/** Where it is asked whether the shop answers, and how long an answer may take (ms). */
const HEALTH = '/health';
const HEALTH_DEADLINE_MS = 5_000;
/** How long a page's data or a sent form may take (ms): longer than the server gives itself. */
const DEADLINE_MS = 20_000;

/** The connection of this page. */
export const connection = new Connection({
  ask: () => fetchInTime(HEALTH, { method: 'HEAD', cache: 'no-store' }, HEALTH_DEADLINE_MS),
  hasNetwork: () => navigator.onLine,
});

/** How what failed is done again. */
export interface Again {
  /** Also when it may have arrived: for reads, and for writes that do no more the second time. */
  repeatable: boolean;
  /** Ends the waiting. */
  signal?: AbortSignal | null | undefined;
}

/**
 * Does what needs the connection, once more when it is back: what was never sent always, what broke off only if it is
 * repeatable. While the shop can be reached it fails as the call fails.
 */
export async function whenConnected<T>(call: () => Promise<T>, { repeatable, signal }: Again): Promise<T> {
  for (let isRepeated = false; ; isRepeated = true) {
    try {
      return await call();
    } catch (error) {
      const failure = connectionFailureOf(error);
      if (failure === null || failure === 'away') throw error;
      if (failure !== 'unsent' && !repeatable) {
        void connection.answering();
        throw error;
      }
      const wasLost = await connection.answering(signal);
      // With the connection there it is this call alone, which is worth one more attempt unless it took all its time.
      if (!wasLost && (failure === 'slow' || (failure === 'broken' && isRepeated))) throw error;
    }
  }
}

/** `fetch` that sends nothing while the connection is lost, and gives up after its deadline (Unreachable, TimeoutError). */
export async function connectedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  if (connection.isLost) throw new Unreachable(false);
  return fetchInTime(input, init, DEADLINE_MS);
}

/** The field of a form that carries the key by which the backend does only once what is asked twice. */
const IDEMPOTENCY_FIELD = 'key';

function isRepeatable({ method = 'GET', body }: RequestInit): boolean {
  if (method === 'GET') return true;
  return (body instanceof FormData || body instanceof URLSearchParams) && body.has(IDEMPOTENCY_FIELD);
}

/** The router's `fetch`, for the data of pages and for forms: goes on when the connection is back. */
export function routerFetch(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  return whenConnected(() => connectedFetch(input, init), { repeatable: isRepeatable(init), signal: init.signal });
}

/** Loads code and the styles that come with it, once more when the connection is back. */
export function loadCode<T>(load: () => Promise<T>): Promise<T> {
  // The server has all code.
  if (typeof document === 'undefined') return load();
  let lostStyles: string | undefined;
  const attempt = async () => {
    if (connection.isLost) throw new Unreachable(false);
    if (lostStyles !== undefined) await loadStylesAgain(lostStyles);
    try {
      return await load();
    } catch (error) {
      lostStyles = LOST_STYLES.exec(String(error))?.[1];
      if (lostStyles !== undefined) throw new Unreachable(true, error);
      return asUnreachable(error);
    }
  };
  return whenConnected(attempt, { repeatable: true }).catch((error: unknown) => {
    // The shop answers: it is the file that is lost.
    throw error instanceof Unreachable && error.cause instanceof Error ? error.cause : error;
  });
}

/** How Vite says that styles did not come. It leaves their link in the document and never asks again. */
const LOST_STYLES = /Unable to preload CSS for (.+)$/;

async function loadStylesAgain(address: string): Promise<void> {
  const failed = document.querySelector<HTMLLinkElement>(`link[href="${CSS.escape(address)}"]`);
  if (!failed) return;
  const link = failed.cloneNode() as HTMLLinkElement;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Unreachable(true)));
    failed.replaceWith(link);
  });
}

async function fetchInTime(input: RequestInfo | URL, init: RequestInit, deadline: number): Promise<Response> {
  const late = new AbortController();
  // It goes on after the head has come: the body must be there in time as well.
  setTimeout(() => late.abort(new DOMException('no answer in time', 'TimeoutError')), deadline);
  const signal = init.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal;
  return fetch(input, { ...init, signal }).catch(asUnreachable);
}

/** What fetch and import() reject with when nobody answers. */
function asUnreachable(error: unknown): never {
  throw error instanceof TypeError ? new Unreachable(true, error) : error;
}
