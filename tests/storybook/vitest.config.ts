import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'storybook',
    root: join(import.meta.dirname, '../..'),
    // Runs after the backend's tests, which use at most two workers.
    sequence: { groupOrder: 1 },
    maxWorkers: '100%',
    include: ['tests/storybook/**/*.test.ts', '.storybook/*.test.ts'],
  },
});
