import { expect, test } from 'vitest';
import { cacheAbsentCapabilities } from './absent-capabilities.ts';

function backendOf(answer: () => Response) {
  const requests: string[] = [];
  let time = 0;
  const fetch = cacheAbsentCapabilities(
    (request) => {
      requests.push(new URL(request.url).pathname);
      return Promise.resolve(answer());
    },
    () => time,
  );
  const request = async (path: string) => {
    const response = await fetch(new Request(`http://shop.test${path}`));
    return { status: response.status, body: await response.text() };
  };
  return { request, requests, pass: (ms: number) => (time += ms) };
}

test('[R8.2] missing capabilities are answered in an envelope, and requested again after ten minutes only', async () => {
  const { request, requests, pass } = backendOf(() => new Response('<h1>Not found</h1>', { status: 404 }));
  const absent = { status: 200, body: '{"status":404,"msg":""}' };
  expect(await request('/api/capabilities')).toEqual(absent);
  pass(599_999);
  expect(await request('/api/capabilities')).toEqual(absent);
  expect(requests).toEqual(['/api/capabilities']);
  pass(1);
  await request('/api/capabilities');
  expect(requests).toHaveLength(2);
});

test('[R8.2] a 404 of another call, a failure and a missing picture pass unchanged each time', async () => {
  const missing = backendOf(() => new Response(null, { status: 404 }));
  for (const path of ['/api/product/detail/5', '/api/product/detail/5', '/uploads/a.png'])
    expect(await missing.request(path)).toEqual({ status: 404, body: '' });
  expect(missing.requests).toHaveLength(3);
  const away = backendOf(() => new Response(null, { status: 502 }));
  for (const status of [502, 502]) expect((await away.request('/api/capabilities')).status).toBe(status);
  expect(away.requests).toHaveLength(2);
});
