import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createInlineStyles } from './inline-styles.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'styles-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const inlinedBy =
  (inlineStyles: ReturnType<typeof createInlineStyles>) =>
  (html: string, nonce: string): string =>
    Buffer.from(inlineStyles(html, nonce)).toString();
const link = (address: string) => `<link rel="stylesheet" href="${address}" crossorigin="">`;
const headWith = (address: string) => `<head>${link(address)}</head><body></body>`;

test('styles are inlined under the document’s nonce, and the link fetches nothing', () => {
  writeFileSync(join(folder, 'assets/first-a1.css'), '.card{color:red}\n');
  const inlined = inlinedBy(createInlineStyles(folder));
  expect(inlined(`<head>${link('/assets/first-a1.css')}</head>`, 'abc')).toBe(
    '<head><style nonce="abc">.card{color:red}</style>' +
      '<link rel="stylesheet" href="/assets/first-a1.css" disabled crossorigin=""></head>',
  );
});

test('each stylesheet is inlined in its place, and what is between them stays', () => {
  writeFileSync(join(folder, 'assets/first-a1.css'), '.card{content:"·"}');
  writeFileSync(join(folder, 'assets/second-b2.css'), '.card{color:red}');
  const inlined = inlinedBy(createInlineStyles(folder));
  const html = `<head>${link('/assets/first-a1.css')}<title>门铰</title>${link('/assets/second-b2.css')}</head>`;
  const disabled = (address: string) => `<link rel="stylesheet" href="${address}" disabled crossorigin="">`;
  for (let turn = 0; turn < 2; turn += 1)
    expect(inlined(html, 'abc')).toBe(
      `<head><style nonce="abc">.card{content:"·"}</style>${disabled('/assets/first-a1.css')}<title>门铰</title>` +
        `<style nonce="abc">.card{color:red}</style>${disabled('/assets/second-b2.css')}</head>`,
    );
});

test('[R10.5] only files of the build are inlined, and none that would end the element', () => {
  writeFileSync(join(folder, 'secret.css'), 'a{}');
  writeFileSync(join(folder, 'assets/ends.css'), 'a::after{content:"</style>"}');
  const inlined = inlinedBy(createInlineStyles(folder));
  for (const address of ['/assets/../secret.css', 'https://elsewhere.test/a.css'])
    expect(inlined(headWith(address), 'abc')).toBe(headWith(address));
  expect(() => inlined(headWith('/assets/ends.css'), 'abc')).toThrow('/assets/ends.css');
});
