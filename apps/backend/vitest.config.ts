import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'backend',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['./tests/loaded-databases.ts'],
    alias: [{ find: './password-cost.ts', replacement: join(import.meta.dirname, 'tests/cheap-password.ts') }],
    restoreMocks: true,
    // Generous, because a loaded machine installs a whole catalogue slowly; no test waits for a timeout.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Each PGlite takes a third of a gigabyte; two at a time fit a small machine.
    maxWorkers: 2,
    // Files share their worker's modules, such as PGlite's compiled WebAssembly: the backend's only module state is two
    // queues, which are empty between tests; everything else is kept per database.
    isolate: false,
  },
});
