import { Hono } from 'hono';
import { beforeEach, describe, expect, test } from 'vitest';
import { BackendCalls } from '../backend/backend-calls.ts';
import { crossOriginCalls } from './cross-origin-calls.ts';
import { RequestBodies, SMALL_BODY } from '../http/request-bodies.ts';

const PARTNER = 'https://partner.example';
const STOREFRONT = 'https://storefront.example';
const AGENTS = 'https://shop.example/api/user/service/list';

describe('the chat’s calls from other pages', () => {
  let seen: Request[];
  let app: Hono;
  let answered: Record<string, string>;

  beforeEach(() => {
    [seen, answered] = [[], {}];
    app = new Hono();
    const backend = (request: Request) => {
      seen.push(request);
      const body = { status: 200, msg: 'ok', data: { chat: 'ws://backend.internal/msg' } };
      return Promise.resolve(Response.json(body, { headers: answered }));
    };
    const calls = new BackendCalls({ backend, bodyLimit: () => SMALL_BODY, bodies: new RequestBodies() });
    const publicOrigin = 'https://shop.example';
    app.use(
      '/api/*',
      crossOriginCalls({
        calls,
        publicOrigin,
        embedOrigins: [PARTNER],
        callOrigins: [STOREFRONT],
        clientAddress: () => '192.0.2.7',
      }),
    );
    app.all('*', (context) => context.text('own pages’ bridge'));
  });

  const call = (address: string, headers: Record<string, string>, method = 'GET') =>
    app.request(new Request(address, { method, headers: { Host: 'shop.example', ...headers } }));

  test('[R7.13] an allowed page is answered with its own token and without our cookie', async () => {
    const answer = await call(AGENTS, { Origin: PARTNER, 'Authori-zation': 'Bearer abc', Cookie: 'local1=ours' });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(PARTNER);
    expect(answer.headers.has('Access-Control-Allow-Credentials')).toBe(false);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.get('Vary')).toBe('Origin');
    expect(seen[0]?.headers.get('Authori-zation')).toBe('Bearer abc');
    expect(seen[0]?.headers.get('X-Forwarded-For')).toBe('192.0.2.7');
    expect(seen[0]?.headers.has('Cookie')).toBe(false);
  });

  test('[R7.13] our cookie does not make an allowed page signed in', async () => {
    await call(AGENTS, { Origin: PARTNER, Cookie: 'local1=ours' });
    expect(seen[0]?.headers.has('Authori-zation')).toBe(false);
  });

  test('[R7.13] the browser’s preflight is answered without the backend', async () => {
    const answer = await call('https://shop.example/api/upload/image', { Origin: PARTNER }, 'OPTIONS');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Access-Control-Allow-Methods')).toBe('POST');
    expect(answer.headers.get('Access-Control-Allow-Headers')).toContain('authori-zation');
    expect(seen).toEqual([]);
  });

  test('[R7.13] the socket’s address is ours, not the backend’s', async () => {
    const answer = await call('https://shop.example/api/get_workerman_url', { Origin: PARTNER });
    expect(await answer.json()).toMatchObject({ data: { chat: 'wss://shop.example/msg' } });
  });

  test('[R4.1] a page of another storefront reads the token that replaces its own after a new password', async () => {
    answered = { 'X-Rider-Session': 'new' };
    const headers = { Origin: STOREFRONT, Authorization: 'Bearer abc' };
    const answer = await call('https://shop.example/api/user/password', headers, 'POST');
    expect(answer.headers.get('X-Rider-Session')).toBe('new');
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('X-Rider-Session');
  });

  test('[R8.1] a page of another storefront makes all calls of buyers, and reads the request id', async () => {
    const headers = { Origin: STOREFRONT, Authorization: 'Bearer abc', Cookie: 'local1=ours' };
    const preflight = await call('https://shop.example/api/order/create/1', headers, 'OPTIONS');
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('GET, POST');
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('authorization');
    const answer = await call('https://shop.example/api/order/create/1', headers, 'POST');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(STOREFRONT);
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('X-Request-Id');
    expect(answer.headers.has('Access-Control-Allow-Credentials')).toBe(false);
    expect(seen[0]?.headers.get('Authori-zation')).toBe('Bearer abc');
    expect(seen[0]?.headers.has('Cookie')).toBe(false);
  });

  test('[B12] an API key in a page is rejected', async () => {
    const headers = { Origin: STOREFRONT, Authorization: 'Bearer rk_secret' };
    expect((await call('https://shop.example/api/order/place', headers, 'POST')).status).toBe(403);
    expect(seen).toEqual([]);
  });

  test.each([
    ['a page that is not on the list', AGENTS, { Origin: 'https://evil.example' }],
    ['a page without an origin', AGENTS, { Origin: 'null' }],
    ['our own page', AGENTS, { Origin: 'https://shop.example' }],
    ['no page at all', AGENTS, {}],
    ['a call of the desk', 'https://shop.example/api/operator/log', { Origin: STOREFRONT }],
    ['a call that the chat does not make', 'https://shop.example/api/cart/list', { Origin: PARTNER }],
  ])('[R7.13] %s is rejected', async (_, address, headers) => {
    const answer = await call(address, headers as Record<string, string>);
    expect(await answer.text()).toBe('own pages’ bridge');
    expect(answer.headers.has('Access-Control-Allow-Origin')).toBe(false);
    expect(seen).toEqual([]);
  });

  test('[R7.13] a method other than the chat’s is rejected', async () => {
    expect((await call(AGENTS, { Origin: PARTNER }, 'POST')).status).toBe(405);
    expect(seen).toEqual([]);
  });
});
