import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { HttpEnvironment } from '../../src/http/environment.ts';
import { answerCached } from '../../src/http/envelope.ts';
import { ReadCache } from '../../src/http/read-cache.ts';

const SIZE = 1_000_000;

function openReads() {
  const cache = new ReadCache();
  let reads = 0;
  let release: Promise<void> = Promise.resolve();
  const app = new Hono<HttpEnvironment>();
  app.get('/large', (context) => {
    context.set('locale', 'en-US');
    return answerCached<{ number: number; text: string }>(context, cache, 'list', async () => {
      reads += 1;
      const number = reads;
      await release;
      return { number, text: 'x'.repeat(SIZE) };
    });
  });
  const ask = async (query: string) => {
    const response = await app.request(`/large?${query}`);
    return ((await response.json()) as { data: { number: number } }).data.number;
  };
  return { cache, ask, hold: (until: Promise<void>) => (release = until) };
}

test('[R10.2] the cache of public reads is bounded in size for any URLs', async () => {
  const { cache, ask } = openReads();
  for (let index = 0; index < 40; index += 1) await ask(`x=${index}`);
  expect(cache.calculatedSize).toBeLessThanOrEqual(12_000_000);
  expect(cache.size).toBeLessThan(12);
  expect(await ask('x=39')).toBe(40);
  expect(await ask('x=0')).toBe(41);
});

test('simultaneous requests share one read, and a read invalidated meanwhile is not cached', async () => {
  const { cache, ask, hold } = openReads();
  let release: () => void = () => undefined;
  hold(new Promise((resolve) => (release = resolve)));
  const answers = Promise.all([ask('a=1'), ask('a=1')]);
  cache.invalidate('products');
  release();
  expect(await answers).toEqual([1, 1]);
  expect(await ask('a=1')).toBe(2);
  expect(await ask('a=1')).toBe(2);
});

test('a busy process never reports a longer lifetime than an answer has', async () => {
  const cache = new ReadCache();
  const app = new Hono<HttpEnvironment>();
  app.get('/sale', (context) => {
    context.set('locale', 'en-US');
    return answerCached<object>(
      context,
      cache,
      'list',
      async () => ({}),
      () => 1000,
    );
  });
  const now = vi.spyOn(performance, 'now').mockReturnValue(100_000);
  await app.request('/sale?a=1');
  // No timer has fired since.
  now.mockReturnValue(100_900);
  const response = await app.request('/sale?a=2');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=1');
});

test('a write invalidates the answers with its tag, here and in the other processes, and no others', async () => {
  const published = vi.fn();
  const cache = new ReadCache(published);
  const app = new Hono<HttpEnvironment>();
  let reads = 0;
  for (const kind of ['list', 'site'] as const)
    app.get(`/${kind}`, (context) =>
      answerCached<{ reads: number }>(context, cache, kind, async () => ({ reads: (reads += 1) })),
    );
  const ask = async (kind: string) =>
    ((await (await app.request(`/${kind}`)).json()) as { data: { reads: number } }).data.reads;
  expect([await ask('list'), await ask('site')]).toEqual([1, 2]);
  cache.invalidate('reviews');
  expect([await ask('list'), await ask('site')]).toEqual([3, 2]);
  expect(published).toHaveBeenCalledExactlyOnceWith(['reviews']);
});
