import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { setupPage } from '@storybook/test-runner';
import { openStage } from './visual/story-in-page.ts';

/** The one moment at which all stories are rendered, by the browser and by Node. */
export const moment = '2026-03-02T09:30:00Z';
/** The window in which stories are played and checked. */
export const wideWindow = { width: 1366, height: 900 };

/** A context of the browser in which a story looks the same on every machine. */
export const contextOptions = {
  viewport: wideWindow,
  deviceScaleFactor: 1,
  locale: 'en-US',
  timezoneId: 'UTC',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
} as const;

/** The pages of a visit. */
export interface Pages {
  /** Storybook with the test runner: a story is played, judged and taken here. */
  visit: Page;
  /** Storybook once more, for other widths and languages: modules may keep what a story left. */
  anew: Page;
  /** Two pages for hydration, as React wants one renderer for each context. */
  renderer: Page;
  taker: Page;
}

/** The pages that stand beside the one of a visit. */
export function pagesBeside(page: Page): Pages {
  const [visit, anew, renderer, taker] = page.context().pages() as [Page, Page, Page, Page];
  return { visit, anew, renderer, taker };
}

/** Opens the pages of visits at the address in TARGET_URL. */
export async function openPages(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.clock.setFixedTime(moment);
  await setupPage(await context.newPage(), context);
  await openStorybook(await context.newPage());
  for (const page of [await context.newPage(), await context.newPage()]) await page.goto(addressOf('hydration/'));
  return context;
}

/** Opens Storybook without a story and with all fonts. */
export async function openStorybook(page: Page): Promise<void> {
  await page.goto(addressOf('iframe.html?viewMode=story'));
  await page.addStyleTag({ url: addressOf('stage/stage.css') });
  await page.evaluate(openStage, 'Inter Rider');
  // A key makes the browser show the focus that follows.
  await page.keyboard.press('Shift');
}

/** Known when the runner has read its arguments, which is after the modules are loaded. */
function addressOf(path: string): string {
  return new URL(path, process.env['TARGET_URL']).href;
}
