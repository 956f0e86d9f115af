import { defineConfig } from '@playwright/test';
import { browserOptions } from '../browser-options.ts';
import { reportSuffix, testsOfLength } from '../test-length.ts';

/** Journeys through the production build in front of a recorded CRMEB. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/crmeb',
  ...testsOfLength,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['../passed/passed-journeys.ts'],
    ['json', { outputFile: `../../test-results/crmeb${reportSuffix}.json` }],
  ],
  use: browserOptions,
});
