import type { Page } from '@playwright/test';
import { content, expect, test } from '../testing/journey.ts';

const purchase = (page: Page) => page.locator('#purchase');
const variantTable = (page: Page) => content(page).getByRole('grid', { name: 'All items' });

/** Opens a page and delays the scripts of its lazy parts until the returned function is called. */
async function openWithoutLazyParts(page: Page, path: string): Promise<() => void> {
  const html = await (await page.request.get(path)).text();
  const delivery = Promise.withResolvers<void>();
  const requested = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (!html.includes(new URL(route.request().url()).pathname)) {
      requested.resolve();
      await delivery.promise;
    }
    await route.continue();
  });
  await page.goto(path);
  await requested.promise;
  return delivery.resolve;
}

test('[R2.5] [R6.7] input before the lazy parts load shows at once and reaches them', async ({ page }) => {
  const deliver = await openWithoutLazyParts(page, '/goods_detail/1001');
  await content(page).getByRole('radio', { name: 'Satin Brass' }).check({ force: true });
  await content(page).getByRole('radio', { name: '10 mm (3/8")' }).check({ force: true });
  await purchase(page).getByRole('spinbutton', { name: 'Quantity' }).fill('40');
  await expect(purchase(page).locator('output').first()).toContainText('40 ×');
  await expect(page).toHaveURL(/sku=RD-HINGE-WALL-FULL-SB-10MM$/);
  await expect(variantTable(page)).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  await content(page).locator('#reviews').getByRole('link', { name: /^Good/ }).click();
  deliver();
  await expect(page).toHaveURL(/reviews=good#reviews$/);
  await expect(page.locator('html')).toHaveAttribute('data-same');
  await expect(
    variantTable(page).getByRole('gridcell').filter({ hasText: 'RD-HINGE-WALL-FULL-SB-10MM' }),
  ).toHaveAttribute('aria-current', 'true');
  await expect(purchase(page).getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('40');
});

test('scripts load after the resources of the first paint', async ({ request }) => {
  for (const path of ['/', '/goods_list', '/goods_detail/1001']) {
    const scripts = (await (await request.get(path)).text()).match(
      /<(?:link rel="modulepreload"|script type="module")[^>]*>/g,
    );
    expect(scripts?.length).toBeGreaterThan(2);
    expect(scripts?.filter((tag) => !tag.includes('fetchPriority="low"'))).toEqual([]);
  }
});
