import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOfSources } from '../../../.storybook/built-sources.ts';
import { keysOf } from './keys.ts';
import { passedIn } from './passed-files.ts';

const badge = { path: 'badge.stories.tsx', pictures: ['badge--states.wide.webp'] };
const price = { path: 'price.stories.tsx', pictures: [] };

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rider-keys-'));
  write('.storybook/preview.ts', `import '../page.ts';`);
  write('page.ts', 'export const page = 1;');
  write('badge.stories.tsx', `import { badge } from './badge.css.ts'; import 'react'; export const States = badge;`);
  write('badge.css.ts', `import { space } from './steps.ts'; export const badge = space;`);
  write('steps.ts', 'export const space = 4;');
  write('badge--states.wide.webp', 'picture');
  write('price.stories.tsx', `export const Plain = () => import('./euro.ts');`);
  write('euro.ts', `export { default as font } from './euro.woff2?url';`);
  write('euro.woff2', 'font');
  write('pnpm-lock.yaml', 'browser: 1');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

const both = ['badge.stories.tsx', 'price.stories.tsx'];

test.each([
  ['its stories', 'badge.stories.tsx', ['badge.stories.tsx']],
  ['what a style of it imports', 'steps.ts', ['badge.stories.tsx']],
  ['an accepted picture of it', 'badge--states.wide.webp', ['badge.stories.tsx']],
  ['what it loads later', 'euro.ts', ['price.stories.tsx']],
  ['a file that it only addresses', 'euro.woff2', ['price.stories.tsx']],
  ['what stands around every story', 'page.ts', both],
  ['the browser', 'pnpm-lock.yaml', both],
  ['a file that no story knows', 'other.ts', []],
])('a file of stories has another key after a change of %s', async (_, path, changed) => {
  const before = await keysOf([badge, price], root);
  expect(await keysOf([badge, price], root)).toEqual(before);
  appendFileSync(join(root, path), '\n// another');
  const after = await keysOf([badge, price], root);
  expect(both.filter((each) => after.get(each) !== before.get(each))).toEqual(changed);
});

test('a static Storybook is of other sources after a change of them, not of their tests', () => {
  write('packages/ui/src/badge/badge.tsx', 'one');
  const before = hashOfSources(root);
  write('packages/ui/src/badge/badge.test.tsx', 'test');
  expect(hashOfSources(root)).toBe(before);
  write('packages/ui/src/badge/badge.tsx', 'another');
  expect(hashOfSources(root)).not.toBe(before);
});

test('only files whose stories all passed are kept', () => {
  const keys = new Map(both.map((path) => [path, `key of ${path}`]));
  const report = (status: string, ...of: string[]) => ({
    name: '/shop/badge.stories.tsx',
    status,
    assertionResults: of.map((each) => ({ status: each })),
  });
  const kept = { 'badge.stories.tsx': { key: 'key of badge.stories.tsx', passed: 2 } };
  expect(passedIn({ testResults: [report('passed', 'passed', 'passed')] }, keys, '/shop')).toEqual(kept);
  expect(passedIn({ testResults: [report('failed', 'passed', 'failed')] }, keys, '/shop')).toEqual({});
  expect(passedIn({ testResults: [report('failed')] }, keys, '/shop')).toEqual({});
});
