import { expect, test, vi } from 'vitest';
import { boundedText } from './bounded-answer.ts';

test('[R10.2] a response is read up to the limit; an endless one is cancelled there', async () => {
  const cancel = vi.fn<() => void>();
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('0123456789')),
    cancel,
  });
  expect(await boundedText(new Response(endless), 25)).toBe('0123456789012345678901234'.slice(0, 25));
  expect(cancel).toHaveBeenCalledOnce();
});

test('[R10.2] a shorter response is read completely, also in Chinese; one without a body is empty', async () => {
  expect(await boundedText(new Response('{"昵称":"王"}'), 100)).toBe('{"昵称":"王"}');
  expect(await boundedText(new Response(null, { status: 204 }), 100)).toBe('');
});
