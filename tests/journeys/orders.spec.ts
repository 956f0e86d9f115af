import type { Page } from '@playwright/test';
import {
  addToCart,
  BRASS_HINGE,
  call,
  fillSignIn,
  NICKEL_HINGE,
  placeOrder,
  signIn,
  stockOf,
  tabTo,
  TWIN_ROLLER,
} from './buyer.ts';
import { expect, test } from './journey.ts';

const content = (page: Page) => page.locator('#content');
const cards = (page: Page) => content(page).locator('[data-component="order-card"]');

test.describe('orders', () => {
  test('[R6.1] [R6.2] are listed by state, found by number, cancelled after asking, and give their stock back', async ({
    page,
  }) => {
    await signIn(page.context(), 'tomglass');
    const stock = await stockOf(page.context(), BRASS_HINGE);
    const number = await placeOrder(page.context(), BRASS_HINGE, 10);
    const other = await placeOrder(page.context(), TWIN_ROLLER, 2);
    expect(await stockOf(page.context(), BRASS_HINGE)).toBe(stock - 10);
    await page.goto('/user/orderList');
    await content(page).getByRole('link', { name: 'Pending payment' }).click();
    await expect(page).toHaveURL('/user/orderList?state=pending-payment');
    await expect(cards(page).filter({ hasText: number })).toHaveCount(1);
    await expect(cards(page).filter({ hasText: other })).toHaveCount(1);
    await content(page).getByRole('link', { name: 'Done' }).click();
    await expect(page.getByRole('heading', { name: 'No matching orders' })).toBeVisible();
    await content(page).getByRole('link', { name: 'Show all orders' }).click();
    await expect(page).toHaveURL('/user/orderList');
    await content(page).getByRole('searchbox').fill(number);
    await content(page).getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(new RegExp(`search=${number}`));
    await expect(cards(page)).toHaveCount(1);
    await cards(page).getByRole('button', { name: 'Cancel order' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Cancel this order? Its items go back on sale.');
    await question.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(question).toBeHidden();
    expect(await stockOf(page.context(), BRASS_HINGE)).toBe(stock - 10);
    await cards(page).getByRole('button', { name: 'Cancel order' }).click();
    await question.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page).toHaveURL(`/order_detail?orderId=${number}`);
    await expect(content(page).getByText('Canceled').first()).toBeVisible();
    expect(await stockOf(page.context(), BRASS_HINGE)).toBe(stock);
  });

  test('[R6.2] once cancelled are bought again, or taken off the list', async ({ page }) => {
    await signIn(page.context(), 'priyaglass');
    const number = await placeOrder(page.context(), NICKEL_HINGE, 2);
    await call(page.context(), 'order/cancel', { id: number });
    await page.goto(`/order_detail?orderId=${number}`);
    await content(page).getByRole('button', { name: 'Buy again' }).click();
    await expect(page).toHaveURL(`/shoppingCart?again=${number}`);
    await expect(content(page).getByText(NICKEL_HINGE.code)).toBeVisible();
    await expect(content(page).getByRole('spinbutton')).toHaveValue('2');
    await expect(page.getByRole('link', { name: /Cart.*2/ }).first()).toBeVisible();
    await page.goto(`/order_detail?orderId=${number}`);
    await content(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL('/user/orderList');
    await expect(cards(page).filter({ hasText: number })).toHaveCount(0);
  });

  test('[R6.3] show nothing to another buyer', async ({ page, browser, baseURL, complaints }) => {
    complaints.expect(/status of 404/);
    if (!baseURL) throw new Error('no shop');
    await signIn(page.context(), 'priyaglass');
    const number = await placeOrder(page.context(), NICKEL_HINGE, 2);
    const stranger = await browser.newContext({ baseURL });
    await signIn(stranger, 'graceglass');
    for (const path of ['order_detail', 'payment']) {
      const response = await stranger.request.get(`/${path}?orderId=${number}`);
      expect(response.status()).toBe(404);
      expect(await response.text()).not.toContain('Priya');
    }
    await stranger.close();
  });
});

test('[R2.7] [R1.7] the whole purchase goes by keyboard alone', { tag: '@long' }, async ({ page }) => {
  await signIn(page.context(), 'priyaglass');
  await page.goto(`/goods_detail/1001?sku=${NICKEL_HINGE.code}`);
  await tabTo(page, content(page).getByRole('spinbutton', { name: 'Quantity' }));
  await page.keyboard.press('ArrowUp');
  await tabTo(page, content(page).getByRole('button', { name: 'Add to cart' }));
  await page.keyboard.press('Enter');
  await tabTo(page, content(page).getByRole('link', { name: 'View cart' }));
  await page.keyboard.press('Enter');
  // The product page's field is named Quantity alone.
  await expect(content(page).getByRole('spinbutton', { name: 'Quantity of' })).toHaveValue('3');
  await tabTo(page, content(page).getByRole('link', { name: 'Checkout' }));
  await page.keyboard.press('Enter');
  await tabTo(page, content(page).getByRole('button', { name: 'Place order' }));
  await page.keyboard.press('Enter');
  await tabTo(page, content(page).getByRole('button', { name: /^Pay/ }));
  await page.keyboard.press('Enter');
  await expect(content(page).getByText('Payment received. Thank you! We are preparing your order.')).toBeVisible();
});

test('[R2.12] the whole purchase goes in Chinese', async ({ page }) => {
  await page.goto(`/zh-CN/goods_detail/1001?sku=${NICKEL_HINGE.code}`);
  await content(page).getByRole('button', { name: '加入购物车' }).click();
  await expect(page).toHaveURL('/zh-CN/login');
  await fillSignIn(page, 'priyaglass');
  // Pressed before the page was taken over, it returns by the form's own address.
  await expect(page).toHaveURL(/\/zh-CN\/goods_detail\/1001\?sku=[\w-]+&quantity=2/);
  await content(page).locator('#purchase').getByRole('link', { name: '查看购物车' }).click();
  await expect(page).toHaveURL('/zh-CN/shoppingCart');
  await content(page).getByRole('link', { name: '去结算' }).click();
  await content(page).getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/zh-CN\/payment/);
  await content(page).getByRole('button', { name: /^支付/ }).click();
  await expect(content(page).getByText('支付成功，感谢您的订购，我们将尽快备货。')).toBeVisible();
  await expect(page).toHaveURL(/\/zh-CN\/order_detail/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[R2.7] [R4.3] a visitor signs in, fills the cart, orders, pays and cancels by plain forms', async ({
    page,
  }) => {
    await page.goto(`/goods_detail/1001?sku=${NICKEL_HINGE.code}`);
    await content(page).getByRole('button', { name: 'Add to cart' }).click();
    await expect(page).toHaveURL('/login');
    await fillSignIn(page, 'priyaglass');
    await expect(page).toHaveURL(/\/goods_detail\/1001\?sku=\w+&quantity=2&wish=added#purchase$/);
    await content(page).getByRole('link', { name: 'View cart' }).first().click();
    await expect(page).toHaveURL('/shoppingCart');
    const line = content(page).locator('[data-component="cart-line"]').filter({ hasText: NICKEL_HINGE.code });
    await line.getByRole('spinbutton').fill('3');
    await line.getByRole('button', { name: 'Update' }).click();
    await expect(line.getByRole('spinbutton')).toHaveValue('3');
    await content(page).getByRole('link', { name: 'Checkout' }).click();
    await content(page).getByRole('button', { name: 'Place order' }).click();
    await content(page).getByRole('button', { name: /^Pay/ }).click();
    await expect(content(page).getByText('Payment received. Thank you! We are preparing your order.')).toBeVisible();
    const number = await placeOrder(page.context(), NICKEL_HINGE, 2);
    await page.goto(`/order_detail?orderId=${number}`);
    await content(page).getByRole('button', { name: 'Cancel order' }).click();
    await expect(content(page).getByText('Canceled').first()).toBeVisible();
  });
});

test.describe('every screen of a purchase', () => {
  for (const prefix of ['', '/zh-CN']) {
    const title = `[R1.7] is accessible and fits every width${prefix && ' in Chinese'}`;
    test(title, { tag: prefix === '' ? [] : ['@long'] }, async ({ page, axe }) => {
      test.setTimeout(120_000);
      await signIn(page.context(), 'priyaglass');
      const number = await placeOrder(page.context(), NICKEL_HINGE, 2);
      const cartId = await addToCart(page.context(), TWIN_ROLLER, 2);
      for (const path of [
        '/shoppingCart',
        `/order_confirm?cartId=${cartId}`,
        `/payment?orderId=${number}`,
        `/order_detail?orderId=${number}`,
        '/user?type=0',
        '/user/orderList',
        '/user/address_list',
        '/user/address_list?edit=new',
      ]) {
        await page.goto(`${prefix}${path}`);
        await expect(page.locator('h1')).toHaveCount(1);
        await axe(page);
      }
    });
  }
});
