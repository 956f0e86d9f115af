import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/browser.mjs';

const executablePath = findChromium();

/** `pnpm dev` at work: files of this folder's repository are edited and put back, so nothing else may read them meanwhile. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/development',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  // A change waits for compilers that start on demand; it ends when it shows.
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/development.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    viewport: { width: 1366, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { args: chromiumFlags, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
