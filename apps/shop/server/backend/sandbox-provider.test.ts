import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { RequestBodies } from '../http/request-bodies.ts';
import { sandboxProvider } from './sandbox-provider.ts';

const ORIGIN = 'https://shop.example';

function providerSeeing(seen: Request[]): Hono {
  const app = new Hono();
  const backend = (request: Request) => {
    seen.push(request);
    return Promise.resolve(new Response('ok'));
  };
  const clientAddress = () => '192.0.2.7';
  app.all('/sandbox-provider/*', sandboxProvider({ backend, bodies: new RequestBodies(), clientAddress }));
  return app;
}

describe('requests to the sandbox provider', () => {
  test('[R6.9] contain the form and neither cookie nor token of the shop', async () => {
    const seen: Request[] = [];
    const answer = await providerSeeing(seen).request(`${ORIGIN}/sandbox-provider/cards`, {
      method: 'POST',
      body: '{"number":"4242"}',
      // As a frame without an origin sends it.
      headers: {
        'Content-Length': '17',
        Origin: 'null',
        'Sec-Fetch-Site': 'cross-site',
        'Content-Type': 'text/plain',
        Cookie: 'local1=secret',
      },
    });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toEqual({ 'content-type': 'text/plain' });
    expect(await seen[0]?.text()).toBe('{"number":"4242"}');
  });

  test('[R4.3] are accepted from the sandbox’s own page only', async () => {
    const seen: Request[] = [];
    const decide = (site: string) =>
      providerSeeing(seen).request(`${ORIGIN}/sandbox-provider/pay/token`, {
        method: 'POST',
        headers: {
          'Content-Length': '12',
          'Sec-Fetch-Site': site,
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: 'decision=pay',
      });
    expect((await decide('cross-site')).status).toBe(403);
    expect(seen).toHaveLength(0);
    expect((await decide('same-origin')).status).toBe(200);
  });

  test('have a limited body', async () => {
    const seen: Request[] = [];
    const answer = await providerSeeing(seen).request(`${ORIGIN}/sandbox-provider/cards`, {
      method: 'POST',
      headers: { 'Content-Length': '5000', 'Content-Type': 'text/plain' },
      body: 'x'.repeat(5000),
    });
    expect(answer.status).toBe(413);
    expect(seen).toHaveLength(0);
  });
});
