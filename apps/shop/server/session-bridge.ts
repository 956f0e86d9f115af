import { isSessionEnd } from '@rider/api/refusal';
import {
  clearedDeskCookie,
  clearedSessionCookie,
  DESK_COOKIE,
  DEVICE_COOKIE,
  deskCookie,
  fromPathCookie,
  readCookie,
  SESSION_COOKIE,
  sessionCookie,
} from '../app/session/cookies.ts';
import { referringPage } from '../app/session/referring-page.ts';
import type { BackendCalls } from './backend-calls.ts';
import { CHAT_PATH } from './chat-bridge.ts';
import { keepDevice } from './device.ts';
import { isFromOwnPage } from './security.ts';

/** Calls that open a session; their token goes into the cookie instead of to the page (R4.1). */
const SIGN_IN_CALLS = new Set(['/api/login', '/api/login/mobile', '/api/pc/wechat_auth']);
const SIGN_OUT_CALL = '/api/logout';
/** The calls of the agents' desk, with a session of its own. */
const DESK_CALLS = ['/api/kefuapi/', '/api/operator/'];
const DESK_SIGN_IN_CALL = '/api/kefuapi/login';
const DESK_SIGN_OUT_CALL = '/api/kefuapi/logout';
const SOCKET_ADDRESS_CALL = '/api/get_workerman_url';
const PASSED_ANSWER_HEADERS = ['content-type', 'cache-control', 'etag', 'retry-after'];

/** Who calls decides whose cookie is read, set and cleared. */
const BUYER_SESSION = {
  role: 'buyer',
  cookie: SESSION_COOKIE,
  signIn: SIGN_IN_CALLS,
  set: sessionCookie,
  clear: clearedSessionCookie,
} as const;
const DESK_SESSION = {
  role: 'agent',
  cookie: DESK_COOKIE,
  signIn: new Set([DESK_SIGN_IN_CALL]),
  set: deskCookie,
  clear: clearedDeskCookie,
} as const;

/**
 * Stands between the page and the backend for `/api/*`: refuses changes from foreign pages, turns the session cookie into
 * the backend's header, keeps tokens out of answers, and ends the cookie of a session that the backend calls invalid (R4.4).
 */
export function createSessionBridge(
  calls: BackendCalls,
  publicOrigin: string,
): (request: Request, clientAddress: string) => Promise<Response> {
  return async (request, clientAddress) => {
    const safe = request.method === 'GET' || request.method === 'HEAD';
    const { pathname } = new URL(request.url);
    const endsSession = pathname === SIGN_OUT_CALL || pathname === DESK_SIGN_OUT_CALL;
    if ((!safe || endsSession) && !isFromOwnPage(request)) return new Response(null, { status: 403 });
    const session = DESK_CALLS.some((path) => pathname.startsWith(path)) ? DESK_SESSION : BUYER_SESSION;
    const token = readCookie(request.headers.get('Cookie'), session.cookie);
    const answer = await calls.answer(request, {
      role: session.role,
      token,
      address: clientAddress,
      device: readCookie(request.headers.get('Cookie'), DEVICE_COOKIE),
    });
    const headers = new Headers();
    for (const name of PASSED_ANSWER_HEADERS) {
      const value = answer.headers.get(name);
      if (value) headers.set(name, value);
    }
    if (token) headers.set('Cache-Control', 'private, no-store');
    keepDevice(answer, headers, publicOrigin);
    const text = await answer.text();
    const body = answer.headers.get('Content-Type')?.includes('json') ? parsed(text) : null;
    if (pathname === SOCKET_ADDRESS_CALL && body?.status === 200) {
      return new Response(JSON.stringify({ ...body, data: { chat: socketAddress(request, publicOrigin) } }), {
        headers,
      });
    }
    if (session.signIn.has(pathname) && body?.status === 200 && body.data?.token) {
      headers.append('Set-Cookie', session.set(body.data.token, publicOrigin));
      headers.set('Cache-Control', 'private, no-store');
      const { token: kept, ...data } = body.data;
      return new Response(JSON.stringify({ ...body, data: { ...data, signedIn: Boolean(kept) } }), { headers });
    }
    if (body && isSessionEnd(body.status)) {
      if (token) headers.append('Set-Cookie', session.clear(publicOrigin));
      const from = referringPage(request);
      if (from && session === BUYER_SESSION) headers.append('Set-Cookie', fromPathCookie(from, publicOrigin));
    }
    if (endsSession) headers.append('Set-Cookie', session.clear(publicOrigin));
    return new Response(text, { status: answer.status, headers });
  };
}

/** Whatever the backend's own address is: the page's socket comes to us, because only we have the token. */
export function socketAddress(request: Request, publicOrigin: string): string {
  const address = new URL(CHAT_PATH, request.url);
  address.protocol = publicOrigin.startsWith('https:') ? 'wss:' : 'ws:';
  const language = request.headers.get('Content-Language');
  if (language) address.searchParams.set('lang', language);
  return address.href;
}

function parsed(text: string): { status?: unknown; data?: { token?: string } } | null {
  try {
    return JSON.parse(text) as { status?: unknown; data?: { token?: string } };
  } catch {
    // Not JSON after all: the page's client reports it as malformed.
    return null;
  }
}
