import type { Buffer } from 'node:buffer';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { PNG } from 'pngjs';
import {
  addToCart,
  call,
  NICKEL_HINGE,
  PASSWORD,
  payFromBalance,
  signIn,
  tabTo,
  TWIN_ROLLER,
  type Article,
} from './buyer.ts';
import { expect, test } from './journey.ts';

const content = (page: Page) => page.locator('#content');
const cards = (page: Page) => content(page).locator('[data-component="review-card"]');

async function succeed(context: BrowserContext, path: string, body?: object): Promise<Record<string, unknown>> {
  const answer = await call(context, path, body);
  expect(answer.status, `${path}: ${answer.msg}`).toBe(200);
  return answer.data;
}

async function operator(browser: Browser, baseURL: string | undefined): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: String(baseURL) });
  await succeed(context, 'kefuapi/login', { account: 'maya', password: PASSWORD });
  return context;
}

/** Creates a paid, shipped and received order of these articles; returns its number. */
async function receivedOrder(buyer: BrowserContext, shop: BrowserContext, ...articles: Article[]): Promise<string> {
  const lines: string[] = [];
  for (const article of articles) lines.push(await addToCart(buyer, article, 2));
  const checkout = await succeed(buyer, 'order/confirm', { cartId: lines.join(','), new: 0, addressId: 0 });
  const addressId = (checkout.addressInfo as { id: number }).id;
  const made = await succeed(buyer, `order/create/${String(checkout.orderKey)}`, { addressId, payType: 'yue' });
  const number = String((made.result as { orderId: string }).orderId);
  await payFromBalance(buyer, number);
  const shipment = { delivery_type: 'send', person: 'Jo Rider', personPhone: '+1 206 555 0100' };
  await succeed(shop, `operator/orders/${number}/ship`, shipment);
  await succeed(buyer, 'order/take', { uni: number });
  return number;
}

/** A single-colour picture, larger than its display size. */
function photo(name: string, shade = 0x9c): { name: string; mimeType: string; buffer: Buffer } {
  const picture = new PNG({ width: 1600, height: 1200 });
  picture.data.fill(shade);
  return { name, mimeType: 'image/png', buffer: PNG.sync.write(picture) };
}

test('[R6.7] [R2.5] a buyer reviews what has arrived, others choose it among the reviews, and the shop answers', async ({
  page,
  browser,
  baseURL,
  axe,
}) => {
  test.setTimeout(240_000);
  const shop = await operator(browser, baseURL);
  await signIn(page.context(), 'priyaglass');
  const number = await receivedOrder(page.context(), shop, NICKEL_HINGE, TWIN_ROLLER);
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
    .setInputFiles([photo('front.png'), photo('back.png', 0x5a)]);
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
  // Pages cached for other visitors may be a minute old.
  await expect(async () => {
    await visitor.goto(`/goods_detail/${NICKEL_HINGE.productId}`);
    await expect(withPictures).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 90_000, intervals: [5_000] });
  await visitor.getByRole('spinbutton', { name: 'Quantity' }).fill('6');
  await withPictures.click();
  await expect(visitor).toHaveURL(/\?reviews=pictures#reviews$/);
  await expect(visitor.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('6');
  await expect(cards(visitor).first()).toContainText(`The seal is missing in ${number}.`);
  await expect(cards(visitor).first()).toContainText('As described');
  await expect(cards(visitor).first()).not.toContainText('Priya');
  await axe(visitor);
  await visitor.goto(`/goods_detail/${NICKEL_HINGE.productId}?reviews=good`);
  await expect(visitor.getByText(number)).toHaveCount(0);

  const desk = await shop.newPage();
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
});

test('[R1.7] [R6.7] the whole review goes by keyboard, and ends the order', async ({ page, browser, baseURL }) => {
  const shop = await operator(browser, baseURL);
  await signIn(page.context(), 'priyaglass');
  const number = await receivedOrder(page.context(), shop, NICKEL_HINGE);
  await page.goto(`/zh-CN/evaluation?orderId=${number}`);
  const stars = content(page).getByRole('radio');
  await tabTo(page, stars.first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, stars.nth(5));
  await page.keyboard.press('Space');
  await tabTo(page, content(page).getByRole('textbox'));
  await page.keyboard.type('做工很好。');
  await tabTo(page, content(page).getByRole('button', { name: '发布评价' }));
  await page.keyboard.press('Enter');
  await expect(content(page).getByText('感谢您的评价，该订单的商品已全部评价。')).toBeVisible();
  await page.goto(`/zh-CN/order_detail?orderId=${number}`);
  await expect(content(page).locator('[data-component="order-status"]').first()).toContainText('已完成');
});

test(
  '[R6.7] without script a review is published with its pictures as files',
  { tag: '@long' },
  async ({ browser, baseURL }) => {
    const shop = await operator(browser, baseURL);
    const context = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled: false });
    await signIn(context, 'priyaglass');
    const number = await receivedOrder(context, shop, TWIN_ROLLER);
    const page = await context.newPage();
    await page.goto(`/evaluation?orderId=${number}`);
    await content(page).locator('input[name="quality"][value="5"]').check({ force: true });
    await content(page)
      .locator('input[type="file"]')
      .setInputFiles([photo('front.png')]);
    await content(page).getByRole('button', { name: 'Publish review' }).click();
    await expect(content(page).getByText('Please rate the service.').first()).toBeVisible();
    await expect(content(page).locator('input[name="quality"][value="5"]')).toBeChecked();
    await content(page).locator('input[name="service"][value="4"]').check({ force: true });
    await content(page).getByRole('textbox').fill('Runs smoothly.');
    await content(page).getByRole('button', { name: 'Publish review' }).click();
    await expect(cards(page)).toContainText('Runs smoothly.');
    // The picture survived the refusal.
    await expect(cards(page).getByRole('link')).toHaveCount(1);
  },
);

test('[R4.4] [R6.7] another’s order, or none, is not there; a session that ended leads back', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  const shop = await operator(browser, baseURL);
  await signIn(page.context(), 'priyaglass');
  const number = await receivedOrder(page.context(), shop, NICKEL_HINGE);
  const stranger = await browser.newContext({ baseURL: String(baseURL) });
  await signIn(stranger, 'graceglass');
  for (const path of [`/evaluation?orderId=${number}`, '/evaluation?orderId=cp0', '/evaluation'])
    expect((await stranger.request.get(path)).status(), path).toBe(404);
  await page.context().clearCookies();
  await page.goto(`/evaluation?orderId=${number}`);
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole('textbox', { name: /^Account or e-mail/ }).fill('priyaglass');
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.locator('[data-component="login-form"] button[type="submit"]').click();
  await expect(page).toHaveURL(`/evaluation?orderId=${number}`);
});
