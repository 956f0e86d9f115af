import { cpSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type axe from 'axe-core';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { freePort, removeFolder, ShopProcess, temporaryFolder } from '../../scripts/shop-process.mjs';
import { waitForScriptIn, waitForScriptInNew } from './script-taken-over.ts';

export { expect };

/** The widths at which nothing of a page may be cut off. */
const widths = [390, 1200, 1366];

/** Those at which axe judges: from 1200 to 1366 px only columns and gaps grow, and what is small is smallest at 1200. */
const judgedWidths = [390, 1200];

const accessibilityRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Only what is wrong is described: to name all that is right takes longer than to judge it. */
const accessibility: axe.RunOptions = {
  runOnly: { type: 'tag', values: accessibilityRules },
  resultTypes: ['violations'],
};

/** Checks the page as it is: axe (WCAG 2.2 AA) at 390 and 1200 px, and that it fits 1366 px too. Fails naming rule and elements. */
type CheckAccessibility = (page: Page) => Promise<void>;

/** What a page complained about, and the complaints that a test is about. */
interface Complaints {
  /** Lets complaints pass that match, for tests of failures. */
  expect(pattern: RegExp): void;
}

interface JourneyFixtures {
  axe: CheckAccessibility;
  complaints: Complaints;
  /** Opens every page whose script may run once it does. */
  script: void;
  /** Starts one more shop for this test alone, with settings of its own (API_ORIGIN, …); ended after the test. */
  startShop: (env?: Record<string, string>) => Promise<ShopProcess>;
}

interface WorkerFixtures {
  /** This worker's shop: { origin, stop(), kill(), start(), restart() }; started again when a test left it down. */
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
      // Chromium reports scripts that it was told not to run as refused.
      const expected = javaScriptEnabled === false ? [/\.js csp$/] : [];
      listen(context, (complaint) => found.push(complaint));
      await provide({ expect: (pattern) => expected.push(pattern) });
      const unexpected = found.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
      expect(unexpected, 'errors, failed requests and policy violations of the browser').toEqual([]);
    },
    { auto: true },
  ],

  script: [
    async ({ browser, context, javaScriptEnabled }, provide) => {
      if (javaScriptEnabled !== false) waitForScriptIn(context);
      const stop = waitForScriptInNew(browser);
      await provide();
      stop();
    },
    { auto: true },
  ],

  axe: async ({}, provide) => {
    await provide(async (page) => {
      const before = page.viewportSize();
      // A page that draws itself in the browser is judged once it is there.
      for (const part of ['main', 'h1']) await page.locator(part).first().waitFor({ state: 'attached' });
      // The bar of a navigation lies over the landmarks for a moment.
      await expect(page.locator('[data-component="progress-bar"]')).toHaveCount(0);
      // Half appeared, a toast has less contrast than it has.
      await page.evaluate(settleAnimations);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        if (judgedWidths.includes(width)) {
          const found = (await violationsOn(page)).flatMap(({ id, help, nodes }) =>
            nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
          );
          expect(found, `axe at ${width} px on ${page.url()}`).toEqual([]);
        }
        expect(await overflow(page), `nothing wider than ${width} px on ${page.url()}`).toBeLessThanOrEqual(0);
      }
      if (before !== null) await page.setViewportSize(before);
    });
  },
});

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Waits in the page until what moves once has come to rest. */
async function settleAnimations(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** What axe finds on the page as it is. */
async function violationsOn(page: Page): Promise<axe.Result[]> {
  // A frame of another origin, as the provider's, needs a run of its own, and a blank page to join the results in.
  if (page.frames().length > 1)
    return (await new AxeBuilder({ page }).withTags(accessibilityRules).analyze()).violations;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async (options) => (await (window as unknown as { axe: typeof axe }).axe.run(options)).violations,
    accessibility,
  );
}

/** How far (px) the page can be scrolled sideways. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Starts a shop on data of its own; whoever starts it ends it with endShop. */
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

/** Data as a first start makes it; remove it with removeFolder. */
export function copyOfTemplate(): string {
  const template = process.env.RIDER_TEMPLATE_DATA;
  if (template === undefined) throw new Error('prepare.ts has not run');
  const data = temporaryFolder();
  cpSync(template, data, { recursive: true });
  return data;
}

/** Policy violations reach the console as errors; so do hydration mismatches. */
function listen(context: BrowserContext, complain: (complaint: string) => void): void {
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complain(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => complain(`page error: ${error.error().stack ?? error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What the browser itself drops when the page is left has not failed.
    if (reason !== 'net::ERR_ABORTED') complain(`request failed: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500) complain(`answered ${response.status()}: ${response.url()}`);
  });
}
