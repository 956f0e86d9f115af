import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'storybook',
    root: join(import.meta.dirname, '../..'),
    // After the backend, which takes no more than two workers.
    sequence: { groupOrder: 1 },
    maxWorkers: '100%',
    include: ['tests/storybook/**/*.test.ts', '.storybook/*.test.ts'],
  },
});
