import type { Page, Request } from '@playwright/test';
import { addToCart, BRASS_HINGE, call, fillSignIn, signIn, tabTo } from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';
import { waitForHydration } from '../testing/hydration.ts';

const notice = (page: Page) => page.locator('[data-part="connection"]');
const announced = (page: Page) => page.locator('[data-component="announcer"]');

const LOST = 'No connection. What you entered is saved';
const BACK = 'You are connected again.';

/** The browser's messages about failed prefetches without a network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Not refreshed|waits for its code/;

async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(notice(page)).toContainText(LOST);
}

async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
}

/** Records requests that change something, from now on. */
function writesOf(page: Page): Request[] {
  const writes: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') writes.push(request);
  });
  return writes;
}

async function ordersOf(page: Page): Promise<number> {
  const { data } = await call(page.context(), 'order/data');
  return Number(data.order_count);
}

test.describe('without a connection', () => {
  test.beforeEach(({ complaints }) => complaints.expect(NO_NETWORK));

  test('[R8.4] [R4.1] a navigation without its code waits, a sign-in with its input', async ({ page, complaints }) => {
    // A slow pointer prefetches it, which fails.
    complaints.expect(/Error loading route module|Failed to fetch dynamically imported module/);
    await page.goto('/');
    const search = page.getByRole('search').locator('input');
    await search.fill('patch fitting');
    await goOffline(page);
    await page.locator('[data-component="header"] a[href="/login"]').first().click();
    await expect(page).toHaveURL('/');
    await expect(search).toHaveValue('patch fitting');
    await goOnline(page);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await goOffline(page);
    await fillSignIn(page, 'danaglass');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('textbox', { name: /^Account or e-mail/ })).toHaveValue('danaglass');
    await goOnline(page);
    await expect(page).toHaveURL('/');
  });

  test('[R8.4] a navigation completes after a failed prefetch of its code', async ({ page, complaints }) => {
    complaints.expect(/CONNECTION_FAILED|Error loading route module|Failed to fetch dynamically imported module/);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort('connectionfailed'));
    const link = page.locator('[data-component="header"] a[href="/login"]').first();
    const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
    await link.hover();
    await failed;
    await goOffline(page);
    await page.unrouteAll();
    await link.click();
    await expect(page).toHaveURL('/');
    await goOnline(page);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  test('[R8.4] the page reports the loss; a filter and a search wait, then complete', async ({ page, axe }) => {
    await page.goto('/goods_list');
    const choice = content(page)
      .getByRole('checkbox', { name: /^Matte Black/ })
      .first();
    await waitForHydration(choice);
    await goOffline(page);
    await expect(announced(page)).toContainText(LOST);
    await axe(page);
    await choice.check();
    await expect(page).toHaveURL('/goods_list');
    await goOnline(page);
    await expect(page).toHaveURL(/facet/);
    await expect(choice).toBeChecked();
    // The last announcement stays in the live region.
    await expect(announced(page)).toHaveText(BACK);
    await goOffline(page);
    const search = page.getByRole('search').locator('input');
    await search.fill('patch fitting');
    await search.press('Enter');
    await expect(search).toHaveValue('patch fitting');
    await goOnline(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('patch fitting');
  });

  test('[R6.12] a product is added once, and a quantity of the cart is saved later', async ({ page, complaints }) => {
    // The cart's code may have been on its way when the connection went.
    complaints.expect(/Error loading route module|Failed to fetch dynamically imported module/);
    await signIn(page.context(), 'danaglass');
    await page.goto(`/goods_detail/1001?sku=${BRASS_HINGE.code}`);
    // The code of calls comes with the lazy parts.
    await waitForHydration(content(page).locator('[data-component="quantity-breaks"]').first());
    const writes = writesOf(page);
    await goOffline(page);
    await content(page).getByRole('spinbutton', { name: 'Quantity' }).fill('24');
    await content(page).getByRole('button', { name: 'Add to cart' }).first().click();
    await goOnline(page);
    await content(page).getByRole('link', { name: 'View cart' }).click();
    const quantity = content(page).locator('[data-component="cart-line"]').getByRole('spinbutton');
    await expect(quantity).toHaveValue('24');
    expect(writes.filter((write) => write.url().endsWith('/api/cart/add'))).toHaveLength(1);

    await goOffline(page);
    await quantity.fill('30');
    await quantity.press('Enter');
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/cart/num'));
    await goOnline(page);
    await saved;
    await expect(content(page).locator('[aria-busy="true"]')).toHaveCount(0);
    await page.reload();
    await expect(quantity).toHaveValue('30');
  });

  test('[R6.12] [R6.11] favorite and cart work if the code of a press does not load', async ({ page, complaints }) => {
    complaints.expect(/CONNECTION_FAILED/);
    // For visitors who save data, this code loads on the press.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await signIn(page.context(), 'danaglass');
    await page.goto('/goods_detail/1003');
    await page.waitForLoadState('networkidle');
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort('connectionfailed'));
    const favourite = content(page).getByRole('button', { name: /favorites/ });
    await favourite.click();
    await expect(favourite).toHaveText('In your favorites');
    await content(page).getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page).toHaveURL('/shoppingCart');
    await expect(content(page).locator('[data-component="cart-line"]')).toHaveCount(1);
  });

  test('[R6.10] an order waits with its input, and is placed once', async ({ page }) => {
    await signIn(page.context(), 'priyaglass');
    const cartId = await addToCart(page.context(), BRASS_HINGE, 4);
    await page.goto(`/order_confirm?cartId=${cartId}&new=0`);
    const before = await ordersOf(page);
    await goOffline(page);
    await content(page)
      .getByRole('textbox', { name: /PO number/ })
      .fill('PO-7');
    await content(page).getByRole('button', { name: 'Place order' }).click();
    await expect(page).toHaveURL(/order_confirm/);
    await expect(content(page).getByRole('textbox', { name: /PO number/ })).toHaveValue('PO-7');
    await goOnline(page);
    await expect(page).toHaveURL(/\/payment\?orderId=/);
    expect(await ordersOf(page)).toBe(before + 1);
  });
});

test.describe('a submitted form', () => {
  const nicknameOf = (page: Page) => content(page).getByRole('textbox', { name: 'Nickname' });
  const save = (page: Page) => content(page).locator('[data-component="profile-form"] button[type="submit"]').click();

  test.beforeEach(async ({ page }) => {
    await signIn(page.context(), 'graceglass');
  });

  test('[R8.2] [R8.6] retains its input if the shop does not answer', async ({ page, complaints }) => {
    complaints.expect(/503/);
    await page.clock.install();
    await page.goto('/user/userinfo');
    let isSent = () => undefined as void;
    const sent = new Promise<void>((resolve) => (isSent = resolve));
    await page.route('**/user/userinfo.data*', () => isSent());
    await nicknameOf(page).fill('Patient Grace');
    await save(page);
    await sent;
    await page.clock.fastForward(20_000);
    await expect(notice(page).getByRole('alert')).toContainText('took too long');
    await expect(nicknameOf(page)).toHaveValue('Patient Grace');
    await page.unrouteAll();
    await page.route('**/user/userinfo.data*', (route) => route.fulfill({ status: 503, body: '' }));
    await save(page);
    await expect(notice(page).getByRole('alert')).toContainText('cannot process this right now');
    await expect(nicknameOf(page)).toHaveValue('Patient Grace');
    await page.unrouteAll();
    await save(page);
    await expect(content(page).getByText('Your details were saved')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });

  test('[R8.6] is not repeated by itself after the shop ended', async ({ page, shop, complaints }) => {
    // Requests under way when the shop stopped fail with various errors.
    complaints.expect(/net::ERR_|WebSocket|Failed to fetch dynamically imported module/);
    await page.goto('/user/userinfo');
    await nicknameOf(page).fill('Grace stays');
    const writes = writesOf(page);
    // The form must be under way when the shop stops: a form sent later would wait unsent until it is back.
    await page.route('**/user/userinfo.data*', async (route) => {
      await shop.kill();
      await route.continue();
    });
    await save(page);
    await expect(notice(page).getByRole('alert')).toContainText('lost before we got an answer');
    await page.unrouteAll();
    await shop.start();
    await expect(announced(page)).toHaveText(BACK);
    expect(writes).toHaveLength(1);
    await expect(nicknameOf(page)).toHaveValue('Grace stays');
    await save(page);
    await expect(content(page).getByText('Your details were saved')).toBeVisible();
  });
});

test('[R6.10] an order whose answer was lost is repeated by its key, and placed once', async ({ page, complaints }) => {
  complaints.expect(/ERR_CONNECTION_RESET/);
  await signIn(page.context(), 'priyaglass');
  const cartId = await addToCart(page.context(), BRASS_HINGE, 2);
  await page.goto(`/order_confirm?cartId=${cartId}&new=0`);
  const before = await ordersOf(page);
  let sent = 0;
  await page.route('**/order_confirm.data*', async (route) => {
    if (route.request().method() !== 'POST' || sent++ > 0) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  const submit = content(page).getByRole('button', { name: 'Place order' });
  await tabTo(page, submit);
  await submit.press('Enter');
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  expect(sent).toBe(2);
  expect(await ordersOf(page)).toBe(before + 1);
});
