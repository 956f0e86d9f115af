import { expect, test } from 'vitest';
import { readBody } from './request-body.ts';

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://shop.test/api/upload/image', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

test('a body is read whole, also where it comes in pieces', async () => {
  const pieces = new ReadableStream({
    start(controller) {
      for (const piece of ['one ', 'two ', 'three']) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  expect(new TextDecoder().decode((await readBody(post(pieces))) ?? undefined)).toBe('one two three');
});

test('a body that says it is too large is not read, one that keeps silent about it is not read on', async () => {
  expect(await readBody(post('x', { 'Content-Length': '99999999999' }))).toBeNull();
  let asked = 0;
  const endless = new ReadableStream({
    pull(controller) {
      asked += 1;
      controller.enqueue(new Uint8Array(1000));
    },
  });
  expect(await readBody(post(endless), 10_000)).toBeNull();
  expect(asked).toBeLessThan(20);
});
