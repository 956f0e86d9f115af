import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { shared } from '../../vitest.shared.ts';

export default defineConfig({
  test: {
    // Files also share PGlite's compiled WebAssembly. A PGlite takes a third of a gigabyte, so a small machine fits only two.
    ...shared,
    name: 'backend',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['./tests/testing/loaded-databases.ts'],
    alias: [{ find: './password-cost.ts', replacement: join(import.meta.dirname, 'tests/testing/cheap-password.ts') }],
  },
});
