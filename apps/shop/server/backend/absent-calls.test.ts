import { expect, test } from 'vitest';
import { cacheAbsentCalls } from './absent-calls.ts';

function backendOf(answer: () => Response) {
  const requests: string[] = [];
  let time = 0;
  const fetch = cacheAbsentCalls(
    (request) => {
      requests.push(new URL(request.url).pathname);
      return Promise.resolve(answer());
    },
    () => time,
  );
  const ask = async (path: string) => {
    const response = await fetch(new Request(`http://shop.test${path}`));
    return { status: response.status, body: await response.text() };
  };
  return { ask, requests, pass: (ms: number) => (time += ms) };
}

test('[R8.2] a call that the backend does not have is answered in an envelope, and tried again after ten minutes only', async () => {
  const { ask, requests, pass } = backendOf(() => new Response(null, { status: 404 }));
  const absent = { status: 200, body: '{"status":404,"msg":""}' };
  expect(await ask('/api/get_header')).toEqual(absent);
  pass(599_999);
  expect(await ask('/api/get_header')).toEqual(absent);
  expect(requests).toEqual(['/api/get_header']);
  pass(1);
  await ask('/api/get_header');
  expect(requests).toHaveLength(2);
});

test('[R8.2] an error with a body, a failure and a missing picture pass unchanged each time', async () => {
  const failing = backendOf(() => new Response('{"status":100026}', { status: 404 }));
  expect(await failing.ask('/api/user')).toEqual({ status: 404, body: '{"status":100026}' });
  await failing.ask('/api/user');
  expect(failing.requests).toHaveLength(2);
  const away = backendOf(() => new Response(null, { status: 502 }));
  expect((await away.ask('/api/user')).status).toBe(502);
  const picture = backendOf(() => new Response(null, { status: 404 }));
  expect((await picture.ask('/uploads/a.png')).status).toBe(404);
});
