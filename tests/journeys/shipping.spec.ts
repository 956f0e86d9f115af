import type { Browser, BrowserContext, Page } from '@playwright/test';
import {
  addToCart,
  call,
  NICKEL_HINGE,
  payFromBalance,
  placeOrder,
  reserveAll,
  SCARCE_HINGE,
  signIn,
  TWIN_ROLLER,
} from './buyer.ts';
import { expect, test } from './journey.ts';

const PASSWORD = 'Rider2026';
const content = (page: Page) => page.locator('#content');

/** Places and pays an order without the page; returns its number. */
async function payOrder(context: BrowserContext): Promise<string> {
  const number = await placeOrder(context, NICKEL_HINGE, 2);
  await payFromBalance(context, number);
  return number;
}

/** Opens a desk with a signed-in operator in a separate browser context. */
async function openDesk(browser: Browser, baseURL: string | undefined, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: String(baseURL) });
  const signedIn = await call(context, 'kefuapi/login', { account: 'maya', password: PASSWORD });
  expect(signedIn.status).toBe(200);
  const desk = await context.newPage();
  await desk.goto(`/desk${path}`);
  return desk;
}

test('[R6.1] [R6.2] [R6.3] [R2.8] an order is shipped at the desk, followed and received by its buyer', async ({
  page,
  browser,
  baseURL,
  axe,
}) => {
  test.setTimeout(120_000);
  await signIn(page.context(), 'priyaglass');
  const number = await payOrder(page.context());
  await page.goto(`/logistics?orderId=${number}`);
  await expect(content(page).getByText('This order has not shipped yet')).toBeVisible();

  const desk = await openDesk(browser, baseURL, '/orders?state=pending-shipment');
  await desk.getByRole('searchbox').fill(number);
  await expect(desk).toHaveURL(new RegExp(`search=${number}`));
  await desk.getByRole('link', { name: number }).click();
  await expect(desk.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await desk.getByRole('button', { name: 'Ship', exact: true }).click();
  await expect(desk.getByRole('link', { name: 'Please enter the tracking number.' })).toBeVisible();
  await desk.getByRole('combobox', { name: /^Courier/ }).selectOption('UPS');
  await desk.getByRole('textbox', { name: /^Tracking number/ }).fill('1Z999AA10123456784');
  await axe(desk);
  await desk.getByRole('button', { name: 'Ship', exact: true }).click();
  await expect(desk.getByText('Handed to UPS')).toBeVisible();
  await desk.getByRole('textbox', { name: /^What happened/ }).fill('Arrived at sorting centre');
  await desk.getByRole('textbox', { name: /^Location/ }).fill('Ontario, CA');
  await desk.getByRole('button', { name: 'Add update' }).click();
  await expect(desk.getByText('Arrived at sorting centre')).toBeVisible();
  await desk.getByRole('textbox', { name: /^Note to the buyer/ }).fill('Handle with care.');
  await desk.getByRole('button', { name: 'Save note' }).click();
  await expect(desk.getByRole('status').getByText('Note saved.')).toBeVisible();
  await axe(desk);

  await page.goto(`/order_detail?orderId=${number}`);
  await expect(content(page).getByText('Handle with care.')).toBeVisible();
  await axe(page);
  await content(page).getByRole('link', { name: 'Track shipment' }).click();
  await expect(page).toHaveURL(`/logistics?orderId=${number}`);
  const events = content(page).locator('[data-part="event"]');
  await expect(events.first()).toContainText('Arrived at sorting centre Ontario, CA');
  await expect(events.last()).toContainText('Handed to UPS');
  await expect(content(page).getByRole('link', { name: '1Z999AA10123456784' })).toHaveAttribute('href', /ups\.com/);
  await axe(page);

  await page.goto('/user/orderList?state=to-receive');
  const card = content(page).locator('[data-component="order-card"]').filter({ hasText: number });
  await card.getByRole('button', { name: 'Confirm receipt' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm receipt' }).click();
  await expect(page).toHaveURL(`/order_detail?orderId=${number}`);
  await expect(content(page).getByRole('link', { name: 'Go rate' })).toBeVisible();
  await desk.context().close();
});

test('[R6.1] [R6.4] what was not paid, or was received, cannot be shipped at the desk', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page.context(), 'priyaglass');
  const number = await placeOrder(page.context(), NICKEL_HINGE, 2);
  const desk = await openDesk(browser, baseURL, `/orders/${number}`);
  await expect(desk.getByRole('button', { name: 'Save note' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Ship', exact: true })).toHaveCount(0);
  await desk.goto('/desk/orders/nonsense');
  await expect(desk.getByText('Order nonsense does not exist')).toBeVisible();
  await desk.context().close();
});

/** Orders two lines and cancels them, so that they can be bought again; returns the order's number. */
async function cancelledOrderOfTwo(context: BrowserContext): Promise<string> {
  const lines = [await addToCart(context, SCARCE_HINGE, 2), await addToCart(context, NICKEL_HINGE, 2)];
  const { data } = await call(context, 'order/confirm', {
    cartId: lines.join(),
    new: 0,
    addressId: 0,
    shipping_type: 1,
  });
  const addressId = (data.addressInfo as { id: number }).id;
  const choices = { addressId, couponId: 0, payType: 'yue', useIntegral: 0, mark: '', shipping_type: 1, new: 0 };
  const made = await call(context, `order/create/${String(data.orderKey)}`, choices);
  const number = String((made.data.result as { orderId: string }).orderId);
  expect((await call(context, 'order/cancel', { id: number })).status).toBe(200);
  return number;
}

test('[R6.2] buying again says which line cannot be had and goes on with the others', async ({ page, axe }) => {
  await signIn(page.context(), 'priyaglass');
  const number = await cancelledOrderOfTwo(page.context());
  const taken = await reserveAll(page.context(), SCARCE_HINGE);
  await page.goto('/user/orderList');
  const card = content(page).locator('[data-component="order-card"]').filter({ hasText: number });
  await card.getByRole('button', { name: 'Buy again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Some items have changed' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Out of stock' })).toHaveCount(1);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Added to the cart' })).toHaveCount(1);
  await axe(page);
  await dialog.getByRole('link', { name: 'Go to the cart with 1 of 2 items' }).click();
  await expect(page).toHaveURL(`/shoppingCart?again=${number}`);
  await expect(content(page).getByText(`The goods of order ${number} are in your cart`)).toBeVisible();
  await expect(content(page).getByText(NICKEL_HINGE.code)).toBeVisible();
  await expect(content(page).getByText(SCARCE_HINGE.code)).toHaveCount(0);
  await call(page.context(), 'order/cancel', { id: taken });
});

test('[R2.10] the list of orders is found by days, and its address is the view', async ({ page }) => {
  await signIn(page.context(), 'priyaglass');
  const number = await placeOrder(page.context(), TWIN_ROLLER, 2);
  const cards = content(page).locator('[data-component="order-card"]');
  await page.goto('/user/orderList?from=2020-01-01&until=2020-12-31');
  await expect(content(page).getByRole('heading', { name: 'No matching orders' })).toBeVisible();
  await page.goto(`/user/orderList?search=${number}&from=2020-01-01`);
  await expect(cards).toHaveCount(1);
  await content(page).getByRole('link', { name: 'Pending payment' }).click();
  await expect(page).toHaveURL(new RegExp(`search=${number}&from=2020-01-01&state=pending-payment`));
  await expect(cards).toHaveCount(1);
  await page.reload();
  await expect(content(page).getByRole('searchbox')).toHaveValue(number);
  await expect(cards).toHaveCount(1);
});

test('[R6.3] on paper stands the order, or its packing slip without prices, and nothing of the shop around', async ({
  page,
}) => {
  await signIn(page.context(), 'priyaglass');
  const number = await placeOrder(page.context(), NICKEL_HINGE, 2);
  await page.goto(`/order_detail?orderId=${number}`);
  await expect(content(page).getByRole('button', { name: 'Print' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-component="header"]')).toBeHidden();
  await expect(page.locator('[data-component="footer"]')).toBeHidden();
  await expect(content(page).getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(content(page).getByRole('heading', { level: 1 })).toContainText(number);
  await page.emulateMedia({ media: 'screen' });
  await content(page).getByRole('link', { name: 'Packing slip' }).click();
  await expect(content(page).getByRole('heading', { name: `Packing slip ${number}` })).toBeVisible();
  expect(await content(page).textContent()).not.toContain('$');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[R2.10] orders are found by plain forms', { tag: '@long' }, async ({ page }) => {
    await signIn(page.context(), 'priyaglass');
    const number = await placeOrder(page.context(), NICKEL_HINGE, 2);
    await page.goto('/user/orderList');
    await content(page).getByRole('searchbox').fill(number);
    await content(page).getByLabel('Start date').fill('2020-01-01');
    await content(page).getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/from=2020-01-01/);
    await expect(content(page).locator('[data-component="order-card"]')).toHaveCount(1);
  });
});
