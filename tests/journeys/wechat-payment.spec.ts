import type { Page } from '@playwright/test';
import { balance, call, NICKEL_HINGE, placeOrder, signIn } from './buyer.ts';
import { expect, test } from './journey.ts';

const BUYER = 'danaglass';
const PAID = 'Payment received. Thank you! We are preparing your order.';

const content = (page: Page) => page.locator('#content');
const code = (page: Page) => content(page).getByRole('img', { name: 'QR code of the payment' });

/** Opens the code of a new order from its payment page; resolves to the order's number. */
async function openCode(page: Page): Promise<string> {
  const number = await placeOrder(page.context(), NICKEL_HINGE, 6);
  await page.goto(`/payment?orderId=${number}`);
  await content(page)
    .getByRole('button', { name: /^WeChat Pay: \$/ })
    .click();
  await expect(page).toHaveURL(`/wxPay?orderId=${number}`);
  await expect(code(page)).toBeVisible();
  return number;
}

test.beforeEach(async ({ page }) => {
  await signIn(page.context(), BUYER);
});

test('[R1.6] [R2.7] a code is paid elsewhere, and every open page of it goes on by itself', async ({ page, axe }) => {
  const before = await balance(page.context());
  const number = await openCode(page);
  await axe(page);
  const phone = await page.context().newPage();
  await phone.goto(`/wxPay?orderId=${number}`);
  await expect(code(phone)).toHaveAttribute('src', String(await code(page).getAttribute('src')));
  await content(phone).getByRole('link', { name: 'open the sandbox’s page' }).click();
  await expect(phone.getByText('Sandbox', { exact: false }).first()).toBeVisible();
  await phone.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(content(page).getByText(PAID)).toBeVisible();
  await expect(page).toHaveURL(`/order_detail?orderId=${number}&paid=1`);
  expect((await call(page.context(), `order/detail/${number}`)).data.paid).toBe(1);
  expect(await balance(page.context())).toBe(before);
});

test('[R2.7] what was declined is said, and the same order is paid by another code', async ({ page }) => {
  const number = await openCode(page);
  await content(page).getByRole('link', { name: 'open the sandbox’s page' }).click();
  await page.getByRole('button', { name: 'Decline, as a bank would', exact: true }).click();
  await expect(page).toHaveURL(`/payment?orderId=${number}`);
  await expect(async () => {
    await page.reload();
    await expect(content(page).getByText(/The last payment was declined/)).toBeVisible({ timeout: 500 });
  }).toPass();
  await content(page)
    .getByRole('button', { name: /^WeChat Pay: / })
    .click();
  await content(page).getByRole('link', { name: 'open the sandbox’s page' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.goto(`/wxPay?orderId=${number}`);
  await expect(page).toHaveURL(`/order_detail?orderId=${number}&paid=1`);
});

test('[R2.7] works without script, and in Chinese', async ({ browser, baseURL, complaints }) => {
  complaints.expect(/\.js csp$/);
  const context = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled: false });
  await signIn(context, BUYER);
  const number = await placeOrder(context, NICKEL_HINGE, 6);
  const page = await context.newPage();
  await page.goto(`/zh-CN/payment?orderId=${number}`);
  await content(page)
    .getByRole('button', { name: /^微信支付/ })
    .click();
  await content(page).getByRole('link', { name: '打开沙箱页面' }).click();
  await page.getByRole('button', { name: '确认支付', exact: true }).click();
  await page.goto(`/zh-CN/wxPay?orderId=${number}`);
  await expect(page).toHaveURL(`/zh-CN/order_detail?orderId=${number}&paid=1`);
  await context.close();
});
