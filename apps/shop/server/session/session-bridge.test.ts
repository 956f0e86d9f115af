import { SESSION_HEADER } from '@rider/api/gateway';
import { beforeEach, describe, expect, test } from 'vitest';
import { BackendCalls } from '../backend/backend-calls.ts';
import { RequestBodies, SMALL_BODY } from '../http/request-bodies.ts';
import { createSessionBridge } from './session-bridge.ts';

const ORIGIN = 'https://shop.example';
const AGENT_TOKEN = 'agent-token';
const BUYER_TOKEN = 'buyer-token';
const BOTH = `local1=${BUYER_TOKEN}; desk=${AGENT_TOKEN}`;

describe('the desk’s session', () => {
  let seen: Request[];
  let answers: object;
  let answerHeaders: Record<string, string>;

  beforeEach(() => {
    seen = [];
    answerHeaders = {};
    answers = { status: 200, msg: 'ok', data: { token: AGENT_TOKEN, exp_time: 1, kefuInfo: { uid: 7 } } };
  });

  const call = (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const backend = (request: Request) => {
      seen.push(request);
      return Promise.resolve(Response.json(answers, { headers: answerHeaders }));
    };
    const calls = new BackendCalls({ backend, bodyLimit: () => SMALL_BODY, bodies: new RequestBodies() });
    const bridge = createSessionBridge(calls, ORIGIN);
    return bridge(
      new Request(`${ORIGIN}/api/${path}`, { method, headers: { Host: 'shop.example', ...headers } }),
      '192.0.2.7',
    );
  };
  const authorised = () => seen[0]?.headers.get('Authori-zation') ?? null;

  test('[R4.1] the token is stored in an HttpOnly cookie and never sent to the page', async () => {
    const answer = await call('kefuapi/login', { Origin: ORIGIN }, 'POST');
    const [cookie, ...others] = answer.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie).toBe(`desk=${AGENT_TOKEN}; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Lax`);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const text = await answer.text();
    expect(text).not.toContain(AGENT_TOKEN);
    expect(JSON.parse(text)).toMatchObject({ data: { signedIn: true, kefuInfo: { uid: 7 } } });
  });

  test.each([
    ['user/password', 'local3=old', `local3=new; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax`],
    ['kefuapi/second_step/confirm', 'desk=old', `desk=new; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Lax`],
  ])(
    '[R4.1] the new token of %s replaces the one in the cookie, and the page does not see it',
    async (path, Cookie, set) => {
      answerHeaders = { [SESSION_HEADER]: 'new' };
      answers = { status: 200, msg: 'ok', data: [] };
      const answer = await call(path, { Origin: ORIGIN, Cookie }, 'POST');
      expect(answer.headers.getSetCookie().at(-1)).toBe(set);
      expect(answer.headers.get(SESSION_HEADER)).toBeNull();
      expect(await answer.json()).toEqual(answers);
    },
  );

  test('[R4.1] a program gets the new token and no cookie', async () => {
    answerHeaders = { [SESSION_HEADER]: 'new' };
    const answer = await call('user/password', { 'Authori-zation': `Bearer ${BUYER_TOKEN}` }, 'POST');
    expect(answer.headers.get(SESSION_HEADER)).toBe('new');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('[R4.1] a public answer may be cached for its language only, an answer to a buyer not at all', async () => {
    answerHeaders = { 'Cache-Control': 'public, max-age=30', Vary: 'Content-Language' };
    const toVisitor = await call('pc/get_products');
    expect(Object.fromEntries(toVisitor.headers)).toMatchObject({
      'cache-control': 'public, max-age=30',
      vary: 'Content-Language',
    });
    expect((await call('pc/get_products', { Cookie: BOTH })).headers.get('Cache-Control')).toBe('private, no-store');
  });

  test('[B16] a file passes with the name under which browsers save it', async () => {
    answerHeaders = { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename="products.csv"' };
    const file = await call('operator/export', { Cookie: BOTH });
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="products.csv"');
  });

  test('a rejected sign-in sets no cookie', async () => {
    answers = { status: 410025, msg: 'wrong' };
    expect((await call('kefuapi/login', { Origin: ORIGIN }, 'POST')).headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ['the desk’s calls', 'kefuapi/me', BOTH, `Bearer ${AGENT_TOKEN}`],
    ['the operators’ calls', 'operator/log', BOTH, `Bearer ${AGENT_TOKEN}`],
    ['the buyer’s calls', 'cart/count', BOTH, `Bearer ${BUYER_TOKEN}`],
    ['the desk’s calls of a buyer', 'kefuapi/me', `local1=${BUYER_TOKEN}`, null],
    ['the buyer’s calls of an agent', 'cart/count', `desk=${AGENT_TOKEN}`, null],
    ['what only begins like the desk’s calls', 'kefuapis', BOTH, `Bearer ${BUYER_TOKEN}`],
  ])('%s are sent with their own session only', async (_, path, Cookie, expected) => {
    await call(path, { Cookie });
    expect(authorised()).toBe(expected);
  });

  test.each(
    Object.entries({ Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin', Referer: `${ORIGIN}/`, Cookie: 'lang=en' }),
  )(
    '[R4.1] a call with %s is a page’s: it gets no token, and its header does not replace the cookie',
    async (name, value) => {
      answers = { status: 200, msg: 'ok', data: { token: BUYER_TOKEN, exp_time: 1 } };
      const answer = await call('login', { [name]: value, 'Authori-zation': 'Bearer forged' }, 'POST');
      await call('cart/count', { [name]: value, 'Authori-zation': 'Bearer forged' });
      expect(await answer.text()).not.toContain(BUYER_TOKEN);
      expect(authorised()).toBeNull();
    },
  );

  test.each([
    ['GET', 'pc/wechat_auth?code=of-somebody-else', 405],
    ['GET', 'login?account=eve', 405],
    ['POST', 'login', 403],
    ['POST', 'login/mobile', 403],
    ['POST', 'kefuapi/login', 403],
    ['GET', 'logout', 403],
  ])('[R4.1] a link in a mail cannot %s %s', async (method, path, status) => {
    for (const site of ['none', 'x']) {
      const answer = await call(path, { 'Sec-Fetch-Site': site, Cookie: 'lang=en' }, method);
      expect(answer.status).toBe(status);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    // An older browser sends no site, and its cookies give it away.
    expect((await call(path, { Cookie: 'device=old' }, method)).status).toBe(status);
    expect(seen).toEqual([]);
  });

  test('[R4.1] a program gets the token of a sign-in and sends it itself; its answers are not stored', async () => {
    answers = { status: 200, msg: 'ok', data: { token: BUYER_TOKEN, exp_time: 1 } };
    const signedIn = await call('login', {}, 'POST');
    expect(await signedIn.json()).toMatchObject({ data: { token: BUYER_TOKEN } });
    expect(signedIn.headers.getSetCookie()).toEqual([]);
    expect(signedIn.headers.get('Cache-Control')).toBe('private, no-store');
    const own = await call('cart/count', { 'Authori-zation': `Bearer ${BUYER_TOKEN}` });
    expect(seen[1]?.headers.get('Authori-zation')).toBe(`Bearer ${BUYER_TOKEN}`);
    expect(own.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test('[B12] a call with an API key needs no proof of its page, and uses and sets no cookie', async () => {
    answers = { status: 110002, msg: 'no', data: [] };
    const headers = { Authorization: 'Bearer rk_secret', Origin: 'https://erp.example', Cookie: `${BOTH}; device=old` };
    for (const path of ['order/place', 'operator/log', 'login']) {
      seen = [];
      const answer = await call(path, headers, 'POST');
      expect(authorised()).toBe('Bearer rk_secret');
      expect(seen[0]?.headers.get('Cookie')).toBeNull();
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    }
  });

  test('[R4.1] a program of an operator gets a token, which it sends itself', async () => {
    const signedIn = await call('kefuapi/login', {}, 'POST');
    expect(await signedIn.json()).toMatchObject({ data: { token: AGENT_TOKEN } });
    expect(signedIn.headers.getSetCookie()).toEqual([]);
    await call('operator/partner_keys/issue', { Authorization: `Bearer ${AGENT_TOKEN}` }, 'POST');
    expect(seen[1]?.headers.get('Authori-zation')).toBe(`Bearer ${AGENT_TOKEN}`);
  });

  test('a page’s header does not replace the desk’s cookie', async () => {
    await call('kefuapi/me', { Origin: ORIGIN, 'Authori-zation': 'Bearer forged', Authorization: 'Bearer forged' });
    expect(authorised()).toBeNull();
    expect(seen[0]?.headers.has('Authorization')).toBe(false);
  });

  test.each([
    ['POST', 'kefuapi/login'],
    ['GET', 'kefuapi/logout'],
    ['POST', 'kefuapi/service/transfer'],
    ['POST', 'kefuapi/service/speechcraft/delete'],
    ['POST', 'kefuapi/upload/image'],
    ['POST', 'operator/orders/ship'],
  ])('a foreign page may not %s %s', async (method, path) => {
    for (const foreign of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site', Origin: ORIGIN },
    ]) {
      const answer = await call(path, { ...foreign, Cookie: BOTH } as Record<string, string>, method);
      expect(answer.status).toBe(403);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(seen).toEqual([]);
  });

  test.each([110002, 110003, 110004])('[R4.4] the status %i clears only the desk’s cookie', async (status) => {
    answers = { status, msg: 'over' };
    const cookies = (
      await call('kefuapi/me', { Cookie: BOTH, Referer: `${ORIGIN}/desk/messages` })
    ).headers.getSetCookie();
    expect(cookies).toEqual(['desk=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax']);
  });

  test('[R4.4] the end of a buyer’s session does not affect the desk’s', async () => {
    answers = { status: 110003, msg: 'over' };
    const cookies = (await call('cart/count', { Cookie: BOTH })).headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['local1', 'local2', 'local3', 'local4']);
  });

  test.each([
    ['kefuapi/logout', ['desk=']],
    ['logout', ['local1=', 'local2=', 'local3=', 'local4=']],
  ])('[R4.5] %s clears %j and nothing else', async (path, cleared) => {
    answers = { status: 200, msg: 'ok' };
    const cookies = (await call(path, { Cookie: BOTH, Origin: ORIGIN })).headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual(cleared);
  });
});
