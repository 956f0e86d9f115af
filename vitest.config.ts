import { defineConfig } from 'vitest/config';
import { shared } from './vitest.shared.ts';

/** All units at once, for `vitest run packages/ui`, `vitest --changed` and editors; Turborepo runs them package by package. */
export default defineConfig({
  test: {
    projects: ['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts', 'tests/storybook/vitest.config.ts'],
    reporters: shared.reporters,
    outputFile: shared.outputFile,
  },
});
