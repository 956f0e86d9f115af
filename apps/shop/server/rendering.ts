import { createApi } from '@rider/api';
import { FALLBACK_LOCALE, LOCALES, type Locale } from '@rider/model/locale';
import { safeLocalPath } from '@rider/model/navigation';
import { createRequestHandler, RouterContextProvider, type RouterContext, type ServerBuild } from 'react-router';
import type { RequestScope } from '../app/data/request-scope.ts';
import { basenameOf } from '../app/messages/language.ts';
import { keepDevice, sendDevice } from './device.ts';
import { createNonce } from './security.ts';
import type { BackendFetch } from './backend-calls.ts';

/** What rendering works with. */
export interface RenderOptions {
  build: ServerBuild;
  /** The backend behind `/api`, called without going through the network where it is embedded. */
  backend: BackendFetch;
  publicOrigin: string;
  apiOrigin: string | null;
}

/** Whom a document is rendered for. */
export interface Visit {
  locale: Locale;
  token: string | null;
  clientAddress: string;
  /** What the page's calls keep in the browser: cookies. */
  kept: Headers;
  /** Nonce of the inline scripts; null where they are allowed by hash. */
  scriptNonce: string | null;
}

/** Renders the document, or runs the action, of a request. */
export type Render = (request: Request, visit: Visit) => Promise<{ response: Response; styleNonce: string }>;

/** The time that all calls of a page may take together (ms): what is left of ten seconds is for its place and its rendering. */
const CALLS_DEADLINE_MS = 7_000;

type Handler = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** Makes the function that renders. */
export function createRender({ build, backend, publicOrigin, apiOrigin }: RenderOptions): Render {
  const handlers = new Map<Locale, Handler>(
    LOCALES.map((locale) => [locale, createRequestHandler({ ...build, basename: basenameOf(locale) })]),
  );
  const scopeContext = (build.entry.module as unknown as { requestScope: RouterContext<RequestScope> }).requestScope;

  return async (request, { locale, token, clientAddress, kept, scriptNonce }) => {
    const handler = handlers.get(locale) ?? handlers.get(FALLBACK_LOCALE);
    if (!handler) throw new Error(`no handler for ${locale}`);
    const styleNonce = scriptNonce ?? createNonce();
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const calls = {
      fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
        const call = new Request(input, init);
        call.headers.set('X-Forwarded-For', clientAddress);
        sendDevice(request, call);
        const answer = await orAborted(backend(call), call.signal);
        keepDevice(answer, kept, publicOrigin);
        return answer;
      },
      baseUrl: `${apiOrigin ?? new URL(request.url).origin}/api`,
      locale,
      // What changes something has its own time for each call: it may be longer on the way, and must not be cut off between two.
      ...(reads && { signal: AbortSignal.any([request.signal, AbortSignal.timeout(CALLS_DEADLINE_MS)]) }),
    };
    const scope: RequestScope = {
      api: createApi({ ...calls, ...(token && { token }) }),
      apiAs: (newToken) => createApi({ ...calls, token: newToken }),
      locale,
      signedIn: token !== null,
      origin: publicOrigin,
      scriptNonce,
      styleNonce,
    };
    const context = new RouterContextProvider();
    context.set(scopeContext, scope);
    return {
      response: onlyLocal(await handler(request, context), [publicOrigin, new URL(request.url).origin]),
      styleNonce,
    };
  };
}

/** A call that nobody waits for any more is given up, also by a backend that does not look at the signal. */
function orAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const give = (): void => reject(signal.reason as Error);
    if (signal.aborted) give();
    signal.addEventListener('abort', give, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', give));
  });
}

/** The last look at where a redirect of the app leads: it stays on one of our origins and leaves as a path, or goes home (R4.3). */
function onlyLocal(response: Response, origins: readonly string[]): Response {
  const location = response.headers.get('Location');
  if (location === null) return response;
  const own = origins.find((origin) => location.startsWith(`${origin}/`));
  const path = own === undefined ? location : location.slice(own.length);
  const isSafe = safeLocalPath(path, origins[0] ?? '');
  if (!isSafe) console.error(`A redirect to ${JSON.stringify(location)} would have left the shop`);
  const headers = new Headers(response.headers);
  headers.set('Location', isSafe ? path : '/');
  return new Response(response.body, { status: response.status, headers });
}
