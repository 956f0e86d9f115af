import { expectWidth } from './content-width.ts';
import { bothWidths, expect, test } from './journey.ts';

const pages = [
  ['/', 'full'],
  ['/goods_cate', 'full'],
  ['/goods_list', 'full'],
  ['/goods_search?title=hinge', 'full'],
  ['/login', 'entry'],
] as const;

for (const prefix of ['', '/zh-CN']) {
  for (const [path, width] of pages) {
    test(`[R1.7] ${prefix}${path} is accessible, fits every screen and is ${width}`, async ({ page, axe }) => {
      const response = await page.goto(`${prefix}${path}`);
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', prefix === '' ? 'en-US' : 'zh-CN');
      await expect(page.locator('h1')).toHaveCount(1);
      await axe(page, bothWidths);
      await expectWidth(page, width);
    });
  }
}

test('[R2.13] [R1.7] an unknown address answers 404 with a way home', async ({ page, axe, complaints }) => {
  complaints.expect(/status of 404/);
  const response = await page.goto('/nope');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('This page could not be found.').first()).toBeVisible();
  await axe(page);
  await expectWidth(page, 'task');
});
