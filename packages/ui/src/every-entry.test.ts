import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Entries that are no part of the one for everything: styles, names that bring vanilla-extract, and what is not published. */
const apart = new Set(['reset', 'tokens', 'testing']);

test('the entry for everything names every entry point', () => {
  const entries = readdirSync(import.meta.dirname).filter(
    (name) => existsSync(join(import.meta.dirname, name, 'index.ts')) && !apart.has(name),
  );
  const index = readFileSync(join(import.meta.dirname, 'index.ts'), 'utf8');
  const named = [...index.matchAll(/^export \* from '\.\/(?<name>[^/]+)\/index\.ts';$/gm)].map(([, name]) => name);
  expect(named).toEqual(entries.toSorted());
});
