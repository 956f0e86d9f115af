import { test as base, type Page } from '@playwright/test';
import { freePort, removeFolder, ShopProcess, temporaryFolder } from '../../scripts/shop-process.mjs';
import { BUYER, startRecordedCrmeb, type RecordedCrmeb } from './recorded-crmeb.ts';

/** A recorded backend of this test's own, and the production shop in front of it. */
export const test = base.extend<{ crmeb: RecordedCrmeb; complaints: { expect(pattern: RegExp): void } }>({
  crmeb: async ({}, provide) => {
    const crmeb = await startRecordedCrmeb();
    await provide(crmeb);
    await crmeb.close();
  },
  baseURL: async ({ crmeb }, provide) => {
    const data = temporaryFolder();
    const shop = new ShopProcess({ port: await freePort(), env: { DATA_DIR: data, API_ORIGIN: crmeb.origin } });
    await shop.start();
    await provide(shop.origin);
    await shop.stop();
    removeFolder(data);
  },
  complaints: [
    async ({ page }, provide) => {
      const found: string[] = [];
      const expected: RegExp[] = [
        // The captured pictures stand on an origin that does not exist.
        /shop\.example/,
      ];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) found.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => found.push(error.message));
      page.on('response', (response) => {
        if (response.status() >= 500) found.push(`${response.status()} ${response.url()}`);
      });
      await provide({ expect: (pattern) => expected.push(pattern) });
      const unexpected = found.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
      base.expect(unexpected, 'what the browser complains about, and answers of 5xx').toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = base;

/** Signs the recorded buyer in. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page
    .getByLabel(/phone|account/i)
    .first()
    .fill(BUYER.account);
  await page.locator('input[type="password"]').first().fill(BUYER.password);
  await page.locator('#content button[type="submit"], main button[type="submit"]').first().click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}
