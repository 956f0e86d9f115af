import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const content = (page: Page) => page.locator('#content');
const cards = (page: Page) => content(page).locator('[data-component="product-card"]');

test('[R3.2] a misspelled search says what was close, and leads back to what was typed', async ({ page, axe }) => {
  await page.goto('/goods_search?title=shower+hinje');
  await expect(content(page)).toContainText('No results for “shower hinje”. Showing results for “shower hinge”.');
  await expect(cards(page).first()).toContainText(/hinge/i);
  await axe(page);
  await content(page).getByRole('link', { name: 'Search only for “shower hinje”' }).click();
  await expect(page).toHaveURL('/goods_search?title=shower+hinje&literal=1');
  await expect(page.getByRole('heading', { name: 'Nothing found for “shower hinje”' })).toBeVisible();
});

test('[R3.2] angles, thicknesses and names in both languages find what is meant first', async ({ page }) => {
  for (const [typed, first] of [
    ['90 degree hinge', /Hinge 90°/],
    ['90° glass-to-glass 10 mm', /90°/],
    ['合页 90度', /Hinge 90°/],
    ['3/8 in pivot hinge', /Pivot Hinge/],
  ] as const) {
    await page.goto(`/goods_search?${new URLSearchParams({ title: typed }).toString()}`);
    await expect(cards(page).first().getByRole('link'), typed).toHaveText(first);
  }
});

test('[R3.2] 合页 finds hinges in the Chinese shop', async ({ page }) => {
  await page.goto('/zh-CN/goods_search?title=%E5%90%88%E9%A1%B5');
  await expect(cards(page).first()).toContainText('铰链');
  await page.goto('/zh-CN/goods_search?title=hinje');
  await expect(content(page)).toContainText('没有找到“hinje”的结果，已显示“hinge”的搜索结果。');
});

test('[R3.2] suggestions say that nothing matches, or what is close, and lead to the article', async ({
  page,
  axe,
}) => {
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
  await option.click();
  await expect(page).toHaveURL(/\/goods_detail\/1010\?sku=RD-HINGE-90-MB-\d+MM$/);
  await expect(content(page).getByRole('radio', { name: 'Matte Black' })).toBeChecked();
});
