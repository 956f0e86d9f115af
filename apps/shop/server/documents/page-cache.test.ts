import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { nextChangeIn } from './next-change.ts';
import type { Seed } from '../../app/data/query.ts';
import { Busy, PageCache, versionOf, type CachedPage } from './page-cache.ts';

const NETWORK = '192.0.2.7';
const visitor = (headers: Record<string, string> = {}) => ({
  request: new Request('http://shop.test/', { headers }),
  network: NETWORK,
});
const anybody = visitor();
const NONCE = 'bm9uY2U=';
const page =
  (html: string, { styleNonce = NONCE, ...given }: Partial<CachedPage> & { styleNonce?: string } = {}) =>
  (): Promise<CachedPage> =>
    Promise.resolve({
      html: Buffer.from(html),
      version: versionOf(Buffer.from(html), styleNonce),
      contentSecurityPolicy: `style-src 'nonce-${styleNonce}'`,
      crowded: false,
      ...given,
    });

test('[R10.1] a page older than a minute is rendered again; the stale one is served on request only', async () => {
  let now = 1;
  const cache = new PageCache(() => now);
  await cache.answer(anybody, 'en-US /', page('old'));
  now += 61_000;
  expect(cache.has('en-US /')).toBe(false);
  expect(await (await cache.outdated(anybody, 'en-US /'))?.text()).toBe('old');
  expect(await (await cache.answer(anybody, 'en-US /', page('new'))).text()).toBe('new');
  expect(cache.outdated(anybody, 'en-US /other')).toBeNull();
});

test('[B15] after a write all pages are rendered again, also one that was being rendered', async () => {
  const cache = new PageCache();
  await cache.answer(anybody, 'en-US /', page('old'));
  const { promise: data, resolve: arrive } = Promise.withResolvers<string>();
  const rendering = cache.answer(anybody, 'en-US /about', async () => page(await data)());
  cache.expire();
  expect(await (await cache.outdated(anybody, 'en-US /'))?.text()).toBe('old');
  for (const key of ['en-US /', 'en-US /about']) {
    expect(cache.has(key)).toBe(false);
    expect(await (await cache.answer(anybody, key, page('new'))).text()).toBe('new');
  }
  arrive('old');
  expect(await (await rendering).text()).toBe('old');
  expect(await (await cache.answer(anybody, 'en-US /about', page('newest'))).text()).toBe('new');
});

test.each([
  [4_999, 'running'],
  [5_001, 'ended'],
])('[R2.6] a page that shows a promotion expires with it: after %i ms it is %s', async (waited, html) => {
  let now = 1;
  const cache = new PageCache(() => now);
  await cache.answer(anybody, 'en-US /', page('running', { life: 5_000 }));
  now += waited;
  expect(await (await cache.answer(anybody, 'en-US /', page('ended'))).text()).toBe(html);
});

test('[R2.6] the next change of a page is the earliest future start or end in its answers', () => {
  const answers: Seed = [
    [
      ['products', {}],
      {
        items: [
          { promotion: { kind: 'flashSale', endsAt: 900 } },
          { promotion: { endsAt: 500 } },
          { promotionStartsAt: 450 },
        ],
      },
    ],
    [['home-promotions'], { slot: { startsAt: 700, endsAt: 300 }, flashSale: [], now: 400 }],
    [['product', '1'], null],
  ];
  expect(nextChangeIn(answers, 400)).toBe(450);
  expect(nextChangeIn(answers, 450)).toBe(500);
  expect(nextChangeIn(answers, 600)).toBe(700);
  expect(nextChangeIn(answers, 900)).toBe(Infinity);
});

test('[R10.1] while others wait, a page is compressed faster to more bytes, until it is requested again', async () => {
  const request = visitor({ 'Accept-Encoding': 'br' });
  const html = Array.from({ length: 2_000 }, (_, number) => `<li>Hinge ${number ** 2}</li>`).join('');
  const bytesOf = async (cache: PageCache, crowded: boolean) =>
    Buffer.from(await (await cache.answer(request, 'en-US /', page(html, { crowded }))).arrayBuffer());
  const quiet = await bytesOf(new PageCache(), false);
  const crowded = new PageCache();
  const first = await bytesOf(crowded, true);
  expect(first.length).toBeGreaterThan(quiet.length);
  expect(brotliDecompressSync(first).toString()).toBe(html);
  await expect.poll(async () => (await bytesOf(crowded, true)).length).toBeLessThan(quiet.length);
});

test('[R10.1] a page requested again is compressed further with the same content', async () => {
  const cache = new PageCache();
  const request = visitor({ 'Accept-Encoding': 'br' });
  const html = Array.from({ length: 2_000 }, (_, number) => `<li>Hinge ${number ** 2}</li>`).join('');
  const get = async () => Buffer.from(await (await cache.answer(request, 'en-US /', page(html))).arrayBuffer());
  const first = await get();
  await expect.poll(async () => (await get()).length).toBeLessThan(first.length);
  expect(brotliDecompressSync(await get()).toString()).toBe(html);
});

test.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', null, (body: Buffer) => body],
])('a visitor who accepts %s gets the page so encoded', async (taken, coding, unpack) => {
  const cache = new PageCache();
  const request = visitor({ 'Accept-Encoding': taken });
  const answer = await cache.answer(request, 'en-US /', page('<p>Hinges</p>'));
  expect(answer.headers.get('Content-Encoding')).toBe(coding);
  expect(unpack(Buffer.from(await answer.arrayBuffer())).toString()).toBe('<p>Hinges</p>');
});

test('[R10.2] few visitors without Brotli of one network wait at once; all others are answered', async () => {
  const cache = new PageCache();
  await cache.answer(anybody, 'en-US /', page('<p>Hinges</p>'));
  const many = await Promise.allSettled(
    Array.from({ length: 100 }, () => cache.answer(visitor({ 'Accept-Encoding': 'identity' }), 'en-US /', page(''))),
  );
  const rejected = many.filter((each) => each.status === 'rejected');
  expect(rejected).toHaveLength(84);
  expect(rejected.every(({ reason }) => reason instanceof Busy)).toBe(true);
  const elsewhere = { ...anybody, network: '192.0.2.8' };
  const waiting = Array.from({ length: 16 }, () => cache.answer(anybody, 'en-US /', page('')));
  expect(await (await cache.answer(elsewhere, 'en-US /', page(''))).text()).toBe('<p>Hinges</p>');
  const brotli = await cache.answer(visitor({ 'Accept-Encoding': 'br' }), 'en-US /', page(''));
  expect(brotli.status).toBe(200);
  await Promise.all(waiting);
});

test('[R10.1] a page rendered again without changes is answered 304 with the policy of its nonce', async () => {
  let now = 1;
  const cache = new PageCache(() => now);
  const first = await cache.answer(anybody, 'en-US /', page('<style nonce="one">', { styleNonce: 'one' }));
  now += 61_000;
  const known = visitor({ 'If-None-Match': first.headers.get('ETag') ?? '' });
  const again = await cache.answer(known, 'en-US /', page('<style nonce="two">', { styleNonce: 'two' }));
  expect([again.status, again.headers.get('Content-Security-Policy')]).toEqual([304, null]);
  now += 61_000;
  const changed = await cache.answer(known, 'en-US /', page('<p nonce="two">', { styleNonce: 'two' }));
  expect(changed.status).toBe(200);
});
