import {
  isSocketAddressCall,
  readPassingAnswer,
  sessionOfCall,
  writeWithoutToken,
  writeWithSocketAddress,
} from '@rider/api/gateway';
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
import { callOf, type BackendCalls } from './backend-calls.ts';
import { CHAT_PATH } from './chat-bridge.ts';
import { keepDevice } from './device.ts';
import { isFromOwnPage } from './security.ts';

const PASSED_ANSWER_HEADERS = ['content-type', 'cache-control', 'etag', 'retry-after'];

/** The session cookie of each role: a call reads, sets and clears only that of its own role. */
const COOKIES = {
  buyer: { name: SESSION_COOKIE, set: sessionCookie, clear: clearedSessionCookie },
  agent: { name: DESK_COOKIE, set: deskCookie, clear: clearedDeskCookie },
} as const;

/**
 * Forwards `/api/*` from pages to the backend: refuses changes from foreign pages, turns the session cookie into the backend's header,
 * removes tokens from answers (R4.1), and clears the cookie of a session that the backend calls invalid (R4.4).
 */
export function createSessionBridge(
  calls: BackendCalls,
  publicOrigin: string,
): (request: Request, clientAddress: string) => Promise<Response> {
  return async (request, clientAddress) => {
    const safe = request.method === 'GET' || request.method === 'HEAD';
    const call = callOf(new URL(request.url).pathname);
    const { role, opens, ends } = sessionOfCall(call);
    if ((!safe || ends) && !isFromOwnPage(request)) return new Response(null, { status: 403 });
    const cookie = COOKIES[role];
    const token = readCookie(request.headers.get('Cookie'), cookie.name);
    const answer = await calls.answer(request, {
      role,
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
    const passing = answer.headers.get('Content-Type')?.includes('json') ? readPassingAnswer(text) : null;
    if (isSocketAddressCall(call) && passing?.succeeded)
      return new Response(writeWithSocketAddress(passing, socketAddress(request, publicOrigin)), { headers });
    if (opens && passing?.token) {
      headers.append('Set-Cookie', cookie.set(passing.token, publicOrigin));
      headers.set('Cache-Control', 'private, no-store');
      return new Response(writeWithoutToken(passing), { headers });
    }
    if (passing?.endsSession) {
      if (token) headers.append('Set-Cookie', cookie.clear(publicOrigin));
      const from = referringPage(request);
      if (from && role === 'buyer') headers.append('Set-Cookie', fromPathCookie(from, publicOrigin));
    }
    if (ends) headers.append('Set-Cookie', cookie.clear(publicOrigin));
    return new Response(text, { status: answer.status, headers });
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
