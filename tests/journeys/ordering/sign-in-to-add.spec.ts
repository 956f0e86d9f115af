import type { BrowserContext, Page } from '@playwright/test';
import { BRASS_HINGE, call, fillSignIn, PASSWORD, signIn, TWIN_ROLLER } from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';

const BUYER = 'wenglass';
const PRODUCT = `/goods_detail/${BRASS_HINGE.productId}?sku=${BRASS_HINGE.code}`;
const NAMED = '24 × Harbor Wall-Mount Shower Hinge, Full Back Plate, Satin Brass, 10 mm (3/8")';

const ADDED = /24 pcs? added to the cart\./;

const quantity = (page: Page) => content(page).locator('#purchase').getByRole('spinbutton', { name: 'Quantity' });
const add = (page: Page) => content(page).locator('#purchase').getByRole('button', { name: 'Add to cart' });

/** The number of pieces in the cart. */
async function pieces(context: BrowserContext): Promise<number> {
  return Number((await call(context, 'cart/count')).data.count);
}

/** Empties the buyer's cart and signs out again. */
test.beforeEach(async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: String(baseURL) });
  await signIn(context, BUYER);
  await context.close();
});

test('[R4.2] [R4.3] sign-in names the pending product, adds it once, and returns', async ({ page, axe }) => {
  await page.setViewportSize({ width: 1200, height: 500 });
  await page.goto(PRODUCT);
  await quantity(page).fill('24');
  await page.evaluate(() => window.scrollTo({ top: 230, behavior: 'instant' }));
  await add(page).click();
  await expect(page).toHaveURL('/login');
  await expect(content(page).getByText(`Sign in to add ${NAMED}`)).toBeVisible();
  await axe(page);
  await fillSignIn(page, BUYER);
  await expect(page).toHaveURL(`${PRODUCT}&quantity=24`);
  await expect(content(page).locator('#purchase').getByText(ADDED)).toBeVisible();
  await expect(quantity(page)).toHaveValue('24');
  await expect(content(page).getByRole('radio', { name: 'Satin Brass' })).toBeChecked();
  expect(await page.evaluate(() => window.scrollY)).toBe(230);
  await axe(page);
  expect(await pieces(page.context())).toBe(24);
  await page.reload();
  await expect(content(page).getByText(ADDED)).toHaveCount(0);
  await page.goBack();
  await page.goForward();
  // Going forward leads to another document, which goForward does not wait for.
  await expect(quantity(page)).toHaveValue('24');
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  expect(await pieces(page.context())).toBe(24);
});

test('[R4.3] a button pressed during hydration does not move under the pointer', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 500 });
  await page.goto(PRODUCT);
  await page.evaluate(() => window.scrollTo({ top: 230, behavior: 'instant' }));
  await add(page).click();
  await expect(page).toHaveURL('/login');
  let takeOver = () => {};
  const pressed = new Promise<void>((resolve) => {
    takeOver = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await pressed;
    await route.continue();
  });
  await content(page)
    .getByRole('textbox', { name: /^Account or e-mail/ })
    .fill(BUYER);
  await content(page)
    .getByLabel(/^Password/)
    .fill(PASSWORD);
  // Sent as without script, so that the next page is a new document.
  await page
    .locator('[data-component="login-form"] button[type="submit"]')
    .evaluate((button: HTMLButtonElement) => button.form?.submit());
  await expect(page).toHaveURL(/wish=added/);
  await content(page).locator('#purchase').getByRole('link', { name: 'View cart' }).hover();
  await page.mouse.down();
  takeOver();
  await expect(page).not.toHaveURL(/wish=added/);
  await page.mouse.up();
  await expect(page).toHaveURL('/shoppingCart');
});

test('[R4.2] Buy now leads to the checkout after signing in', async ({ page }) => {
  await page.goto(PRODUCT);
  await quantity(page).fill('24');
  await content(page).getByRole('button', { name: 'Buy now' }).click();
  await expect(content(page).getByText(`Sign in to buy ${NAMED}`)).toBeVisible();
  await fillSignIn(page, BUYER);
  await expect(page).toHaveURL(/\/order_confirm\?cartId=\d+&new=1$/);
  await expect(content(page).getByText(BRASS_HINGE.code)).toBeVisible();
  expect(await pieces(page.context())).toBe(0);
});

test('[R4.4] a buyer whose session ended signs in again to add a product', async ({ page, baseURL, browser }) => {
  await signIn(page.context(), BUYER);
  await page.goto(PRODUCT);
  await quantity(page).fill('24');
  const twin = await browser.newContext({ baseURL: String(baseURL) });
  await twin.addCookies(await page.context().cookies());
  await call(twin, 'logout');
  await twin.close();
  await add(page).click();
  await expect(content(page).getByText(`Sign in to add ${NAMED}`)).toBeVisible();
  await fillSignIn(page, BUYER);
  await expect(content(page).locator('#purchase').getByText(ADDED)).toBeVisible();
  expect(await pieces(page.context())).toBe(24);
});

test('[R6.12] the product page explains why a product cannot be added', async ({ page }) => {
  const body = new URLSearchParams({ intent: 'add', productId: TWIN_ROLLER.productId, quantity: '3' });
  await page.goto(`/goods_detail/${TWIN_ROLLER.productId}`);
  // Bypasses the form, which would not send a broken pack.
  const posted = await page.context().request.post('/shoppingCart', {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: new URL(page.url()).origin },
    data: body.toString(),
  });
  expect(posted.ok()).toBe(true);
  await page.goto('/login');
  await fillSignIn(page, BUYER);
  await expect(
    content(page)
      .getByText(/signed in, but this item could not be added/)
      .first(),
  ).toBeVisible();
  expect(await pieces(page.context())).toBe(0);
});

test('[R4.3] [R10.6] neither another site nor a link can add a pending product', async ({ page, baseURL }) => {
  const { request } = page.context();
  const form = 'intent=add&productId=1001&quantity=2';
  const posted = await request.post('/shoppingCart', {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://evil.example' },
    data: form,
  });
  expect(posted.status()).toBe(403);
  await page.goto(`/shoppingCart?${form}`);
  await expect(page).toHaveURL('/login');
  expect((await page.context().cookies(baseURL)).map(({ name }) => name)).not.toContain('wish');
  await expect(content(page).getByText(/Sign in to add/)).toHaveCount(0);
  await page.goto('/goods_detail/1001?wish=added&quantity=24');
  await expect(content(page).getByText(/added to the cart/)).toHaveCount(0);
  const forged = [
    'add.1001.1.2.//evil.example',
    'add.1001//evil.1.2.00000000-0000-0000-0000-000000000000',
    'add.1001.1.2',
  ];
  for (const value of forged) {
    await page.context().addCookies([{ name: 'wish', value: encodeURIComponent(value), url: String(baseURL) }]);
    await page.goto('/login');
    await expect(content(page).getByText(/Sign in to add/)).toHaveCount(0);
  }
});
