import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';

const request = new Request('http://shop.test/');
const page = (html: string) => () => Promise.resolve({ html, contentSecurityPolicy: '' });

test('[R10.1] a page older than a minute is made anew, and stands in only where it is asked for', async () => {
  let now = 1;
  const cache = new PageCache(() => now);
  await cache.answer(request, 'en-US /', page('old'));
  now += 61_000;
  expect(cache.has('en-US /')).toBe(false);
  expect(await (await cache.outdated(request, 'en-US /'))?.text()).toBe('old');
  expect(await (await cache.answer(request, 'en-US /', page('new'))).text()).toBe('new');
  expect(cache.outdated(request, 'en-US /other')).toBeNull();
});

test('a page comes in the coding that the visitor takes', async () => {
  const cache = new PageCache();
  const inCoding = async (coding: string) => {
    const asked = new Request('http://shop.test/', { headers: { 'Accept-Encoding': coding } });
    const answer = await cache.answer(asked, 'en-US /', page('<p>Hinges</p>'));
    return { coding: answer.headers.get('Content-Encoding'), body: Buffer.from(await answer.arrayBuffer()) };
  };
  const [brotli, gzip, identity] = await Promise.all([inCoding('gzip, br'), inCoding('gzip'), inCoding('identity')]);
  expect([brotli.coding, gzip.coding, identity.coding]).toEqual(['br', 'gzip', null]);
  expect(brotliDecompressSync(brotli.body).toString()).toBe('<p>Hinges</p>');
  expect(gunzipSync(gzip.body).toString()).toBe('<p>Hinges</p>');
  expect(identity.body.toString()).toBe('<p>Hinges</p>');
});
