import type { Page } from '@playwright/test';
import { content, expect, test } from '../testing/journey.ts';
import { waitForHydration } from '../testing/hydration.ts';

const gallery = (page: Page) => content(page).locator('[data-component="gallery"]');

/** Opens the list, and holds back the calls of its products' pages until the returned function is called. */
async function openList(page: Page): Promise<(status?: number) => void> {
  const answer = Promise.withResolvers<number | undefined>();
  await page.route(/\/api\/(product\/detail|reply)\//, async (route) => {
    const status = await answer.promise;
    await (status === undefined ? route.continue() : route.fulfill({ status }));
  });
  await page.goto('/goods_list');
  // The list's part of the frame that comes last: the calls are there with it.
  await waitForHydration(page.getByRole('contentinfo'));
  return answer.resolve;
}

test.describe('a product opened from its card', () => {
  test('[R2.5] [R8.4] shows the card’s content at once and the rest without a shift', async ({ page }) => {
    const release = await openList(page);
    const link = content(page).locator('[data-component="product-card"] a').nth(3);
    const name = (await link.innerText()).trim();
    await link.click();
    const heading = content(page).getByRole('heading', { level: 1, name });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    await expect(page).toHaveURL(/\/goods_detail\//);
    await expect(content(page).locator('[data-component="price"]')).toContainText(/from \$/);
    await expect(content(page).getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
    const before = [await heading.boundingBox(), await gallery(page).boundingBox()];
    release();
    await expect(content(page).getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
    await expect(content(page).getByRole('heading', { level: 2 }).last()).toBeAttached();
    await expect(heading).toBeFocused();
    expect([await heading.boundingBox(), await gallery(page).boundingBox()]).toEqual(before);
    await expect(content(page).getByRole('heading', { level: 2, name: 'Pairs well with' })).toBeVisible();
    const related = content(page).locator('[data-component="product-card"] a').first();
    const relatedName = (await related.innerText()).trim();
    const first = new URL(page.url()).pathname;
    await related.click();
    await expect(content(page).getByRole('heading', { level: 1, name: relatedName })).toBeFocused();
    await expect(content(page).getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${first}$`));
    await expect(content(page).getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  });

  test('[R2.13] leads to the error page when the backend is unreachable', async ({ page, complaints }) => {
    complaints.expect(/503/);
    const release = await openList(page);
    await content(page).locator('[data-component="product-card"] a').nth(3).click();
    await expect(gallery(page)).toBeVisible();
    release(503);
    await expect(content(page).getByRole('heading', { level: 1 })).toContainText('We’ll be right back');
    await page.unroute(/\/api\/(product\/detail|reply)\//);
    await page.goBack();
    await content(page).locator('[data-component="product-card"] a').nth(2).click();
    await expect(content(page).getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  });
});
