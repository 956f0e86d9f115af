import { expect, test } from 'vitest';
import { FORM_LIMIT, readBody, withBoundedForm } from './request-body.ts';

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

test('[R5.4] a form of a page is bounded, and otherwise comes through as it was sent', async () => {
  const form = new FormData();
  form.set('photos', new File(['x'.repeat(1000)], 'a.png'));
  const sent = new Request('http://shop.test/evaluation', {
    method: 'POST',
    body: form,
    headers: { Origin: 'http://shop.test', Cookie: 'local1=token' },
  });
  const passed = await withBoundedForm(sent);
  expect(passed?.headers.get('Origin')).toBe('http://shop.test');
  expect(passed?.headers.get('Cookie')).toBe('local1=token');
  const received = await passed?.formData();
  expect(received?.get('photos')).toMatchObject({ size: 1000 });
  expect(await withBoundedForm(post('x', { 'Content-Length': String(FORM_LIMIT + 1) }))).toBeNull();
  const read = new Request('http://shop.test/');
  expect(await withBoundedForm(read)).toBe(read);
});
