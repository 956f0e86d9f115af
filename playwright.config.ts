import { defineConfig } from '@playwright/test';
import { browserOptions } from './tests/browser-options.ts';
import { reportSuffix, testsOfLength } from './tests/test-length.ts';

/** Journeys through the production build; every worker has a shop of its own (tests/journeys/shop.ts). */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  globalSetup: './tests/journeys/prepare.ts',
  ...testsOfLength,
  // One more than the two cores that we count on: a test that waits leaves its core to another.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['./tests/passed/passed-journeys.ts'],
    ['json', { outputFile: `test-results/playwright${reportSuffix}.json` }],
  ],
  use: browserOptions,
});
