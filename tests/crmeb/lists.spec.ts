import type { Recorded } from './read-recording.ts';
import { expect, signIn, test } from './shop-before-crmeb.ts';

test('[R2.4] products beyond the first page are found', async ({ page, crmeb }) => {
  crmeb.shop.products.further = 60;
  // Not the plain list, which the server caches.
  await page.goto('/goods_search?title=clamp');
  const cards = page.locator('#content [data-component="product-card"]');
  await expect(cards).toHaveCount(24);
  await page.goto('/goods_search?title=clamp&page=3');
  await expect(cards).toHaveCount(63 - 2 * 24);
  await expect(page.locator('#content').getByRole('link', { name: 'Clamp 60' }).first()).toBeVisible();
});

test('[R6.1] orders beyond the first page are found', async ({ page, crmeb }) => {
  for (let index = 1; index <= 27; index += 1)
    crmeb.shop.addOrder('order_detail.done', (order: Recorded) => {
      order.order_id = `cp7000${index}`;
      order.id = 700 + index;
    });
  await signIn(page.context());
  await page.goto('/user/orderList');
  // CRMEB does not filter orders by day, nor find them by part number.
  await expect(page.getByLabel('Order number or product')).toBeVisible();
  await expect(page.locator('input[name="from"]')).toHaveCount(0);
  await page.locator('#content').getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(
    page
      .locator('#content')
      .getByText(/cp7000/)
      .first(),
  ).toBeVisible();
});

test('[R6.2] a finished order is deleted from the list', async ({ page, crmeb }) => {
  const number = crmeb.shop.addOrder('order_detail.done');
  await signIn(page.context());
  await page.goto(`/order_detail?orderId=${number}`);
  await page.locator('main').getByRole('button', { name: 'Delete order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete order' }).click();
  await page.waitForURL(/\/user\/orderList/);
  await expect(page.locator('#content').getByText(number)).toHaveCount(0);
});

test('[R6.11] unread notifications are counted from the full list', async ({ page, crmeb }) => {
  await signIn(page.context());
  await page.goto('/user');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByText('Unread messages')).toHaveCount(0);
  await expect(page.locator('#content').getByText('Coupons').first()).toBeVisible();
  await page.goto('/user/messageCenter');
  await expect(page.getByText('3 unread messages.')).toBeVisible();
  const [notice] = crmeb.shop.notices;
  crmeb.shop.notices = Array.from({ length: 12 }, (_, index) => ({ ...notice, id: 100 + index }));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Mark all as read' }).first()).toBeVisible();
  await expect(page.getByText(/unread messages\./)).toHaveCount(0);
});

test('[R2.12] featured news is listed and opened; without announcements the page says so', async ({ page }) => {
  await page.goto('/news_list');
  await expect(page.getByRole('link', { name: 'Featured' })).toBeVisible();
  await page.locator('#content').getByRole('link', { name: 'New showroom opened' }).first().click();
  await expect(page).toHaveURL(/news_detail/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New showroom opened');
  expect((await page.goto('/news_detail?id=9999'))?.status()).toBe(404);
  const answer = await page.goto('/notice_list');
  expect(answer?.status()).toBe(200);
  await expect(page.locator('#content')).toContainText(/There are no notices here/i);
});
