import { createApi } from '@rider/api';
import { FALLBACK_LOCALE, LOCALES, type Locale } from '@rider/api/locale';
import { createRequestHandler, RouterContextProvider, type RouterContext, type ServerBuild } from 'react-router';
import type { RequestScope } from '../app/data/request-scope.ts';
import { basenameOf } from '../app/messages/language.ts';
import { readCookie, SESSION_COOKIE } from '../app/session/cookies.ts';
import { keepDevice, sendDevice } from './device.ts';
import { decideLanguage } from './language.ts';
import { PageCache } from './page-cache.ts';
import { contentSecurityPolicy, createNonce, inlineScriptHashes, isFromOwnPage } from './security.ts';
import type { BackendFetch } from './session-bridge.ts';

/** What the documents are made of. */
export interface DocumentOptions {
  build: ServerBuild;
  /** The backend behind `/api`, called without going through the network where it is embedded. */
  backend: BackendFetch;
  publicOrigin: string;
  apiOrigin: string | null;
  /** Off in development, where each change must show. */
  cache: boolean;
}

/** Seconds after which a page that failed because of the backend may be asked for again. */
const RETRY_SECONDS = 10;

type Handler = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** Makes the function that answers everything that is neither a file nor a call: the server-rendered documents. */
export function createDocuments(
  options: DocumentOptions,
): (request: Request, clientAddress: string) => Promise<Response> {
  const { build, publicOrigin } = options;
  const handlers = new Map<Locale, Handler>(
    LOCALES.map((locale) => [locale, createRequestHandler({ ...build, basename: basenameOf(locale) })]),
  );
  const scopeContext = (build.entry.module as unknown as { requestScope: RouterContext<RequestScope> }).requestScope;
  const cache = new PageCache();

  return async (request, clientAddress) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isFromOwnPage(request)) {
      return new Response(null, { status: 403 });
    }
    const language = decideLanguage(request, publicOrigin);
    if (language.kind === 'redirect') return redirect(language);
    const { locale } = language;
    const handler = handlers.get(locale) ?? handlers.get(FALLBACK_LOCALE);
    if (!handler) throw new Error(`no handler for ${locale}`);
    const token = readCookie(request.headers.get('Cookie'), SESSION_COOKIE);
    const url = new URL(request.url);
    const shared = options.cache && !token && request.method === 'GET' && !url.pathname.endsWith('.data');

    // What the page's calls keep in the browser.
    const kept = new Headers();

    const render = async (scriptNonce: string | null): Promise<{ response: Response; styleNonce: string }> => {
      const styleNonce = scriptNonce ?? createNonce();
      const scope: RequestScope = {
        api: createApi({
          fetch: async (input, init) => {
            const call = new Request(input, init);
            call.headers.set('X-Forwarded-For', clientAddress);
            sendDevice(request, call);
            const answer = await options.backend(call);
            keepDevice(answer, kept, publicOrigin);
            return answer;
          },
          baseUrl: `${options.apiOrigin ?? url.origin}/api`,
          locale,
          ...(token && { token }),
        }),
        locale,
        signedIn: token !== null,
        origin: publicOrigin,
        scriptNonce,
        styleNonce,
      };
      const context = new RouterContextProvider();
      context.set(scopeContext, scope);
      return { response: await handler(request, context), styleNonce };
    };

    const response = shared
      ? await cache.answer(request, `${locale} ${url.pathname}${url.search}`, async () => {
          const { response: rendered, styleNonce } = await render(null);
          if (!isHtml(rendered)) return rendered;
          const html = await rendered.text();
          const policy = contentSecurityPolicy(inlineScriptHashes(html), styleNonce, options.apiOrigin);
          if (rendered.status === 200 && !rendered.headers.has('Set-Cookie'))
            return { html, contentSecurityPolicy: policy };
          const headers = privateHeaders(rendered, policy);
          return new Response(html, { status: rendered.status, headers });
        })
      : await renderPrivate(render, options.apiOrigin);
    if (response.status === 503) response.headers.set('Retry-After', String(RETRY_SECONDS));
    for (const cookie of kept.getSetCookie()) response.headers.append('Set-Cookie', cookie);
    if (language.cookie) response.headers.append('Set-Cookie', language.cookie);
    return response;
  };
}

async function renderPrivate(
  render: (nonce: string) => Promise<{ response: Response; styleNonce: string }>,
  apiOrigin: string | null,
): Promise<Response> {
  const nonce = createNonce();
  const { response } = await render(nonce);
  const policy = contentSecurityPolicy([`'nonce-${nonce}'`], nonce, apiOrigin);
  const headers = privateHeaders(response, isHtml(response) ? policy : null);
  return new Response(response.body, { status: response.status, headers });
}

function privateHeaders(response: Response, policy: string | null): Headers {
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'private, no-store');
  if (policy) headers.set('Content-Security-Policy', policy);
  return headers;
}

function isHtml(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

function redirect(decision: { location: string; status: number; cookie: string | null }): Response {
  const headers = new Headers({ Location: decision.location, 'Cache-Control': 'private, no-store' });
  if (decision.cookie) headers.append('Set-Cookie', decision.cookie);
  return new Response(null, { status: decision.status, headers });
}
