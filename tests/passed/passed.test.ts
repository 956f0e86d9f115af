import { appendFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashesOfParts, REST } from './parts.ts';
import { PassedTests } from './passed.ts';
import { passedFiles } from './report.ts';
import { screenOf, screens } from './screens.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rider-passed-'));
  write('page.ts', `import './size.ts';`);
  write('size.ts', 'export const size = 1;');
  write(
    'badge.test.tsx',
    `import { badge } from './badge.css.ts'; import './size.ts'; import 'react'; export default badge;`,
  );
  write('badge.css.ts', `import { space } from './steps.ts'; export const badge = space;`);
  write('steps.ts', 'export const space = 4;');
  write('badge.webp', 'picture');
  write(
    'price.test.tsx',
    `import words from './words.json' with { type: 'json' }; export default () => [words, import('./euro.ts')];`,
  );
  write('words.json', '{}');
  write('euro.ts', `export { default as font } from './euro.woff2?url';`);
  write('euro.woff2', 'font');
  write('every.test.ts', `import { readdirSync } from 'node:fs'; export default readdirSync;`);
  write('texts.json', '{}');
  write('packages/ui/src/tabs/index.ts', `export * from './tabs.ts'; export * from '../../../../steps.ts';`);
  write('packages/ui/src/tabs/tabs.ts', 'export const tabs = 1;');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

function hashes(): Promise<Record<string, string>> {
  const paths = globSync('**/*.*', { cwd: root });
  const parts = {
    badge: { modules: ['badge.test.tsx'], besides: ['badge.webp'] },
    price: { modules: ['price.test.tsx'] },
    every: { modules: ['every.test.ts'] },
  };
  const inputs = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  return hashesOfParts(inputs, parts, ['page.ts'], root, (path) => path === 'every.test.ts');
}

test.each([
  ['itself', 'badge.test.tsx', ['badge']],
  ['what a style of it imports', 'steps.ts', ['badge']],
  ['a file that belongs to it', 'badge.webp', ['badge']],
  ['what it loads later', 'euro.ts', ['price']],
  ['a text that it imports', 'words.json', ['price']],
  ['a file that it only addresses', 'euro.woff2', ['price']],
  ['what stands around every test', 'page.ts', [REST]],
  ['what that imports, though a test imports it too', 'size.ts', [REST]],
  ['a file that nobody imports', 'texts.json', [REST]],
  ['a part of a package that no test imports', 'packages/ui/src/tabs/tabs.ts', []],
  ['a test that may read anything', 'every.test.ts', []],
])('a part has another hash after a change of %s', async (_, path, changed) => {
  const before = await hashes();
  expect(await hashes()).toEqual(before);
  appendFileSync(join(root, path), '\n');
  const after = await hashes();
  const found = Object.keys(after).filter((part) => after[part] !== before[part]);
  expect(found.toSorted()).toEqual(['every', ...changed].toSorted());
});

const asItWas = { [REST]: 'rest', list: 'list', detail: 'detail' };

/** What is kept of two journeys, with these hashes of their parts. */
function kept(now: Record<string, string>): string[] {
  const first = new PassedTests('journeys:long', asItWas, root);
  first.note('finds', ['list']);
  first.note('buys', ['list', 'detail']);
  first.write([]);
  const next = new PassedTests('journeys:long', now, root);
  return ['finds', 'buys', 'pays'].filter((each) => next.isUnchanged(each));
}

test.each([
  ['nothing', asItWas, ['finds', 'buys']],
  ['a part of one', { ...asItWas, detail: 'another' }, ['finds']],
  ['the rest', { ...asItWas, [REST]: 'another' }, []],
  ['the places of parts', { [REST]: 'rest', list: 'list' }, ['finds']],
])('after a change of %s, only what it may break is repeated', (_, now, unchanged) => {
  expect(kept(now)).toEqual(unchanged);
});

test('what is kept counts as passed, and stays known; what failed does not', () => {
  const first = new PassedTests('units', asItWas, root);
  first.note('list.test.ts', ['list'], 3);
  first.note('detail.test.ts', ['detail'], 2);
  first.write([]);
  const second = new PassedTests('units', { ...asItWas, detail: 'broken' }, root);
  expect(second.isUnchanged('list.test.ts')).toBe(true);
  expect(second.isUnchanged('detail.test.ts')).toBe(false);
  second.write(['list.test.ts']);
  const report = JSON.parse(readFileSync(join(root, 'test-results/units-unchanged.json'), 'utf8')) as unknown;
  expect(report).toEqual({ passed: 3, failed: 0 });
  const third = new PassedTests('units', asItWas, root);
  expect(third.isUnchanged('list.test.ts')).toBe(true);
  expect(third.isUnchanged('detail.test.ts')).toBe(false);
});

test('only files whose tests all passed are noted', () => {
  const report = (status: string, ...of: string[]) => ({
    testResults: [{ name: '/shop/badge.test.tsx', status, assertionResults: of.map((each) => ({ status: each })) }],
  });
  expect(passedFiles(report('passed', 'passed', 'passed'), '/shop')).toEqual([{ path: 'badge.test.tsx', tests: 2 }]);
  expect(passedFiles(report('failed', 'passed', 'failed'), '/shop')).toEqual([]);
  expect(passedFiles(report('failed'), '/shop')).toEqual([]);
});

test.each([
  ['/', '/'],
  ['http://127.0.0.1:4000/goods_detail/1001?keyword=hinge#reviews', '/goods_detail/:id'],
  ['/user/orderList', '/user/orderList'],
  ['/user/', '/user'],
  ['/GOODS_list.data', '/goods_list'],
  ['/desk/orders/7', '/desk'],
  ['/api/products', undefined],
  ['/assets/DO2PZ_l.js', undefined],
  ['about:blank', undefined],
  ['', undefined],
])('the address %j is one of the screen %j', (address, screen) => {
  expect(screenOf(address)).toBe(screen);
});

test('a screen within a layout consists of both', () => {
  expect(screens['/user/orderList']?.modules).toEqual([
    'apps/shop/app/routes/user/layout.tsx',
    'apps/shop/app/routes/user/orders.tsx',
  ]);
});
