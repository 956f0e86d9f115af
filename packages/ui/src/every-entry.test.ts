import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const components = globSync('{primitives,commerce,forms}/*/index.ts', { cwd: import.meta.dirname });

test('the main entry exports every component', () => {
  const index = readFileSync(join(import.meta.dirname, 'index.ts'), 'utf8');
  const exported = [...index.matchAll(/^export \* from '\.\/(.+)';$/gm)].map(([, path]) => path);
  expect(exported.toSorted()).toEqual(components.toSorted());
});

test('every component is an entry point of the package', () => {
  const { exports } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  expect(exports).toMatchObject(
    Object.fromEntries(components.map((path) => [`./${basename(dirname(path))}`, `./src/${path}`])),
  );
});
