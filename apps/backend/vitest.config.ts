import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'backend',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['./tests/loaded-databases.ts'],
    restoreMocks: true,
    // Generous, because a busy machine loads a whole catalogue slowly; nothing waits for them.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Each PGlite takes a third of a gigabyte; two at a time keep a small machine alive.
    maxWorkers: 2,
    // Files share their worker's modules, PGlite's compiled WebAssembly among them: the backend keeps nothing in a module but two
    // queues that are empty between tests, and what belongs to a database hangs on it.
    isolate: false,
  },
});
