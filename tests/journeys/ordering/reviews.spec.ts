import type { Page } from '@playwright/test';
import { call, NICKEL_HINGE, payFromBalance, placeOrder, signIn, tabTo, TWIN_ROLLER } from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';
import { openDesk } from '../testing/operator.ts';
import { pictureOf } from '../testing/picture.ts';

const cards = (page: Page) => content(page).locator('[data-component="review-card"]');

const photo = (name: string, shade: number) => ({
  name,
  mimeType: 'image/png',
  buffer: pictureOf(1600, 1200, shade),
});

test('[R6.7] [R2.5] [R1.7] a buyer reviews an order, and the shop replies', async ({ page, browser, baseURL, axe }) => {
  const desk = await openDesk(browser, baseURL);
  await signIn(page.context(), 'priyaglass');
  const number = await placeOrder(page.context(), [NICKEL_HINGE, TWIN_ROLLER], 2);
  await payFromBalance(page.context(), number);
  const shipment = { method: 'person', person: 'Jo Rider', personPhone: '+1 206 555 0100' };
  expect((await call(desk.context(), `operator/orders/${number}/ship`, shipment)).status).toBe(200);
  expect((await call(page.context(), 'order/take', { uni: number })).status).toBe(200);
  await page.goto(`/order_detail?orderId=${number}`);
  await content(page).locator(`a[href="/evaluation?orderId=${number}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review your order' })).toBeVisible();
  await expect(content(page)).toContainText('0 of 2 items reviewed');

  await content(page).getByRole('button', { name: 'Publish review' }).click();
  await expect(content(page).getByText('Please rate the quality.').first()).toBeVisible();
  await expect(content(page).getByRole('textbox', { name: /Your review/ })).toHaveAccessibleDescription(
    /Please write your review\./,
  );
  await axe(page);
  await content(page)
    .getByRole('group', { name: /quality/i })
    .getByRole('radio')
    .nth(1)
    .check({ force: true });
  await content(page)
    .getByRole('group', { name: /Service/ })
    .getByRole('radio')
    .nth(4)
    .check({ force: true });
  await content(page)
    .getByRole('group', { name: /As described/ })
    .getByRole('radio')
    .nth(3)
    .check({ force: true });
  await content(page)
    .getByRole('textbox', { name: /Your review/ })
    .fill(`The seal is missing in ${number}.`);
  await content(page)
    .locator('input[type="file"]')
    .setInputFiles([photo('front.png', 0x9c), photo('back.png', 0x5a)]);
  await expect(content(page).getByText('2 of 8 pictures')).toBeVisible();
  await expect(content(page).locator('[data-part="picture"][data-state="done"]')).toHaveCount(2);
  await content(page).getByRole('button', { name: 'Publish review' }).click();
  await expect(content(page).getByText('Thank you. Your review is published.')).toBeVisible();
  await expect(content(page)).toContainText('1 of 2 items reviewed');
  await expect(cards(page)).toContainText(`The seal is missing in ${number}.`);
  await expect(cards(page).getByRole('link')).toHaveCount(2);
  await axe(page);

  const visitor = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
  const withPictures = visitor.getByRole('link', { name: /^With pictures/ });
  // The page without a query may be cached from a minute ago.
  await visitor.goto(`/goods_detail/${NICKEL_HINGE.productId}?sku=${NICKEL_HINGE.code}&reviews=all`);
  await visitor.getByRole('spinbutton', { name: 'Quantity' }).fill('6');
  await withPictures.click();
  await expect(visitor).toHaveURL(/reviews=pictures#reviews$/);
  await expect(visitor.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('6');
  await expect(cards(visitor).first()).toContainText(`The seal is missing in ${number}.`);
  await expect(cards(visitor).first()).toContainText('As described');
  await expect(cards(visitor).first()).not.toContainText('Priya');
  await axe(visitor);
  await visitor.goto(`/goods_detail/${NICKEL_HINGE.productId}?reviews=good`);
  await expect(visitor.getByText(number)).toHaveCount(0);

  await desk.goto('/desk/reviews');
  await desk.getByRole('searchbox').fill(number);
  const row = desk.getByRole('row', { name: /The seal is missing/ });
  await axe(desk);
  await row.getByRole('button', { name: /^Answer the review/ }).click();
  await desk.getByRole('dialog').getByRole('textbox').fill('It is on its way.');
  await desk.getByRole('button', { name: 'Publish answer' }).click();
  await expect(desk.getByRole('dialog')).toBeHidden();
  await expect(row).toContainText('It is on its way.');
  await page.reload();
  await expect(cards(page)).toContainText('It is on its way.');

  const stars = content(page).getByRole('radio');
  await tabTo(page, stars.first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, stars.nth(5));
  await page.keyboard.press('Space');
  await tabTo(page, content(page).getByRole('textbox'));
  await page.keyboard.type('Runs smoothly.');
  await tabTo(page, content(page).getByRole('button', { name: 'Publish review' }));
  await page.keyboard.press('Enter');
  await expect(content(page)).toContainText('2 of 2 items reviewed');
  await page.goto(`/order_detail?orderId=${number}`);
  await expect(content(page).locator('[data-component="order-status"]').first()).toContainText('Done');
});
