import { join } from 'node:path';
import { expect, test } from 'vitest';
import { misnamedProps } from './prop-names.ts';

const PACKAGES = join(import.meta.dirname, '../../../packages');

test.for(['ui', 'chat'])('[R7.13] props of @rider/%s are named as the guide "Names of props" says', (name) => {
  expect(misnamedProps(join(PACKAGES, name))).toEqual([]);
});
