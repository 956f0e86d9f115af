import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { shared } from '../../vitest.shared.ts';

export default defineConfig({
  test: {
    ...shared,
    name: 'storybook',
    root: join(import.meta.dirname, '../..'),
    include: ['tests/storybook/**/*.test.ts', '.storybook/*.test.ts'],
  },
});
