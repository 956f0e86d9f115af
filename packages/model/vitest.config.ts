import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'model',
    root: import.meta.dirname,
    environment: 'node',
    // After the backend, which takes no more than two workers.
    sequence: { groupOrder: 1 },
    maxWorkers: '100%',
    include: ['src/**/*.test.ts'],
  },
});
