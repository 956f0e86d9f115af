import type { Page } from '@playwright/test';
import { content, expect, test } from '../testing/journey.ts';

const cards = (page: Page) => content(page).locator('[data-component="product-card"]');

test('[R3.2] a misspelled search shows similar results, and links to the exact search', async ({ page, axe }) => {
  await page.goto('/goods_search?title=shower+hinje');
  await expect(content(page)).toContainText('No results for “shower hinje”. Showing results for “shower hinge”.');
  await expect(cards(page).first()).toContainText(/hinge/i);
  await axe(page);
  await content(page).getByRole('link', { name: 'Search only for “shower hinje”' }).click();
  await expect(page).toHaveURL('/goods_search?title=shower+hinje&literal=1');
  await expect(page.getByRole('heading', { name: 'Nothing found for “shower hinje”' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask us' })).toBeVisible();
  await page.goto('/goods_search?title=pull+handle+450');
  await page.getByRole('list', { name: 'Nearest sizes' }).getByRole('link', { name: '600 mm' }).click();
  await expect(page.getByRole('heading', { name: 'Results for “pull handle 600 mm”' })).toBeVisible();
  await page.goto('/zh-CN/goods_search?title=%E5%90%88%E9%A1%B5');
  await expect(cards(page).first()).toContainText('铰链');
});

test('[R3.2] suggestions report no match or similar matches, and open a variant by keyboard', async ({ page, axe }) => {
  await page.goto('/');
  const field = page.getByRole('banner').getByLabel('Search products');
  await field.fill('zzzzqqq');
  await expect(
    page.getByRole('banner').getByRole('paragraph').filter({ hasText: 'No match for “zzzzqqq”' }),
  ).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'No match for “zzzzqqq”' })).toBeAttached();
  await field.fill('matte black hinje 90');
  await expect(page.getByRole('status').filter({ hasText: 'Showing “matte black hinge 90”' })).toBeAttached();
  const option = page.getByRole('option', { name: /RD-HINGE-90-MB/ });
  await axe(page);
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/goods_detail\/1010\?sku=RD-HINGE-90-MB-\d+MM$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(content(page).getByRole('radio', { name: 'Matte Black' })).toBeChecked();
});
