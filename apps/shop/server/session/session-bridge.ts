import {
  isSocketAddressCall,
  readForwardedAnswer,
  readToken,
  SESSION_HEADER,
  sessionOfCall,
  writeWithoutToken,
  writeWithSocketAddress,
} from '@rider/api/gateway';
import { isApiKey } from '@rider/model/api-key';
import {
  clearedDeskCookie,
  clearedSessionCookies,
  DESK_COOKIE,
  DEVICE_COOKIE,
  deskCookie,
  fromPathCookie,
  readCookie,
  readSessionToken,
  renewedSessionCookies,
  sessionCookies,
  type Strategy,
} from '../../app/session/cookies.ts';
import { referringPage } from '../../app/session/referring-page.ts';
import { callOf, type BackendCalls } from '../backend/backend-calls.ts';
import { CHAT_PATH } from '../chat/chat-bridge.ts';
import { storeDevice } from './device.ts';
import { isFromOwnPage, provesOwnPage } from '../http/security.ts';

const PASSED_ANSWER_HEADERS = ['content-type', 'content-disposition', 'cache-control', 'vary', 'etag', 'retry-after'];

const STRATEGY_OF_CALL: Readonly<Record<string, Strategy>> = {
  'login/mobile': 'mobile',
  'pc/wechat_auth': 'wechat',
  'punchout/start': 'punchout',
};

/** The session cookie of each role: a call reads, sets and clears only that of its own role. */
const COOKIES = {
  buyer: {
    read: readSessionToken,
    set: (token: string, origin: string, call: string) =>
      sessionCookies(token, origin, STRATEGY_OF_CALL[call] ?? 'password'),
    renew: renewedSessionCookies,
    clear: clearedSessionCookies,
  },
  agent: {
    read: (header: string | null) => readCookie(header, DESK_COOKIE),
    set: (token: string, origin: string) => [deskCookie(token, origin)],
    renew: (token: string, origin: string) => [deskCookie(token, origin)],
    clear: (origin: string) => [clearedDeskCookie(origin)],
  },
};

/** Headers of which a browser sends at least one with every call, and a program that brings its own token none. */
const BROWSER_HEADERS = ['Origin', 'Sec-Fetch-Site', 'Referer', 'Cookie'];

/** Whether a call comes from a program, which has no cookies that another page could use: it may have and bring a token itself. */
function isProgram({ headers }: Request): boolean {
  return BROWSER_HEADERS.every((name) => !headers.has(name));
}

/** The API key that a call brings; null without one. It needs no proof of its page, because no browser adds it by itself. */
export function apiKeyOf({ headers }: Request): string | null {
  const token = readToken(headers);
  return token !== null && isApiKey(token) ? token : null;
}

/**
 * Forwards `/api/*` from pages to the backend: rejects changes from foreign pages and sign-ins by GET, turns the session cookie into the
 * backend's header, moves tokens from answers to the cookie, and clears the cookie of a session that the backend rejects. A program gets the
 * token of a sign-in and no cookies, and sends the token in the backend's own header. A call with an API key uses and sets no cookie.
 */
export function createSessionBridge(
  calls: BackendCalls,
  publicOrigin: string,
): (request: Request, clientAddress: string) => Promise<Response> {
  return async (request, clientAddress) => {
    const safe = request.method === 'GET' || request.method === 'HEAD';
    const call = callOf(new URL(request.url).pathname);
    const { role, opens, ends } = sessionOfCall(call);
    const cookie = COOKIES[role];
    const key = apiKeyOf(request);
    const isOwnToken = key !== null || isProgram(request);
    if (opens && safe && !isOwnToken) return new Response(null, { status: 405, headers: { Allow: 'POST' } });
    if ((opens || ends) && !isOwnToken && !provesOwnPage(request)) return new Response(null, { status: 403 });
    if (!safe && key === null && !isFromOwnPage(request)) return new Response(null, { status: 403 });
    const token = isOwnToken ? (key ?? readToken(request.headers)) : cookie.read(request.headers.get('Cookie'));
    const answer = await calls.answer(request, {
      role,
      token,
      address: clientAddress,
      device: key === null ? readCookie(request.headers.get('Cookie'), DEVICE_COOKIE) : null,
    });
    const headers = new Headers();
    const clear = () => {
      if (isOwnToken) return;
      for (const cleared of cookie.clear(publicOrigin)) headers.append('Set-Cookie', cleared);
    };
    for (const name of PASSED_ANSWER_HEADERS) {
      const value = answer.headers.get(name);
      if (value) headers.set(name, value);
    }
    if (token) headers.set('Cache-Control', 'private, no-store');
    if (!isOwnToken) storeDevice(answer, headers, publicOrigin);
    const newToken = answer.headers.get(SESSION_HEADER);
    if (newToken && isOwnToken) headers.set(SESSION_HEADER, newToken);
    else if (newToken)
      for (const set of cookie.renew(newToken, publicOrigin, request.headers.get('Cookie')))
        headers.append('Set-Cookie', set);
    // Anything but JSON is a picture or another file, and passes as it is.
    const isJson = answer.headers.get('Content-Type')?.includes('json') ?? false;
    const body = isJson ? await answer.text() : await answer.arrayBuffer();
    const passing = typeof body === 'string' ? readForwardedAnswer(body) : null;
    if (isSocketAddressCall(call) && passing?.succeeded)
      return new Response(writeWithSocketAddress(passing, socketAddress(request, publicOrigin)), { headers });
    if (opens && passing?.token) {
      headers.set('Cache-Control', 'private, no-store');
      if (isOwnToken) return new Response(body, { headers });
      for (const set of cookie.set(passing.token, publicOrigin, call)) headers.append('Set-Cookie', set);
      return new Response(writeWithoutToken(passing), { headers });
    }
    if (passing?.endsSession) {
      if (token) clear();
      const from = referringPage(request);
      if (from && key === null && role === 'buyer') headers.append('Set-Cookie', fromPathCookie(from, publicOrigin));
    }
    if (ends) clear();
    return new Response(body, { status: answer.status, headers });
  };
}

/** The address of the chat's socket for pages: the shop's own, because only the shop's server has the token. */
export function socketAddress(request: Request, publicOrigin: string): string {
  const address = new URL(CHAT_PATH, request.url);
  address.protocol = publicOrigin.startsWith('https:') ? 'wss:' : 'ws:';
  const language = request.headers.get('Content-Language');
  if (language) address.searchParams.set('lang', language);
  return address.href;
}
