import { join } from 'node:path';
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';
import { chromiumFlags } from '../scripts/browser.mjs';
import { unpackPinned } from './pinned-browser.ts';

/** The lockfile's: without the window of the machine's it takes 45 % less CPU time, and it is the same everywhere. */
const executablePath = process.env.CHROMIUM_PATH || join(await unpackPinned(), 'chromium');

/** The browser of all journeys, and what a failed one leaves behind. */
export const browserOptions: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  browserName: 'chromium',
  locale: 'en-US',
  viewport: { width: 1366, height: 900 },
  screenshot: 'only-on-failure',
  // Recording costs time in every test; `pnpm journeys --trace retain-on-failure` records when a failure is looked into.
  trace: 'off',
  launchOptions: { args: chromiumFlags, executablePath },
};
