import { readFileSync, readdirSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const { externals } = JSON.parse(readFileSync(join(root, 'chromatic.config.json'), 'utf8')) as { externals: string[] };

// Traced through imports, their changes reach no story: as externals they re-take all.
test.each(['packages/ui/src/tokens', 'packages/ui/src/reset'])('a change in %s re-takes every story', (folder) => {
  const files = readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((path) => !externals.some((glob) => matchesGlob(path, glob)))).toEqual([]);
});
