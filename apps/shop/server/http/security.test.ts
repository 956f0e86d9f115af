import { describe, expect, test } from 'vitest';
import { inlineScriptHashes, isFromOwnPage, provesOwnPage } from './security.ts';

const requestWith = (headers: Record<string, string>) =>
  new Request('http://shop.test/api/cart/add', { method: 'POST', headers: { Host: 'shop.test', ...headers } });
const post = (headers: Record<string, string>) => isFromOwnPage(requestWith(headers));

describe('requests that change something', () => {
  test('[R4.1] are accepted from our own pages and from programs', () => {
    expect(post({ 'Sec-Fetch-Site': 'same-origin' })).toBe(true);
    expect(post({ 'Sec-Fetch-Site': 'none' })).toBe(true);
    expect(post({ Origin: 'http://shop.test' })).toBe(true);
    expect(post({})).toBe(true);
  });

  test('[R4.1] are rejected from foreign pages', () => {
    expect(post({ 'Sec-Fetch-Site': 'cross-site' })).toBe(false);
    expect(post({ 'Sec-Fetch-Site': 'same-site' })).toBe(false);
    expect(post({ Origin: 'http://evil.test' })).toBe(false);
    expect(post({ Origin: 'null' })).toBe(false);
  });
});

test('[R4.1] sign-in and sign-out require one of our pages as origin', () => {
  expect(provesOwnPage(requestWith({ 'Sec-Fetch-Site': 'same-origin' }))).toBe(true);
  expect(provesOwnPage(requestWith({ Origin: 'http://shop.test' }))).toBe(true);
  expect(provesOwnPage(requestWith({ Referer: 'http://shop.test/desk' }))).toBe(true);
  expect(provesOwnPage(requestWith({ Referer: 'http://evil.test/' }))).toBe(false);
  for (const headers of [{}, { 'Sec-Fetch-Site': 'none' }, { 'Sec-Fetch-Site': 'none', Origin: 'http://shop.test' }])
    expect(provesOwnPage(requestWith(headers as Record<string, string>))).toBe(false);
});

test('[R8.6] inline scripts are allowed by hash, not data blocks and files', () => {
  const html = '<script>a()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>';
  expect(inlineScriptHashes(html)).toEqual(["'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"]);
});
