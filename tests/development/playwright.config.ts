import { defineConfig } from '@playwright/test';
import { browserOptions } from '../browser-options.ts';

/** Tests `pnpm dev` on a copy of the sources, in which files are edited and restored. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/development',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  // A change waits for compilers that start on demand; the wait ends when it shows.
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['../passed/passed-journeys.ts'],
    ['json', { outputFile: '../../test-results/development.json' }],
  ],
  use: browserOptions,
});
