import type { Page } from '@playwright/test';
import {
  addToCart,
  balance,
  BRASS_HINGE,
  call,
  fillSignIn,
  NICKEL_HINGE,
  reserveAll,
  SCARCE_HINGE,
  signIn,
  TWIN_ROLLER,
} from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';
import { newBuyer } from '../testing/new-buyer.ts';

const line = (page: Page) => content(page).locator('[data-component="cart-line"]');
const quantityOf = (page: Page) => line(page).getByRole('spinbutton');

/** Goes from the cart to the payment page. */
async function checkOut(page: Page): Promise<void> {
  await page.goto('/shoppingCart');
  await content(page).getByRole('link', { name: 'Checkout' }).click();
  await content(page).getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
}

function orderOf(page: Page): string {
  return new URL(page.url()).searchParams.get('orderId') ?? '';
}

test('[R1.2] [R4.2] [R6.12] a visitor adds a product, signs in and orders it', async ({ page, context }) => {
  // Signing in empties the cart that other journeys filled.
  await signIn(context, 'danaglass');
  await context.clearCookies();
  await page.goto('/goods_detail/1001');
  await content(page).getByRole('radio', { name: 'Satin Brass' }).check({ force: true });
  await content(page).getByRole('radio', { name: '10 mm (3/8")' }).check({ force: true });
  await content(page).getByRole('spinbutton', { name: 'Quantity' }).fill('40');
  await content(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL('/login');
  await fillSignIn(page, 'danaglass');
  await expect(page).toHaveURL(`/goods_detail/1001?sku=${BRASS_HINGE.code}&quantity=40`);
  await expect(page.locator('[data-component="header"]').getByText('40 pieces').first()).toBeAttached();
  await content(page).locator('#purchase').getByRole('link', { name: 'View cart' }).click();
  await expect(line(page)).toContainText(BRASS_HINGE.code);
  await expect(quantityOf(page)).toHaveValue('40');
  await content(page).getByRole('link', { name: 'Checkout' }).click();
  await content(page).getByRole('button', { name: 'Place order' }).click();
  await expect(content(page).getByText('$1,672.00').first()).toBeVisible();
  // The missing amount depends on other tests' top-ups for the same buyer.
  await expect(content(page).getByRole('button', { name: /^Pay in \$[\d,.]+ and finish$/ })).toBeVisible();
  await page.goto(`/order_detail?orderId=${orderOf(page)}`);
  await expect(content(page).getByText('Pending payment')).toBeVisible();
  await expect(content(page)).toContainText('40');
});

/** Resolves when the cart's next change is saved and the cart was read again. */
function changeSaved(page: Page): Promise<unknown> {
  let saved = false;
  return page.waitForResponse((response) => {
    saved ||= response.url().endsWith('/api/cart/num');
    return saved && response.url().includes('/api/pc/get_cart_list');
  });
}

test.describe('the cart', () => {
  test('[R1.2] [R6.12] saves many clicks as one change and explains an invalid quantity', async ({ page }) => {
    await signIn(page.context(), 'danaglass');
    await addToCart(page.context(), TWIN_ROLLER, 40);
    await page.goto('/shoppingCart');
    const more = line(page).getByRole('button', { name: 'Increase quantity' });
    const first = changeSaved(page);
    // A click before the page's script runs has no effect.
    await expect(async () => {
      await more.click();
      await expect(quantityOf(page)).not.toHaveValue('40', { timeout: 500 });
    }).toPass();
    await first;
    const changes: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/cart/num')) changes.push(request.postData() ?? '');
    });
    const settled = changeSaved(page);
    await more.evaluate((button: HTMLElement) => {
      for (let clicks = 0; clicks < 5; clicks++) button.click();
    });
    await settled;
    await expect(quantityOf(page)).toHaveValue(/^(?:4[468]|5[02])$/);
    expect(changes).toHaveLength(1);
    const shown = await quantityOf(page).inputValue();
    await page.reload();
    await expect(quantityOf(page)).toHaveValue(shown);
    await quantityOf(page).fill('1');
    await expect(line(page).getByText('Minimum order: 2')).toBeVisible();
    await quantityOf(page).fill('5');
    await expect(line(page).getByText('Sold in packs of 2. Order a multiple of 2.')).toBeVisible();
    const used = changeSaved(page);
    await line(page)
      .getByRole('button', { name: /^Use \d+$/ })
      .click();
    await used;
    await expect(quantityOf(page)).toHaveValue(/^[46]$/);
    // The empty cart shows before the backend has answered, and a reload at that moment may read the old cart.
    const removed = page.waitForResponse((response) => response.url().endsWith('/api/cart/del'));
    await line(page)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await removed;
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });
});

test('[R6.10] a line that is sold out meanwhile is named, the rest is ordered', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(context, 'danaglass');
  const cartId = await addToCart(context, SCARCE_HINGE, 4);
  await addToCart(context, NICKEL_HINGE, 2);
  await page.goto(`/order_confirm?cartId=${cartId}`);
  const rival = await browser.newContext({ baseURL: String(baseURL) });
  await signIn(rival, 'graceglass');
  const taken = await reserveAll(rival, SCARCE_HINGE);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await content(page).getByRole('button', { name: 'Place order' }).click();
  expect((await answered).status()).toBe(422);
  await expect(content(page).getByRole('alert')).toHaveText(
    /Hinge.*: out of stock\. Please remove it from the order\./,
  );
  expect((await page.goto(`/zh-CN/order_confirm?cartId=${cartId}`))?.status()).toBe(409);
  await expect(content(page).getByRole('alert')).toHaveText(/^\p{Script=Han}.*：缺货，请从订单中移除。/u);
  await page.goto('/en-US/shoppingCart');
  const sold = line(page).filter({ hasText: SCARCE_HINGE.code });
  await expect(sold.getByText('Out of stock. Remove it, or keep it and order the rest.')).toBeVisible();
  await content(page).getByRole('link', { name: 'Checkout' }).click();
  await expect(content(page).getByText(NICKEL_HINGE.code)).toBeVisible();
  await expect(content(page).getByText(SCARCE_HINGE.code)).toHaveCount(0);
  // Restores the stock for other tests.
  expect(await call(rival, 'order/cancel', { id: taken })).toMatchObject({ status: 200 });
  await rival.close();
  await context.close();
});

test.describe('checkout', () => {
  test('[R6.8] [R5.5] has a new address and a message of limited length', async ({ page, complaints }) => {
    complaints.expect(/status of 422/);
    await signIn(page.context(), 'priyaglass');
    await addToCart(page.context(), NICKEL_HINGE, 2);
    await page.goto('/shoppingCart');
    await content(page).getByRole('link', { name: 'Checkout' }).click();
    await expect(content(page).getByRole('radio', { name: /Priya Shah/ })).toBeChecked();
    const message = content(page).getByLabel('Message to the shop');
    const words = Array.from({ length: 151 }, () => 'go').join(' ');
    await message.fill(words);
    await expect(content(page).getByText('1 word too many')).toBeVisible();
    await content(page).getByRole('button', { name: 'Place order' }).click();
    await expect(content(page).getByText('Please use at most 150 words.').first()).toBeVisible();
    await expect(message).toHaveValue(words);
    await message.fill('Ring twice 请送到 PO 4711');
    await expect(content(page).getByText('7 of 150 words')).toBeVisible();
    await content(page).getByText('Use another address').click();
    await content(page).getByRole('button', { name: 'Save address' }).click();
    await expect(content(page).getByText('Please enter the full address.').first()).toBeVisible();
    await content(page).getByLabel('Recipient').fill('Site Office');
    await content(page).getByLabel('Street address 1').fill('12 Quay Road');
    await content(page).getByLabel('City').fill('Portland');
    await content(page).getByLabel('State', { exact: false }).last().selectOption('OR');
    await content(page)
      .getByLabel(/ZIP|Postal/i)
      .fill('97205');
    await content(page).getByLabel('Phone').fill('+1 503 555 0147');
    await content(page).getByRole('button', { name: 'Save address' }).click();
    await expect(content(page).getByRole('radio', { name: /Site Office/ })).toBeChecked();
    await expect(message).toHaveValue('Ring twice 请送到 PO 4711');
    await content(page).getByRole('button', { name: 'Place order' }).click();
    await content(page).getByRole('button', { name: /^Pay/ }).click();
    await expect(content(page).getByText('Payment received. Thank you! We are preparing your order.')).toBeVisible();
    await expect(content(page)).toContainText('Site Office');
    await expect(content(page)).toContainText('12 Quay Road');
    await expect(content(page)).toContainText('Ring twice 请送到 PO 4711');
  });

  test('[R4.4] an ended session leads to sign-in and back to the checkout with the cart', async ({ page, baseURL }) => {
    await signIn(page.context(), 'danaglass');
    const cartId = await addToCart(page.context(), NICKEL_HINGE, 2);
    await page.goto(`/order_confirm?cartId=${cartId}`);
    const browser = page.context().browser();
    if (!browser || !baseURL) throw new Error('no browser');
    const twin = await browser.newContext({ baseURL });
    await twin.addCookies(await page.context().cookies());
    await call(twin, 'logout');
    await twin.close();
    await content(page).getByRole('button', { name: 'Place order' }).click();
    await expect(page).toHaveURL('/login');
    await fillSignIn(page, 'danaglass');
    await expect(page).toHaveURL(`/order_confirm?cartId=${cartId}`);
    await expect(content(page).getByText(NICKEL_HINGE.code)).toBeVisible();
    await page.goto('/shoppingCart');
    await expect(line(page)).toHaveCount(1);
  });
});

test.describe('payment', () => {
  test('[R6.6] [R6.10] a balance pays one order once, despite a double click', async ({
    page,
    context,
    shop,
    complaints,
  }) => {
    // Back opens the checkout of what was ordered.
    complaints.expect(/no longer in your cart/);
    const { account } = await newBuyer(shop.origin, 250);
    await signIn(context, account);
    await addToCart(context, NICKEL_HINGE, 2);
    await checkOut(page);
    const pay = content(page).getByRole('button', { name: /^Pay/ });
    const price = Math.round(Number((await pay.innerText()).replace(/[^\d.]/g, '')) * 100);
    await pay.dblclick();
    await expect(content(page).getByText('Payment received. Thank you! We are preparing your order.')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/order_detail/);
    await page.goBack();
    await expect(page).toHaveURL(/\/order_confirm/);
    await expect(content(page).getByRole('button', { name: 'Place order' })).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/shoppingCart');
    await expect(line(page)).toHaveCount(0);
    const left = await balance(context);
    expect(left).toBe(25_000 - price);
    await addToCart(context, NICKEL_HINGE, 20);
    await checkOut(page);
    await expect(content(page).getByRole('button', { name: /^Pay in / })).toBeVisible();
    const short = await call(context, 'order/pay', { uni: orderOf(page), paytype: 'yue', type: 0 });
    expect(short.data).toMatchObject({ status: 'PAY_DEFICIENCY' });
    expect(await balance(context)).toBe(left);
    await page.goto(`/order_detail?orderId=${orderOf(page)}`);
    await expect(content(page).getByText('Pending payment')).toBeVisible();
  });
});
