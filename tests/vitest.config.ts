import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { shared } from '../vitest.shared.ts';

export default defineConfig({
  test: {
    ...shared,
    name: 'tests',
    root: join(import.meta.dirname, '..'),
    include: ['tests/{passed,storybook}/**/*.test.ts', '.storybook/*.test.ts'],
  },
});
