import { PASSED_HEADERS, readCookieToken, REQUEST_ID, SESSION_HEADER, writeToken } from './headers.ts';
import { sessionOfCall } from './calls.ts';
import { readForwardedAnswer, writeWithoutToken } from './forwarded-answer.ts';

/** Options of {@link createGateway}. */
export interface GatewayOptions {
  /** The shop's origin, e.g. `https://shop.example.com`. */
  origin: string;
  /** The path below which the handler is mounted; `/api` by default. */
  basePath?: string;
  /** Name of the cookie with the buyer's token; `rider_session` by default. */
  cookie?: string;
  /** The platform's own by default. */
  fetch?: (input: string, init: RequestInit) => Promise<Response>;
}

/** Lifetime of the cookie in seconds, that of a session. */
const LIFETIME = 604_800;
const REQUEST_HEADERS = ['Accept', 'X-Forwarded-For', ...PASSED_HEADERS];
const ANSWER_HEADERS = ['Content-Type', 'Content-Disposition', 'Cache-Control', 'Retry-After', REQUEST_ID];

/**
 * Creates a handler for a server whose pages make the shop's calls below its own origin: it forwards the calls of buyers, keeps their token
 * in an HttpOnly cookie that scripts cannot read, and rejects changes and sign-ins from pages of other origins. It is a function from
 * `Request` to `Response`, as Next.js, Hono and other servers take it.
 */
export function createGateway(options: GatewayOptions): (request: Request) => Promise<Response> {
  const { origin, basePath = '/api', cookie = 'rider_session' } = options;
  return async (request) => {
    const { pathname, search, protocol } = new URL(request.url);
    const call = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length + 1) : '';
    const { role, opens, ends } = sessionOfCall(call);
    if (call === '' || role !== 'buyer') return new Response(null, { status: 404 });
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (opens && isRead) return new Response(null, { status: 405, headers: { Allow: 'POST' } });
    if ((!isRead || ends) && !isFromOwnPage(request)) return new Response(null, { status: 403 });
    const token = readCookieToken(request.headers.get('Cookie'), cookie);
    const { fetch: send = globalThis.fetch } = options;
    const answer = await send(`${origin}/api/${call}${search}`, {
      method: request.method,
      headers: forwardedHeaders(request, token),
      ...(!isRead && { body: await request.arrayBuffer() }),
      redirect: 'manual',
    });
    const headers = copied(answer.headers, ANSWER_HEADERS);
    if (token !== null) headers.set('Cache-Control', 'private, no-store');
    const attributes = `Path=/; HttpOnly; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`;
    const isJson = headers.get('Content-Type')?.includes('json') ?? false;
    const body = isJson ? await answer.text() : answer.body;
    const read = typeof body === 'string' ? readForwardedAnswer(body) : null;
    if (ends || (read?.endsSession && token !== null))
      headers.set('Set-Cookie', `${cookie}=; Max-Age=0; ${attributes}`);
    const opened = opens && read?.token ? read : null;
    const newToken = opened?.token ?? answer.headers.get(SESSION_HEADER);
    if (newToken) {
      headers.set('Set-Cookie', `${cookie}=${newToken}; Max-Age=${LIFETIME}; ${attributes}`);
      headers.set('Cache-Control', 'private, no-store');
    }
    return new Response(opened ? writeWithoutToken(opened) : body, { status: answer.status, headers });
  };
}

function copied(from: Headers, names: readonly string[]): Headers {
  return new Headers(
    names.flatMap((name) => (from.has(name) ? [[name, from.get(name) ?? '']] : [])) as [string, string][],
  );
}

function forwardedHeaders(request: Request, token: string | null): Headers {
  const headers = copied(request.headers, REQUEST_HEADERS);
  if (token !== null) writeToken(headers, token);
  return headers;
}

/** Whether a request names a page of its own origin, by Sec-Fetch-Site or in older browsers by Origin. */
function isFromOwnPage({ headers, url }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('Origin') ?? '';
  return URL.canParse(origin) && new URL(origin).host === (headers.get('Host') ?? new URL(url).host);
}
