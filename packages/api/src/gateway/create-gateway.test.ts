import { beforeEach, describe, expect, test } from 'vitest';
import { createGateway } from './create-gateway.ts';

const SHOP = 'https://shop.example.com';
const PAGE = 'https://storefront.example';
const OWN = { 'Sec-Fetch-Site': 'same-origin' };

describe('[R4.1] the gateway', () => {
  let sent: { address: string; init: RequestInit }[];
  let answer: () => Response;

  beforeEach(() => {
    sent = [];
    answer = () => Response.json({ status: 200, msg: 'ok', data: { token: 'secret', expires_time: 1 } });
  });

  const gateway = createGateway({
    origin: SHOP,
    fetch: (address, init) => {
      sent.push({ address, init });
      return Promise.resolve(answer());
    },
  });
  const call = (path: string, headers: Record<string, string> = {}, body?: string) =>
    gateway(new Request(`${PAGE}${path}`, body === undefined ? { headers } : { method: 'POST', headers, body }));
  const headersSent = () => new Headers(sent[0]?.init.headers);

  test('stores the token of a sign-in in a cookie, and the page does not get it', async () => {
    const signedIn = await call('/api/login', OWN, '{"account":"dana"}');
    expect(signedIn.headers.get('Set-Cookie')).toBe(
      'rider_session=secret; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax; Secure',
    );
    expect(await signedIn.json()).toMatchObject({ data: { signedIn: true } });
    expect(sent[0]?.address).toBe(`${SHOP}/api/login`);
    expect(Buffer.from(sent[0]?.init.body as ArrayBuffer).toString()).toBe('{"account":"dana"}');
  });

  test('stores the token that replaces the one before a new password, and the page does not get it', async () => {
    answer = () => Response.json({ status: 200, msg: 'ok' }, { headers: { 'X-Rider-Session': 'renewed' } });
    const changed = await call('/api/user/password', { ...OWN, Cookie: 'rider_session=secret' }, '{}');
    expect(changed.headers.get('Set-Cookie')).toMatch(/^rider_session=renewed; Max-Age=604800;/);
    expect(changed.headers.has('X-Rider-Session')).toBe(false);
  });

  test('sends the token of the cookie, and neither cookies nor the origin', async () => {
    const cookies = 'other=1; rider_session=secret';
    await call('/api/cart/list?page=2', { Cookie: cookies, Referer: `${PAGE}/`, 'X-Forwarded-For': '192.0.2.1' });
    expect(sent[0]?.address).toBe(`${SHOP}/api/cart/list?page=2`);
    expect(Object.fromEntries(headersSent())).toEqual({
      'authori-zation': 'Bearer secret',
      'x-forwarded-for': '192.0.2.1',
    });
  });

  test.each([
    ['a change from another origin', '/api/cart/del', { 'Sec-Fetch-Site': 'cross-site' }, '{}', 403],
    ['a change from a page of another host', '/api/cart/del', { Origin: 'https://evil.example' }, '{}', 403],
    ['a change without a page', '/api/cart/del', {}, '{}', 403],
    ['a sign-in by a link', '/api/login?account=dana', OWN, undefined, 405],
    ['a sign-out by a link', '/api/logout', { 'Sec-Fetch-Site': 'none' }, undefined, 403],
    ['a call of the desk', '/api/operator/log', OWN, undefined, 404],
    ['an address beside the calls', '/apix/user', OWN, undefined, 404],
  ])('rejects %s', async (_, path, headers, body, status) => {
    expect((await call(path, headers as Record<string, string>, body)).status).toBe(status);
    expect(sent).toEqual([]);
  });

  test.each([
    ['the session ends', '/api/user', { status: 110003, msg: 'over' }],
    ['the buyer signs out', '/api/logout', { status: 200, msg: 'ok' }],
  ])('clears the cookie when %s', async (_, path, envelope) => {
    answer = () => Response.json(envelope);
    const answered = await call(path, { ...OWN, Cookie: 'rider_session=secret' });
    expect(answered.headers.get('Set-Cookie')).toBe(
      'rider_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
    );
    expect(answered.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test('passes files, failures and the request id on', async () => {
    answer = () =>
      new Response('%PDF', {
        status: 429,
        headers: { 'Content-Type': 'application/pdf', 'X-Request-Id': '7f3e', 'Retry-After': '3', 'Set-Cookie': 'a=b' },
      });
    const passed = await call('/api/invoices/1/pdf');
    expect([passed.status, await passed.text()]).toEqual([429, '%PDF']);
    expect(Object.fromEntries(passed.headers)).toEqual({
      'content-type': 'application/pdf',
      'retry-after': '3',
      'x-request-id': '7f3e',
    });
  });
});
