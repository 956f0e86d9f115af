import { describe, expect, test } from 'vitest';
import { inlineScriptHashes, isFromOwnPage } from './security.ts';

const post = (headers: Record<string, string>) =>
  isFromOwnPage(
    new Request('http://shop.test/api/cart/add', { method: 'POST', headers: { Host: 'shop.test', ...headers } }),
  );

describe('requests that change something', () => {
  test('[R4.1] come from our own pages, or from no page at all', () => {
    expect(post({ 'Sec-Fetch-Site': 'same-origin' })).toBe(true);
    expect(post({ 'Sec-Fetch-Site': 'none' })).toBe(true);
    expect(post({ Origin: 'http://shop.test' })).toBe(true);
    expect(post({})).toBe(true);
  });

  test('[R4.1] are refused from foreign pages', () => {
    expect(post({ 'Sec-Fetch-Site': 'cross-site' })).toBe(false);
    expect(post({ 'Sec-Fetch-Site': 'same-site' })).toBe(false);
    expect(post({ Origin: 'http://evil.test' })).toBe(false);
    expect(post({ Origin: 'null' })).toBe(false);
  });
});

test('[R8.6] inline scripts are allowed by hash, data blocks and files are not counted', () => {
  const html = '<script>a()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>';
  expect(inlineScriptHashes(html)).toEqual(["'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"]);
});
