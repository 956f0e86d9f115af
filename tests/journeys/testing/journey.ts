import { cpSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type axe from 'axe-core';
import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { freePort, removeFolder, ShopProcess, temporaryFolder } from '../../../scripts/shop-process.mjs';
import { isLong } from '../../test-length.ts';
import { cancelUnpaidOrders } from './buyer.ts';
import { waitForHydrationIn, waitForHydrationInNew } from './hydration.ts';

export { expect };

/** The content of a page, without header and footer. */
export function content(page: Page): Locator {
  return page.locator('#content');
}

/** The widths at which no content may be cut off. */
const widths = [390, 1200, 1366];

/** Readers who enlarge: text at 200 % on a phone, and the narrowest screen, which is 1280 px at 400 %. The long run checks them. */
const enlarged = isLong
  ? [
      { width: 390, text: '200%' },
      { width: 320, text: '' },
    ]
  : [];

/** The widths for axe: from 1200 to 1366 px only columns and gaps grow, so targets are smallest at 1200. */
export const bothWidths = [390, 1200];

/** The widths for axe of one of many screens: they take turns; the long run takes both. */
export function oneWidth(index: number): number[] {
  return bothWidths.filter((_, place) => isLong || place === index % bothWidths.length);
}

/**
 * On each screen of a journey axe checks one width: the narrow one, of the desk the width that it is made for. The crawl checks the
 * screens of the shop at both in turn; nothing else opens the desk, so the long run checks it at both.
 */
function axeWidthsOn(page: Page): number[] {
  if (!new URL(page.url()).pathname.startsWith('/desk')) return [390];
  return isLong ? bothWidths : [1200];
}

const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Outside all landmarks, and shown during each call; a unit test covers it. */
const PROGRESS_BAR = '[data-component="progress-bar"]';

/** Describes violations only: describing everything that passes takes longer than the check. */
const accessibility: axe.RunOptions = {
  runOnly: { type: 'tag', values: accessibilityRules },
  resultTypes: ['violations'],
};

/**
 * Checks the page in its current state: axe (WCAG 2.2 AA) at 390 px, the desk at 1200 px, or at the given widths, and no overflow
 * at any width. Fails naming rule and elements.
 */
type CheckAccessibility = (page: Page, axeWidths?: readonly number[]) => Promise<void>;

/** A page's complaints, and those that a test expects. */
interface Complaints {
  /** Allows matching complaints, for tests of failures. */
  expect(pattern: RegExp): void;
}

interface JourneyFixtures {
  axe: CheckAccessibility;
  complaints: Complaints;
  /** Makes navigations wait until the page's script runs. */
  script: void;
  /** Leaves no unpaid orders to the next test. */
  nothingUnpaid: void;
  /** Starts another shop for this test, with its own settings (API_ORIGIN, …); it is stopped after the test. */
  startShop: (env?: Record<string, string>) => Promise<ShopProcess>;
}

interface WorkerFixtures {
  /** This worker's shop: { origin, stop(), kill(), start(), restart() }; restarted when a test left it stopped. */
  shop: ShopProcess;
}

export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  shop: [
    async ({}, provide) => {
      const shop = await newShop();
      await provide(shop);
      await endShop(shop);
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ shop }, provide) => {
    if (shop.pid === undefined) await shop.start();
    await provide(shop.origin);
  },

  startShop: async ({}, provide) => {
    const started: ShopProcess[] = [];
    await provide(async (env) => {
      const shop = await newShop(env);
      started.push(shop);
      return shop;
    });
    for (const shop of started) await endShop(shop);
  },

  complaints: [
    async ({ context, javaScriptEnabled }, provide) => {
      const found: string[] = [];
      // Chromium reports scripts as blocked when script is disabled.
      const expected = javaScriptEnabled === false ? [/\.js csp$/] : [];
      listen(context, (complaint) => found.push(complaint));
      await provide({ expect: (pattern) => expected.push(pattern) });
      const unexpected = found.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
      expect(unexpected, 'errors, failed requests and policy violations of the browser').toEqual([]);
    },
    { auto: true },
  ],

  nothingUnpaid: [
    async ({ baseURL }, provide) => {
      await provide();
      await cancelUnpaidOrders(String(baseURL));
    },
    { auto: true },
  ],

  script: [
    async ({ browser, context, javaScriptEnabled }, provide) => {
      if (javaScriptEnabled !== false) waitForHydrationIn(context);
      const stop = waitForHydrationInNew(browser);
      await provide();
      stop();
    },
    { auto: true },
  ],

  axe: async ({}, provide) => {
    await provide(async (page, axeWidths = axeWidthsOn(page)) => {
      const before = page.viewportSize();
      // A toast has less contrast while it fades in, and one may come at any time: without motion, nothing fades.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // A page rendered in the browser is checked once its content is there.
      for (const part of ['main', 'h1']) await page.locator(part).first().waitFor({ state: 'attached' });
      // Waits for pending calls.
      await expect(page.locator(PROGRESS_BAR)).toHaveCount(0);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        // Waits for running animations.
        await page.evaluate(settleAnimations);
        if (axeWidths.includes(width)) {
          const found = (await violationsOn(page)).flatMap(({ id, help, nodes }) =>
            nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
          );
          expect(found, `axe at ${width} px on ${page.url()}`).toEqual([]);
        }
        expect(await overflow(page), `nothing wider than ${width} px on ${page.url()}`).toBeLessThanOrEqual(0);
      }
      for (const { width, text } of enlarged) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate((size) => void (document.documentElement.style.fontSize = size), text);
        await page.evaluate(settleAnimations);
        const where = `${width} px with text at ${text || '100%'} on ${page.url()}`;
        expect(await overflow(page), `nothing wider than ${where}`).toBeLessThanOrEqual(0);
      }
      if (before !== null) await page.setViewportSize(before);
      await page.emulateMedia({ reducedMotion: null });
    });
  },
});

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Waits in the page until finite animations have ended, and those that the frame of its last change begins. */
async function settleAnimations(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const ending = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** The axe violations of the page in its current state. */
async function violationsOn(page: Page): Promise<axe.Result[]> {
  // A frame of another origin, like the provider's, needs a separate run, and a blank page to join the results in.
  if (page.frames().length > 1)
    return (await new AxeBuilder({ page }).withTags(accessibilityRules).exclude(PROGRESS_BAR).analyze()).violations;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ options, exclude }) =>
      (await (window as unknown as { axe: typeof axe }).axe.run({ exclude: [exclude] }, options)).violations,
    { options: accessibility, exclude: PROGRESS_BAR },
  );
}

/** The page's horizontal overflow (px). */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Starts a shop with its own data; stop it with endShop. */
export async function newShop(env: Record<string, string> = {}): Promise<ShopProcess> {
  const data = env['DATA_DIR'] ?? copyOfTemplate();
  const shop = new ShopProcess({ port: await freePort(), env: { DEMO: '1', ...env, DATA_DIR: data } });
  try {
    await shop.start();
  } catch (error) {
    await endShop(shop);
    throw error;
  }
  return shop;
}

/** Stops a shop and removes its data. */
export async function endShop(shop: ShopProcess): Promise<void> {
  await shop.stop();
  removeFolder(String(shop.env['DATA_DIR']));
}

/** A copy of the data of a first start; remove it with removeFolder. */
export function copyOfTemplate(): string {
  const template = process.env.RIDER_TEMPLATE_DATA;
  if (template === undefined) throw new Error('prepare.ts has not run');
  const data = temporaryFolder();
  cpSync(template, data, { recursive: true });
  return data;
}

/** Reports the console's errors, which include policy violations and hydration mismatches. */
function listen(context: BrowserContext, complain: (complaint: string) => void): void {
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complain(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => {
    // An error of a failed import has a message alone.
    const { stack, message } = error.error();
    complain(`page error: ${stack || message}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Requests that the browser cancels when the page is left have not failed.
    if (reason !== 'net::ERR_ABORTED') complain(`request failed: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500) complain(`answered ${response.status()}: ${response.url()}`);
  });
}
