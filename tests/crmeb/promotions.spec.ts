import type { Page } from '@playwright/test';
import { FLASH_SALE, GROUP_BUY } from './recorded-promotions.ts';
import { expect, signIn, test } from './shop-before-crmeb.ts';

const ADDRESS = { real_name: 'Luis Vega', phone: '2125551234', detail: '12 Glass Street', post_code: '62701' };

/** Signs in a buyer who has an address. */
async function signInWithAddress(page: Page): Promise<void> {
  await signIn(page.context());
  const region = { province: 'Illinois', city: 'Springfield', district: 'Springfield', city_id: 1 };
  const answer = await page
    .context()
    .request.post('/api/address/edit', { data: { ...ADDRESS, id: 0, address: region } });
  expect(await answer.json()).toMatchObject({ status: 200 });
}

/** Buys what the page of a promotion offers, and pays it by balance. */
async function buy(page: Page, button: string, price: string): Promise<void> {
  const content = page.locator('#content');
  await expect(content.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
  await content.getByRole('button', { name: button }).click();
  await page.waitForURL(/order_confirm/);
  await expect(page.locator('main')).toContainText(price);
  await page
    .getByRole('button', { name: /place order/i })
    .first()
    .click();
  await page.waitForURL(/payment/);
  await page.getByRole('button', { name: /^pay/i }).first().click();
  await page.waitForURL(/order_detail/);
  await expect(page.locator('main')).toContainText(price);
}

test('[R2.6] a flash sale is bought at its price, at once and not by way of the cart', async ({ page }) => {
  await signInWithAddress(page);
  await page.goto('/goods_seckill');
  await page.locator('#content').getByRole('link', { name: 'Spider fitting four-way' }).first().click();
  await expect(page).toHaveURL(/goods_seckill_detail/);
  await buy(page, 'Buy now', FLASH_SALE.price);
});

test('[R2.6] a group is started at its price', async ({ page }) => {
  await signInWithAddress(page);
  await page.goto('/goods_group');
  await page.locator('#content').getByRole('link', { name: 'Spider fitting four-way' }).first().click();
  await expect(page).toHaveURL(/goods_group_detail/);
  await buy(page, 'Start a group', GROUP_BUY.price);
});

test('[R2.6] the group of a shared link is shown', async ({ page }) => {
  await signIn(page.context());
  await page.goto(`/goods_group_detail?id=${GROUP_BUY.id}&group=${GROUP_BUY.group}`);
  await expect(page.locator('#content')).toContainText(GROUP_BUY.price);
  await expect(page.getByRole('heading', { name: 'Your group' })).toBeVisible();
});

test('[R2.6] goods on presale are bought like all others, at once', async ({ page }) => {
  await signInWithAddress(page);
  await page.goto('/goods_presell');
  await page.locator('#content').getByRole('link', { name: 'Frameless sliding door kit' }).first().click();
  await expect(page).toHaveURL(/goods_presell_detail/);
  await buy(page, 'Buy now', '320.00');
});
