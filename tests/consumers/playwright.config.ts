import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/browser.mjs';

const executablePath = findChromium();

/** Tests the packed packages in three temporary hosts, on server and client (tests/consumers). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/consumers',
  globalSetup: './hosts.ts',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: '../../test-results/consumers.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    launchOptions: { args: chromiumFlags, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
