import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { freePort, ShopProcess } from '../../scripts/shop-process.mjs';
import { waitForHydrationIn } from '../journeys/testing/hydration.ts';
import { BUYER, startRecordedCrmeb, type RecordedCrmeb } from './recorded-crmeb.ts';

export { expect };

/**
 * The production shop in front of a recorded CRMEB; no page may answer 5xx, complain in the console, or make a call that CRMEB lacks, but for
 * `capabilities`.
 */
export const test = base.extend<{ quiet: void; fresh: void }, { crmeb: RecordedCrmeb; shop: ShopProcess }>({
  crmeb: [
    async ({}, provide) => {
      const crmeb = await startRecordedCrmeb();
      await provide(crmeb);
      await crmeb.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ crmeb }, provide) => {
      const env = { API_ORIGIN: crmeb.origin, CURRENCY: 'CNY', FAIR_SHARE: '0' };
      const shop = new ShopProcess({ port: await freePort(), env });
      await shop.start();
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.origin),
  fresh: [
    async ({ crmeb }, provide) => {
      crmeb.shop.reset();
      await provide();
    },
    { auto: true },
  ],
  quiet: [
    async ({ context, crmeb }, provide) => {
      waitForHydrationIn(context);
      const found: string[] = [];
      context.on('console', (message) => {
        // Chromium logs a 404 of a document, for which the shop renders a page, and a rejected form.
        const isExpected = message.location().url === message.page()?.url() || /status of 422/.test(message.text());
        if (message.type() === 'error' && !isExpected) found.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => found.push(error.error().message));
      context.on('response', (response) => {
        if (response.status() >= 500) found.push(`${response.status()}: ${response.url()}`);
      });
      await provide();
      expect(found, 'errors of the console and answers of the server').toEqual([]);
      const absent = crmeb.absent.filter((call) => call !== 'GET /capabilities');
      expect(absent, 'calls that CRMEB lacks').toEqual([]);
    },
    { auto: true },
  ],
});

/** Signs the recorded buyer in without the form. */
export async function signIn(context: BrowserContext): Promise<void> {
  const answer = await context.request.post('/api/login', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    data: BUYER,
  });
  expect(await answer.json()).toMatchObject({ status: 200 });
}

/** Signs the recorded buyer in by the form. */
export async function signInByForm(page: Page): Promise<void> {
  await page.goto('/login');
  await page.locator('input[name="account"]').fill(BUYER.account);
  await page.locator('input[name="password"]').fill(BUYER.password);
  await page.locator('main form button[type="submit"]').first().click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}

/** From the order's confirmation to the screen of the order, paid by the chosen method. */
export async function placeAndPay(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /place order/i })
    .first()
    .click();
  await page.waitForURL(/payment/);
  await page.getByRole('button', { name: /^pay/i }).first().click();
  await page.waitForURL(/order_detail/);
}
