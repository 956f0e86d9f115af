import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/browser.mjs';

const executablePath = findChromium();

/** The browser of all journeys, and what a failed one leaves behind. */
export const browserOptions: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  browserName: 'chromium',
  locale: 'en-US',
  viewport: { width: 1366, height: 900 },
  screenshot: 'only-on-failure',
  // Recording costs time in every test; `pnpm journeys --trace retain-on-failure` records when a failure is looked into.
  trace: 'off',
  launchOptions: { args: chromiumFlags, ...(executablePath === undefined ? {} : { executablePath }) },
};
