import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { setupPage } from '@storybook/test-runner';
import { openStage } from './visual/story-in-page.ts';

/** The fixed time at which browser and Node render all stories. */
export const moment = '2026-03-02T09:30:00Z';
/** The window size for playing and checking stories. */
export const wideWindow = { width: 1366, height: 900 };

/** Options of a browser context in which stories look the same on every machine. */
export const contextOptions = {
  viewport: wideWindow,
  deviceScaleFactor: 1,
  locale: 'en-US',
  timezoneId: 'UTC',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
} as const;

/** The browser pages that check one story. */
export interface Pages {
  /** Storybook with the test runner: plays and checks stories and takes screenshots. */
  visit: Page;
  /** A second Storybook for other widths and languages, because modules may hold a story's state. */
  fresh: Page;
  /** Two pages for hydration, because React requires one renderer per context. */
  renderer: Page;
  taker: Page;
}

/** The pages that belong to a visit's page. */
export function pagesBeside(page: Page): Pages {
  const [visit, fresh, renderer, taker] = page.context().pages() as [Page, Page, Page, Page];
  return { visit, fresh, renderer, taker };
}

/** Opens the pages for visits at the address in TARGET_URL. */
export async function openPages(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.clock.setFixedTime(moment);
  await setupPage(await context.newPage(), context);
  await openStorybook(await context.newPage());
  for (const page of [await context.newPage(), await context.newPage()]) await page.goto(addressOf('hydration/'));
  return context;
}

/** Opens Storybook without a story and with all fonts loaded. */
export async function openStorybook(page: Page): Promise<void> {
  await page.goto(addressOf('iframe.html?viewMode=story'));
  await page.addStyleTag({ url: addressOf('stage/stage.css') });
  await page.evaluate(openStage, 'Inter Rider');
  // A key press makes the browser show focus rings afterwards.
  await page.keyboard.press('Shift');
}

/** A function, because the runner reads its arguments after the modules are loaded. */
function addressOf(path: string): string {
  return new URL(path, process.env['TARGET_URL']).href;
}
