import { expect, test } from './journey.ts';

const pages = ['/', '/goods_cate', '/goods_list', '/goods_search?title=hinge', '/login', '/shoppingCart'];

for (const prefix of ['', '/zh-CN']) {
  for (const path of pages) {
    test(`[R1.7] ${prefix}${path} is accessible and fits every width`, async ({ page, axe }) => {
      const response = await page.goto(`${prefix}${path}`);
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', prefix === '' ? 'en-US' : 'zh-CN');
      await expect(page.locator('h1')).toHaveCount(1);
      await axe(page);
    });
  }
}

test('[R2.13] an unknown address answers 404 with a way home', async ({ page, axe, complaints }) => {
  complaints.expect(/status of 404/);
  const response = await page.goto('/nope');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('This page could not be found.').first()).toBeVisible();
  await axe(page);
});
