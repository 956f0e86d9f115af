import type { MiddlewareHandler } from 'hono';
import type { BackendCalls } from './backend-calls.ts';
import { isOwnOrigin } from './security.ts';
import { socketAddress } from './session-bridge.ts';

/** All that the chat on another's page asks for, and how. */
const CALLS: Record<string, 'GET' | 'POST'> = {
  '/api/user': 'GET',
  '/api/get_workerman_url': 'GET',
  '/api/user/service/list': 'GET',
  '/api/v2/user/service/record': 'GET',
  '/api/user/service/get_adv': 'GET',
  '/api/upload/image': 'POST',
};
const REQUEST_HEADERS = 'authori-zation, content-type, content-language, cb-lang, form-type';
/** How long a browser may remember the answer to its question beforehand (s). */
const PREFLIGHT_SECONDS = 7200;

/** What the calls of foreign pages need. */
export interface EmbeddedChatOptions {
  calls: BackendCalls;
  publicOrigin: string;
  /** The origins of CHAT_ORIGINS. */
  embedOrigins: readonly string[];
  clientAddress(context: Parameters<MiddlewareHandler>[0]): string;
}

/**
 * Answers the chat's calls from pages of the allowed origins, with the token that they bring: our cookie is neither sent by their
 * browsers nor read here. Everything else goes on to the bridge of our own pages, which gives foreign ones nothing to read.
 */
export function embeddedChatCalls(options: EmbeddedChatOptions): MiddlewareHandler {
  const { calls, publicOrigin, embedOrigins } = options;
  return async (context, next) => {
    const request = context.req.raw;
    const origin = request.headers.get('Origin');
    const method = CALLS[context.req.path];
    if (!origin || !method || isOwnOrigin(request, publicOrigin) || !embedOrigins.includes(origin)) return next();
    const headers = new Headers({ 'Access-Control-Allow-Origin': origin, Vary: 'Origin' });
    headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (request.method === 'OPTIONS') {
      headers.set('Access-Control-Allow-Methods', method);
      headers.set('Access-Control-Allow-Headers', REQUEST_HEADERS);
      headers.set('Access-Control-Max-Age', String(PREFLIGHT_SECONDS));
      return new Response(null, { status: 204, headers });
    }
    if (request.method !== method) return new Response(null, { status: 405, headers });
    const token = /^Bearer (\S+)$/.exec(request.headers.get('Authori-zation') ?? '')?.[1] ?? null;
    const answer = await calls.answer(request, { role: 'buyer', token, address: options.clientAddress(context) });
    headers.set('Cache-Control', 'private, no-store');
    headers.set('Content-Type', answer.headers.get('Content-Type') ?? 'application/json');
    const retryAfter = answer.headers.get('Retry-After');
    if (retryAfter) headers.set('Retry-After', retryAfter);
    if (context.req.path !== '/api/get_workerman_url' || !answer.ok)
      return new Response(await answer.arrayBuffer(), { status: answer.status, headers });
    // Whatever the backend's own address is, the page's socket comes to us.
    const body = (await answer.json()) as { status?: unknown };
    const told = body.status === 200 ? { ...body, data: { chat: socketAddress(request, publicOrigin) } } : body;
    return new Response(JSON.stringify(told), { status: answer.status, headers });
  };
}
