import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'storybook',
    root: join(import.meta.dirname, '../..'),
    include: ['tests/storybook/**/*.test.ts', '.storybook/*.test.ts'],
  },
});
