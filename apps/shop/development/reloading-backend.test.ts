import { expect, test, vi } from 'vitest';
import type { ConnectedBackend } from '../server/backend.ts';
import { ReloadingBackend } from './reloading-backend.ts';

const request = () => new Request('http://shop.test/api/products');

/** A backend that answers with its name once `answer` has resolved. */
function backendNamed(name: string, answer: Promise<void> = Promise.resolve()) {
  return {
    fetch: async () => {
      await answer;
      return new Response(name, { headers: { 'Cache-Control': 'public, max-age=30' } });
    },
    bodyLimit: () => null,
    connectChat: vi.fn(() => ({ message: () => undefined, closed: () => undefined })),
    mediaDirectory: null,
    demoAccounts: [],
    demoAgents: [],
    ownerInvitation: null,
    onInvalidated: () => undefined,
    close: vi.fn(() => Promise.resolve()),
  } satisfies ConnectedBackend;
}

test('the old backend finishes its calls and closes before the new one starts; calls in between go to the new one', async () => {
  const answering = Promise.withResolvers<void>();
  const old = backendNamed('old', answering.promise);
  const backend = new ReloadingBackend(old);
  const begun = backend.fetch(request());
  const connect = vi.fn(() => Promise.resolve(backendNamed('new')));
  const exchanged = backend.exchange(connect);
  const later = backend.fetch(request());
  await new Promise((resolve) => setImmediate(resolve));
  expect(old.close).not.toHaveBeenCalled();
  expect(connect).not.toHaveBeenCalled();
  answering.resolve();
  await exchanged;
  expect(old.close).toHaveBeenCalledOnce();
  expect(await (await begun).text()).toBe('old');
  const answer = await later;
  expect(await answer.text()).toBe('new');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('calls fail after a failed start until a start succeeds', async () => {
  const old = backendNamed('old');
  const backend = new ReloadingBackend(old);
  await expect(backend.exchange(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(backend.fetch(request())).rejects.toThrow('broken');
  await backend.exchange(() => Promise.resolve(backendNamed('mended')));
  expect(await (await backend.fetch(request())).text()).toBe('mended');
  expect(old.close).toHaveBeenCalledOnce();
});

test('a chat that connects between two backends is closed, so that it reconnects', async () => {
  const next = backendNamed('new');
  const backend = new ReloadingBackend(backendNamed('old'));
  const start = Promise.withResolvers<ConnectedBackend>();
  const exchanged = backend.exchange(() => start.promise);
  await vi.waitFor(() => {
    const line = { send: vi.fn(), close: vi.fn() };
    backend.connectChat(line, 'en-US');
    expect(line.close).toHaveBeenCalled();
  });
  start.resolve(next);
  await exchanged;
  backend.connectChat({ send: vi.fn(), close: vi.fn() }, 'en-US');
  expect(next.connectChat).toHaveBeenCalledOnce();
});
