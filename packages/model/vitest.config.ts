import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'model',
    root: import.meta.dirname,
    environment: 'node',
    // Runs after the backend, which takes at most two workers.
    sequence: { groupOrder: 1 },
    maxWorkers: '100%',
    include: ['src/**/*.test.ts'],
  },
});
