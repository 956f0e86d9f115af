import { expectWidth, type ContentWidth } from './content-width.ts';
import { bothWidths, expect, oneWidth, test } from './journey.ts';

/** Screens that no crawl judges: hidden ones of a visitor in English, public ones in Chinese (crawl.spec.ts). */
const SCREENS: Record<string, [lang: string, screens: [address: string, width: ContentWidth][]]> = {
  English: [
    'en-US',
    [
      ['/goods_search?title=hinge', 'full'],
      ['/login', 'entry'],
      ['/sign', 'entry'],
      ['/register', 'task'],
      ['/passwd_forgot', 'entry'],
    ],
  ],
  Chinese: [
    'zh-CN',
    [
      ['/zh-CN/', 'full'],
      ['/zh-CN/goods_cate', 'full'],
      ['/zh-CN/goods_list', 'full'],
      ['/zh-CN/goods_detail/1042', 'full'],
      ['/zh-CN/login', 'entry'],
      ['/zh-CN/sign', 'entry'],
    ],
  ],
};

for (const [language, [lang, screens]] of Object.entries(SCREENS)) {
  const tag = language === 'English' ? '@sweep' : '@long';
  const title = `[R1.7] each screen that no crawl judges is accessible and fits every screen, in ${language}`;
  test(title, { tag }, async ({ page, axe }) => {
    // As many screens as several journeys have.
    test.slow();
    for (const [index, [address, width]] of screens.entries()) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('[data-component="header"]')).toHaveCount(address.endsWith('/sign') ? 0 : 1);
      await axe(page, tag === '@long' ? bothWidths : oneWidth(index));
      await expectWidth(page, width);
    }
  });
}
