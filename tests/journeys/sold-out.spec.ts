import { addToCart, call, reserveAll, SCARCE_HINGE, signIn } from './buyer.ts';
import { expect, test } from './journey.ts';

test('[R6.10] a line sold out since the checkout was opened is named on it', async ({ browser, baseURL }) => {
  if (!baseURL) throw new Error('no shop');
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(context, 'danaglass');
  const cartId = await addToCart(context, SCARCE_HINGE, 4);
  await page.goto(`/order_confirm?cartId=${cartId}`);
  const faster = await browser.newContext({ baseURL });
  await signIn(faster, 'priyaglass');
  const taken = await reserveAll(faster, SCARCE_HINGE);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('main').getByRole('button', { name: 'Place order' }).click();
  expect((await answered).status()).toBe(422);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Confirm your order');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    /Hinge.*: out of stock\. Please remove it from the order\./,
  );
  expect((await page.goto(`/zh-CN/order_confirm?cartId=${cartId}`))?.status()).toBe(409);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^\p{Script=Han}.*：缺货，请从订单中移除。/u);
  await page.getByRole('main').getByRole('link', { name: '返回购物车' }).click();
  await expect(page).toHaveURL('/zh-CN/shoppingCart');
  // Restores the stock for other tests.
  expect(await call(faster, 'order/cancel', { id: taken })).toMatchObject({ status: 200 });
  await faster.close();
  await context.close();
});
