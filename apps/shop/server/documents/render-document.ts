import { SESSION_HEADER, writeToken } from '@rider/api/gateway';
import { createApi } from '@rider/api/transport';
import { FALLBACK_LOCALE, LOCALES, type Locale, type ShopFormats } from '@rider/model/locale';
import { PREVIEW_HEADER } from '@rider/model/site';
import { safeLocalPath } from '@rider/model/navigation';
import { createRequestHandler, RouterContextProvider, type RouterContext, type ServerBuild } from 'react-router';
import type { Query, Seed } from '../../app/data/query.ts';
import type { RequestScope } from '../../app/data/request-scope.ts';
import { clearedSessionCookies, renewedSessionCookies, STRATEGIES } from '../../app/session/cookies.ts';
import { basenameOf } from '../../app/messages/localized-path.ts';
import { withDeadline } from '../limits/deadline.ts';
import { storeDevice, sendDevice } from '../session/device.ts';
import type { OpenPreview } from './preview.ts';
import { createNonce } from '../http/security.ts';
import type { BackendFetch } from '../backend/backend-calls.ts';
import { SharedAnswers } from './shared-answers.ts';

/** Options of rendering. */
export interface RenderOptions {
  build: ServerBuild;
  /** The backend behind `/api`; the embedded one is called without a network request. */
  backend: BackendFetch;
  publicOrigin: string;
  apiOrigin: string | null;
  /** The shop's currency and time zone. */
  formats: ShopFormats;
  /** Calls the listener whenever documents and answers show stale data. */
  onInvalidated?: (listener: () => void) => void;
}

/** The visitor of a document. */
export interface RenderContext {
  locale: Locale;
  token: string | null;
  clientAddress: string;
  /** Cookies that the page's calls set in the browser. */
  cookies: Headers;
  /** Nonce of the inline scripts; null where they are allowed by hash. */
  scriptNonce: string | null;
  /** The preview that an operator sees; null for the shop as it is. A preview has no session. */
  preview: OpenPreview | null;
}

/** Renders the document, or runs the action, of a request. `html` is the text of a document, which `response` is without. */
export type Render = (
  request: Request,
  visit: RenderContext,
) => Promise<{ response: Response; html: string | null; styleNonce: string; answers: Seed; isPartial: boolean }>;

/** Total time of a page's calls (ms): the rest of the ten seconds is for its slot and its rendering. */
const CALLS_DEADLINE_MS = 7_000;

type Handler = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** Creates the render function. */
export function createRender(options: RenderOptions): Render {
  const { build, backend, publicOrigin, apiOrigin, formats } = options;
  const handlers = new Map<Locale, Handler>(
    LOCALES.map((locale) => [locale, createRequestHandler({ ...build, basename: basenameOf(locale) })]),
  );
  const scopeContext = (build.entry.module as unknown as { requestScope: RouterContext<RequestScope> }).requestScope;

  const callShared = createSharedCalls(options);

  // Writes have a timeout per call only: they may take longer in total and must not be aborted between two calls.
  const render: Render = (request, visit) =>
    reads(request)
      ? withDeadline(CALLS_DEADLINE_MS, (late) => renderUntil(AbortSignal.any([request.signal, late]), request, visit))
      : renderUntil(null, request, visit);

  const renderUntil = async (
    signal: AbortSignal | null,
    request: Request,
    visit: RenderContext,
  ): ReturnType<Render> => {
    const { locale, token, clientAddress, cookies, scriptNonce, preview } = visit;
    const handler = handlers.get(locale) ?? handlers.get(FALLBACK_LOCALE);
    if (!handler) throw new Error(`no handler for ${locale}`);
    const styleNonce = scriptNonce ?? createNonce();
    const renewed: { token: string | null } = { token: null };
    const calls = {
      fetch: async (input: string, init: RequestInit) => {
        // A signal makes a call three times as expensive, and the embedded backend ignores it.
        const call = new Request(input, apiOrigin === null ? { ...init, signal: null } : init);
        call.headers.set('X-Forwarded-For', clientAddress);
        call.headers.set('User-Agent', request.headers.get('User-Agent') ?? '');
        if (preview !== null) call.headers.set(PREVIEW_HEADER, preview.token);
        else sendDevice(request, call);
        // The screen's calls follow the action's in a browser without script.
        if (renewed.token !== null) writeToken(call.headers, renewed.token);
        const answer = await orAborted(backend(call), init.signal);
        storeDevice(answer, cookies, publicOrigin);
        renewed.token = answer.headers.get(SESSION_HEADER) ?? renewed.token;
        return answer;
      },
      baseUrl: `${apiOrigin ?? new URL(request.url).origin}/api`,
      locale,
      ...(typeof preview?.at === 'number' && { at: preview.at }),
      ...(signal && { signal }),
    };
    const scope: RequestScope = {
      api: createApi({ ...calls, ...(token && { token }) }),
      apiAs: (newToken) => createApi({ ...calls, token: newToken }),
      locale,
      formats,
      answers: [],
      running: new Map(),
      callShared: (key, query) => callShared(locale, key, query),
      signedIn: token !== null,
      needsBuyer: false,
      isFormRejected: false,
      isPartial: false,
      origin: publicOrigin,
      html: null,
      scriptNonce,
      styleNonce,
    };
    const context = new RouterContextProvider();
    context.set(scopeContext, scope);
    const answer = await handler(request, context);
    if (renewed.token !== null) {
      const header = request.headers.get('Cookie');
      for (const set of renewedSessionCookies(renewed.token, publicOrigin, header)) cookies.append('Set-Cookie', set);
    }
    const isDocument = reads(request) && !new URL(request.url).pathname.endsWith('.data');
    // On a page for everyone, who has a session that is over is a visitor.
    if (token !== null && isDocument && !scope.needsBuyer && endsSession(answer)) {
      for (const cleared of clearedSessionCookies(publicOrigin)) cookies.append('Set-Cookie', cleared);
      return render(request, { ...visit, token: null });
    }
    return {
      response: onlyLocal(answer, [publicOrigin, new URL(request.url).origin]),
      html: scope.html,
      styleNonce,
      answers: scope.answers,
      isPartial: scope.isPartial,
    };
  };
  return render;
}

/** Returns the call of a shared query, without a visitor's token. Another backend does not report changes, so its answers are not shared. */
function createSharedCalls({ backend, publicOrigin, apiOrigin, onInvalidated }: RenderOptions) {
  const answers = new SharedAnswers();
  onInvalidated?.(() => answers.clear());
  const fetch = (input: string, init: RequestInit) => backend(new Request(input, { ...init, signal: null }));
  return (locale: Locale, key: string, { call }: Query<unknown>): Promise<unknown> | null => {
    if (apiOrigin !== null) return null;
    return answers.get(`${locale} ${key}`, () => call(createApi({ fetch, baseUrl: `${publicOrigin}/api`, locale })));
  };
}

function reads({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether a page redirects to sign-in because the backend rejected the session. */
function endsSession({ status, headers }: Response): boolean {
  return status === 302 && headers.getSetCookie().some((cookie) => cookie.startsWith(`${STRATEGIES.password}=;`));
}

/** Rejects when a call is aborted, even if the backend ignores the signal. */
function orAborted<Value>(work: Promise<Value>, signal: AbortSignal | null | undefined): Promise<Value> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const give = (): void => reject(signal.reason as Error);
    if (signal.aborted) give();
    signal.addEventListener('abort', give, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', give));
  });
}

/** Final check of the app's redirects: the target must be on one of our origins and becomes a path, else the home page. */
function onlyLocal(response: Response, origins: readonly string[]): Response {
  const location = response.headers.get('Location');
  if (location === null) return response;
  const own = origins.find((origin) => location.startsWith(`${origin}/`));
  const path = own === undefined ? location : location.slice(own.length);
  const isSafe = safeLocalPath(path, origins[0] ?? '');
  if (!isSafe) console.error(`A redirect to ${JSON.stringify(location.split('?', 1)[0])} would have left the shop`);
  const headers = new Headers(response.headers);
  headers.set('Location', isSafe ? path : '/');
  return new Response(response.body, { status: response.status, headers });
}
