import {
  EMBEDDED_CHAT_CALLS,
  isSocketAddressCall,
  PASSED_HEADERS,
  readForwardedAnswer,
  readToken,
  REQUEST_ID,
  SESSION_HEADER,
  sessionOfCall,
  TOKEN_HEADER,
  writeWithSocketAddress,
} from '@rider/api/gateway';
import { isApiKey } from '@rider/model/api-key';
import type { MiddlewareHandler } from 'hono';
import { callOf, type BackendCalls } from '../backend/backend-calls.ts';
import { isOwnOrigin } from '../http/security.ts';
import { socketAddress } from './session-bridge.ts';

const REQUEST_HEADERS = [TOKEN_HEADER, 'Authorization', ...PASSED_HEADERS].join(', ').toLowerCase();
/** What scripts of the page may read besides the body. */
const EXPOSED_HEADERS = [REQUEST_ID, SESSION_HEADER, 'Retry-After', 'Content-Disposition'];
const PASSED_ANSWER_HEADERS = ['Content-Type', SESSION_HEADER, 'Content-Disposition', 'Retry-After'];
/** Cache time of a preflight response (s). */
const PREFLIGHT_SECONDS = 7200;

/** Options of `crossOriginCalls`. */
export interface CrossOriginOptions {
  calls: BackendCalls;
  publicOrigin: string;
  /** The origins of CHAT_ORIGINS, whose pages make the chat's calls. */
  embedOrigins: readonly string[];
  /** The origins of API_ORIGINS, whose pages make all calls of buyers. */
  callOrigins: readonly string[];
  clientAddress(context: Parameters<MiddlewareHandler>[0]): string;
}

/** The methods with which pages of an origin may make a call. */
function methodsOf(call: string, origin: string, { embedOrigins, callOrigins }: CrossOriginOptions): string[] {
  if (call !== '' && callOrigins.includes(origin) && sessionOfCall(call).role === 'buyer') return ['GET', 'POST'];
  const isOfChat = embedOrigins.includes(origin) && Object.hasOwn(EMBEDDED_CHAT_CALLS, call);
  return isOfChat ? [EMBEDDED_CHAT_CALLS[call] ?? ''] : [];
}

/**
 * Answers calls from pages of the listed origins, with the token that they send: browsers do not send our cookie with them, and it is not
 * read here. An API key is rejected, because a page would publish it. All other requests go on to the session bridge, which does not let
 * foreign pages read its answers.
 */
export function crossOriginCalls(options: CrossOriginOptions): MiddlewareHandler {
  const { calls, publicOrigin } = options;
  return async (context, next) => {
    const request = context.req.raw;
    const origin = request.headers.get('Origin');
    if (!origin || isOwnOrigin(request, publicOrigin)) return next();
    const call = callOf(context.req.path);
    const methods = methodsOf(call, origin, options);
    if (methods.length === 0) return next();
    const headers = new Headers({ 'Access-Control-Allow-Origin': origin, Vary: 'Origin' });
    headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (request.method === 'OPTIONS') {
      headers.set('Access-Control-Allow-Methods', methods.join(', '));
      headers.set('Access-Control-Allow-Headers', REQUEST_HEADERS);
      headers.set('Access-Control-Max-Age', String(PREFLIGHT_SECONDS));
      return new Response(null, { status: 204, headers });
    }
    headers.set('Access-Control-Expose-Headers', EXPOSED_HEADERS.join(', '));
    if (!methods.includes(request.method)) return new Response(null, { status: 405, headers });
    const token = readToken(request.headers);
    if (token !== null && isApiKey(token)) return new Response(null, { status: 403, headers });
    const answer = await calls.answer(request, { role: 'buyer', token, address: options.clientAddress(context) });
    headers.set('Cache-Control', 'private, no-store');
    for (const name of PASSED_ANSWER_HEADERS) {
      const value = answer.headers.get(name);
      if (value) headers.set(name, value);
    }
    if (!isSocketAddressCall(call) || !answer.ok)
      return new Response(await answer.arrayBuffer(), { status: answer.status, headers });
    const text = await answer.text();
    const passing = readForwardedAnswer(text);
    const body = passing?.succeeded ? writeWithSocketAddress(passing, socketAddress(request, publicOrigin)) : text;
    return new Response(body, { status: answer.status, headers });
  };
}
