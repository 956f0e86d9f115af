import {
  EMBEDDED_CHAT_CALLS,
  isSocketAddressCall,
  PASSED_HEADERS,
  readForwardedAnswer,
  readToken,
  TOKEN_HEADER,
  writeWithSocketAddress,
} from '@rider/api/gateway';
import type { MiddlewareHandler } from 'hono';
import { callOf, type BackendCalls } from '../backend/backend-calls.ts';
import { isOwnOrigin } from '../http/security.ts';
import { socketAddress } from './session-bridge.ts';

const REQUEST_HEADERS = [TOKEN_HEADER, ...PASSED_HEADERS].join(', ').toLowerCase();
/** Cache time of a preflight response (s). */
const PREFLIGHT_SECONDS = 7200;

/** Options of `embeddedChatCalls`. */
export interface EmbeddedChatOptions {
  calls: BackendCalls;
  publicOrigin: string;
  /** The origins of CHAT_ORIGINS. */
  embedOrigins: readonly string[];
  clientAddress(context: Parameters<MiddlewareHandler>[0]): string;
}

/**
 * Answers the chat's calls from pages of the allowed origins, with the token that they send: browsers do not send our cookie with them, and
 * it is not read here. All other requests go on to the session bridge, which does not let foreign pages read its answers.
 */
export function embeddedChatCalls(options: EmbeddedChatOptions): MiddlewareHandler {
  const { calls, publicOrigin, embedOrigins } = options;
  return async (context, next) => {
    const request = context.req.raw;
    const origin = request.headers.get('Origin');
    const call = callOf(context.req.path);
    const method = Object.hasOwn(EMBEDDED_CHAT_CALLS, call) ? EMBEDDED_CHAT_CALLS[call] : undefined;
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
    const token = readToken(request.headers);
    const answer = await calls.answer(request, { role: 'buyer', token, address: options.clientAddress(context) });
    headers.set('Cache-Control', 'private, no-store');
    headers.set('Content-Type', answer.headers.get('Content-Type') ?? 'application/json');
    const retryAfter = answer.headers.get('Retry-After');
    if (retryAfter) headers.set('Retry-After', retryAfter);
    if (!isSocketAddressCall(call) || !answer.ok)
      return new Response(await answer.arrayBuffer(), { status: answer.status, headers });
    const text = await answer.text();
    const passing = readForwardedAnswer(text);
    const body = passing?.succeeded ? writeWithSocketAddress(passing, socketAddress(request, publicOrigin)) : text;
    return new Response(body, { status: answer.status, headers });
  };
}
