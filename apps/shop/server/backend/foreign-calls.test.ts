import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { foreignCall, PAYMENT_WEBHOOK } from './foreign-calls.ts';
import { RequestBodies } from '../http/request-bodies.ts';

const ADDRESS = 'http://127.0.0.1:3000/payment-notice/weixin';

function noticesSeenBy(seen: { headers: Record<string, string>; body: string }[]): Hono {
  const backend = async (request: Request) => {
    seen.push({ headers: Object.fromEntries(request.headers), body: await request.text() });
    return new Response(null, { status: 204 });
  };
  const app = new Hono();
  app.post(
    '/payment-notice/*',
    foreignCall(PAYMENT_WEBHOOK, { backend, bodies: new RequestBodies(), clientAddress: () => '::1' }),
  );
  return app;
}

/** A webhook as the server receives it, with its length. */
const posted = (body: string, headers: Record<string, string>) => ({
  method: 'POST',
  headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
  body,
});

test('[R6.10] a webhook reaches the backend byte for byte, with its signature and nothing else', async () => {
  const seen: { headers: Record<string, string>; body: string }[] = [];
  const body = '{ "id":"1",\n "resource" : {} }';
  const headers = { 'Content-Type': 'application/json', 'Wechatpay-Signature': 's', Cookie: 'a=b', Authorization: 'x' };
  const answer = await noticesSeenBy(seen).request(ADDRESS, posted(body, headers));
  expect(answer.status).toBe(204);
  expect(seen).toEqual([{ headers: { 'content-type': 'application/json', 'wechatpay-signature': 's' }, body }]);
});

test('[R10.2] a webhook that is too large or no JSON is rejected before the backend sees it', async () => {
  const seen: { headers: Record<string, string>; body: string }[] = [];
  const app = noticesSeenBy(seen);
  const json = { 'Content-Type': 'application/json' };
  expect((await app.request(ADDRESS, posted('x'.repeat(64_001), json))).status).toBe(413);
  const text = { 'Content-Type': 'text/plain' };
  expect((await app.request(ADDRESS, posted('{}', text))).status).toBe(415);
  expect(seen).toEqual([]);
});
