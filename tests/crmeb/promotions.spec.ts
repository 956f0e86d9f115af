import type { Page } from '@playwright/test';
import { FLASH_SALE, GROUP_BUY, SOLD_OUT_SALE } from './recorded-promotions.ts';
import type { Recorded } from './read-recording.ts';
import { expect, placeAndPay, signIn, test } from './shop-before-crmeb.ts';

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

const PROMOTIONS = [
  ['a flash sale', 'goods_seckill', 'Spider fitting four-way', 'Buy now', FLASH_SALE.price],
  ['a group buy', 'goods_group', 'Spider fitting four-way', 'Start a group', GROUP_BUY.price],
  ['a presale', 'goods_presell', 'Frameless sliding door kit', 'Buy now', '320.00'],
] as const;
for (const [title, list, product, button, price] of PROMOTIONS) {
  test(`[R2.6] ${title} is bought at its price directly, without the cart`, async ({ page }) => {
    await signInWithAddress(page);
    await page.goto(`/${list}`);
    const content = page.locator('#content');
    await content.getByRole('link', { name: product }).first().click();
    await expect(page).toHaveURL(new RegExp(`${list}_detail`));
    await expect(content.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
    await content.getByRole('button', { name: button }).click();
    await page.waitForURL(/order_confirm/);
    await expect(page.locator('main')).toContainText(price);
    await placeAndPay(page);
    await expect(page.locator('main')).toContainText(price);
  });
}

test('[R2.6] a sold-out flash sale offers the ordinary price; an unknown one answers 404', async ({ page }) => {
  await page.goto(`/goods_seckill_detail?id=${SOLD_OUT_SALE.id}`);
  await expect(page.getByRole('link', { name: 'View at the regular price' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy now' })).toHaveCount(0);
  expect((await page.request.get('/goods_seckill_detail?id=99')).status()).toBe(404);
});

test('[R2.6] a shared link shows its group', async ({ page }) => {
  await signIn(page.context());
  await page.goto(`/goods_group_detail?id=${GROUP_BUY.id}&group=${GROUP_BUY.group}`);
  await expect(page.locator('#content')).toContainText(GROUP_BUY.price);
  await expect(page.getByRole('heading', { name: 'Your group' })).toBeVisible();
});

test('[R2.6] a paid order of a group waits for it', async ({ page, crmeb }) => {
  const group = { pink_id: 1, combination_id: 1 };
  const number = crmeb.shop.addOrder('order_detail.paid', (order: Recorded) => Object.assign(order, group));
  await signIn(page.context());
  await page.goto(`/order_detail?orderId=${number}`);
  await expect(page.locator('main')).toContainText('Waiting for the group');
});
