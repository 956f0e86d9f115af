import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { browserOptions } from './browser-options.ts';
import { isLong } from './test-length.ts';

/**
 * The Playwright configuration of a suite in this folder's style: one minute per test, failed tests are retried, the report is in
 * `test-results/playwright.json` of the suite's folder. A test that passes only on retry is flaky: `npm test` lists it last.
 */
export function browserSuite(options: PlaywrightTestConfig = {}): PlaywrightTestConfig {
  return defineConfig({
    testDir: '.',
    testMatch: '*.spec.ts',
    outputDir: 'test-results/artifacts',
    workers: 1,
    retries: process.env.CI ? 2 : 1,
    forbidOnly: Boolean(process.env.CI),
    timeout: 60_000,
    expect: { timeout: 10_000 },
    reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
    use: browserOptions,
    ...(isLong ? {} : { grepInvert: /@long\b/ }),
    ...options,
  });
}
