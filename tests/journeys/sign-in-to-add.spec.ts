import type { BrowserContext, Page } from '@playwright/test';
import { BRASS_HINGE, call, fillSignIn, PASSWORD, signIn, TWIN_ROLLER } from './buyer.ts';
import { expect, test } from './journey.ts';

const BUYER = 'wenglass';
const PRODUCT = `/goods_detail/${BRASS_HINGE.productId}?sku=${BRASS_HINGE.code}`;
const NAMED = '24 × Harbor Wall-Mount Shower Hinge, Full Back Plate, Satin Brass, 10 mm (3/8")';

const ADDED = /24 pcs? added to the cart\./;

const content = (page: Page) => page.locator('#content');
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

test('[R4.2] [R4.3] says what signing in will add, adds it once, and stands where the visitor was', async ({
  page,
  axe,
}) => {
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

test('[R4.3] what is pressed while the page is taken over keeps its place under the pointer', async ({ page }) => {
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
  // Sent as without script, so that the next page starts anew.
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

test('[R4.2] a row of the table of articles is added with its own quantity', async ({ page }) => {
  await page.goto(`/goods_detail/${BRASS_HINGE.productId}`);
  const row = content(page).getByRole('row', { name: new RegExp(BRASS_HINGE.code) });
  await row.getByRole('spinbutton').fill('24');
  await row.getByRole('button', { name: new RegExp(`Add.*${BRASS_HINGE.code}`) }).click();
  await expect(content(page).getByText(`Sign in to add ${NAMED}`)).toBeVisible();
  await fillSignIn(page, BUYER);
  await expect(row.getByText(/24 added|Added/)).toBeVisible();
  await expect(row.getByRole('spinbutton')).toHaveValue('24');
  expect(await pieces(page.context())).toBe(24);
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

test('[R4.4] who was signed out meanwhile signs in again, and it is added then', async ({ page, baseURL, browser }) => {
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

test('[R6.12] what cannot be added is said, at the product', async ({ page }) => {
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

test('[R4.3] [R10.6] a foreign page or a link makes nobody’s wish', async ({ page, baseURL }) => {
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[R4.2] [R2.12] says and adds it too, once, however often sign-in is sent', async ({ page }) => {
    await page.goto(`/zh-CN${PRODUCT}`);
    await content(page).locator('#purchase input[name="quantity"]').fill('24');
    await content(page).getByRole('button', { name: '加入购物车' }).first().click();
    await expect(page).toHaveURL('/zh-CN/login');
    await expect(content(page).getByText(/^登录后将 24 × .*，缎面黄铜，10 mm.* 加入购物车$/)).toBeVisible();
    await page.getByRole('textbox', { name: /^账号或邮箱/ }).fill(BUYER);
    await page.getByLabel(/^密码/).fill('Rider2026');
    const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const headers = { Cookie: cookies, 'Content-Type': 'application/x-www-form-urlencoded' };
    const sent = await page.context().request.post('/zh-CN/login', {
      headers: { ...headers, Origin: new URL(page.url()).origin },
      data: new URLSearchParams({ account: BUYER, password: 'Rider2026' }).toString(),
      maxRedirects: 0,
    });
    expect(sent.headers().location).toMatch(/^\/zh-CN\/goods_detail\/1001\?sku=\w+&quantity=24&wish=added#purchase$/);
    const wish = cookies.split('; ').find((each) => each.startsWith('wish='));
    await page.context().addCookies([{ name: 'wish', value: String(wish).slice(5), url: new URL(page.url()).origin }]);
    await page.locator('[data-component="login-form"] button[type="submit"]').click();
    await expect(page).toHaveURL(/\/zh-CN\/goods_detail\/1001\?.*wish=added#purchase$/);
    await expect(
      content(page)
        .getByText(/加入购物车。/)
        .first(),
    ).toBeVisible();
    expect(await pieces(page.context())).toBe(24);
  });
});
