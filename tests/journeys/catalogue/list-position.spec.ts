import { expect, test } from '../testing/journey.ts';

test('[R2.4] back restores the position in a list, and its focus ring is not cut off', async ({ page }) => {
  await page.goto('/goods_list');
  const card = page.locator('main article').nth(20);
  await card.scrollIntoViewIfNeeded();
  const topOf = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const link = card.getByRole('link');
  await link.focus();
  const before = await topOf();
  await link.press('Enter');
  await expect(page).toHaveURL(/\/goods_detail\//);
  await expect(page.locator('main:has(#purchase)')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/goods_list$/);
  await expect.poll(topOf).toBe(before);
  const cell = page.locator('main li:has(> article)').nth(20);
  await cell.getByRole('link').focus();
  const space = await cell.evaluate((element) => {
    const [article] = element.getElementsByTagName('article');
    if (!article) throw new Error('no card');
    const { outlineWidth, outlineOffset } = getComputedStyle(article);
    const gap = article.getBoundingClientRect().left - element.getBoundingClientRect().left;
    return gap - Number.parseFloat(outlineWidth) - Number.parseFloat(outlineOffset);
  });
  expect(space).toBeGreaterThanOrEqual(0);
});
