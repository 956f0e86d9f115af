import { expect, test } from '../testing/journey.ts';

test('[R10.7] [R2.13] the shop works with blocked storage and over plain HTTP', async ({ page, complaints }) => {
  // The router's own script for scroll positions complains once a page; nothing depends on it.
  complaints.expect(/Access is denied for this document/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    Object.defineProperty(crypto, 'randomUUID', { value: undefined });
  });
  await page.goto('/goods_list');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: '中文' }).first().click();
  await expect(page).toHaveURL(/zh-CN/);
  await page.goto('/login');
  await page
    .getByLabel(/Username|Account|账/)
    .first()
    .fill('luisglass');
  await page
    .getByLabel(/Password|密码/)
    .first()
    .fill('Rider2026');
  await page
    .getByRole('button', { name: /Sign in|登录/ })
    .last()
    .click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/AppChat');
  await page.getByRole('textbox').last().fill('Do you have 10 mm clamps?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Do you have 10 mm clamps?')).toBeVisible();
  await page.goto('/desk');
  await expect(page.getByRole('heading').first()).toBeVisible();
});
