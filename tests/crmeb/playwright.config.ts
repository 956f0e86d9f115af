import { defineConfig } from '@playwright/test';
import { browserOptions } from '../browser-options.ts';

/** Journeys of the production build in front of a recorded CRMEB 5.4. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/crmeb',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/crmeb.json' }]],
  use: browserOptions,
});
