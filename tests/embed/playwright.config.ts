import { defineConfig } from '@playwright/test';
import { browserOptions } from '../browser-options.ts';

/** Tests the chat in six pages of another origin, against the production build of the shop. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/embed',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['../passed/passed-journeys.ts'], ['json', { outputFile: '../../test-results/embed.json' }]],
  use: browserOptions,
});
