import { Connection } from './connection.ts';
import { connectionFailureOf, Unreachable } from './failure.ts';

/** The health check's path and timeout (ms). */
const HEALTH = '/health';
const HEALTH_DEADLINE_MS = 5_000;
/** Timeout of page data and sent forms (ms); longer than the server's own. */
const DEADLINE_MS = 20_000;

/** The connection of this page. */
export const connection = new Connection({
  ask: () => fetchInTime(HEALTH, { method: 'HEAD', cache: 'no-store' }, HEALTH_DEADLINE_MS),
  hasNetwork: () => navigator.onLine,
});

/** How a failed call is repeated. */
export interface Again {
  /** Safe to repeat even if it may have arrived: reads, and idempotent writes. */
  repeatable: boolean;
  /** Aborts the wait. */
  signal?: AbortSignal | null | undefined;
}

/**
 * Runs a call, and once more when the connection is back: an unsent call always, a broken one only if it is repeatable. While the shop is
 * reachable, failures are passed on.
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
      // The connection works, so only this call failed: worth one more attempt unless it timed out.
      if (!wasLost && (failure === 'slow' || (failure === 'broken' && isRepeated))) throw error;
    }
  }
}

/**
 * `fetch` that sends nothing while the connection is lost, and gives up after its deadline (Unreachable, TimeoutError). A form with files
 * takes as long as it makes progress.
 */
export async function connectedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  if (connection.isLost) throw new Unreachable(false);
  if (hasFiles(init)) {
    const { sendFiles } = await loadCode(() => import('./send-files.ts'));
    return sendFiles(String(input), init).catch(asUnreachable);
  }
  return fetchInTime(input, init, DEADLINE_MS);
}

function hasFiles({ body }: RequestInit): boolean {
  return body instanceof FormData && [...body.values()].some((value) => value instanceof File && value.size > 0);
}

/** The form field with the idempotency key. */
const IDEMPOTENCY_FIELD = 'key';

function isRepeatable({ method = 'GET', body }: RequestInit): boolean {
  if (method === 'GET') return true;
  return (body instanceof FormData || body instanceof URLSearchParams) && body.has(IDEMPOTENCY_FIELD);
}

/** The router's `fetch` for page data and forms: continues when the connection is back. */
export function routerFetch(input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  return whenConnected(() => connectedFetch(input, init), { repeatable: isRepeatable(init), signal: init.signal });
}

/** Loads code with its styles, and once more when the connection is back. */
export function loadCode<T>(load: () => Promise<T>): Promise<T> {
  // The server has all code loaded.
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
    // The shop answers, so the file itself is missing.
    throw error instanceof Unreachable && error.cause instanceof Error ? error.cause : error;
  });
}

/** Vite's message for a failed stylesheet. Vite leaves the link in the document and never retries. */
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
  // The timer runs on after the headers: the body must arrive in time as well.
  setTimeout(() => late.abort(new DOMException('no answer in time', 'TimeoutError')), deadline);
  const signal = init.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal;
  return fetch(input, { ...init, signal }).catch(asUnreachable);
}

/** Converts the rejections of fetch and import() without an answer. */
function asUnreachable(error: unknown): never {
  throw error instanceof TypeError ? new Unreachable(true, error) : error;
}
