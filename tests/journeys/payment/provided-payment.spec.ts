import type { BrowserContext, Page } from '@playwright/test';
import { balance, call, NICKEL_HINGE, payFromBalance, placeOrder, signIn } from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';

const BUYER = 'danaglass';
const PAID = 'Payment received. Thank you! We are preparing your order.';
const ALLOWED = '4000 0000 0000 3220';
const DECLINED = '4000 0000 0000 0002';
const GOOD = '4242 4242 4242 4242';

const code = (page: Page) => content(page).getByRole('img', { name: 'QR code of the payment' });
/** Opens the payment of a page that was called up by its address. */
const open = (page: Page) =>
  content(page)
    .getByRole('button', { name: /^Pay \$[\d,.]+ by / })
    .click();
const fields = (page: Page) => content(page).frameLocator('iframe[title="Card details"]');
const payButton = (page: Page) => content(page).getByRole('button', { name: /^Pay \$[\d,.]+$/ });
/** Can be saved, and is declined when it is to pay. */
const DECLINED_ONCE_SAVED = '4000000000000341';
const isPaid = async (context: BrowserContext, number: string) =>
  (await call(context, `order/detail/${number}`)).data.paid === 1;

/** Chooses a method on the payment page of a new order; resolves to the order's number. */
async function choose(page: Page, method: string, path: string): Promise<string> {
  const number = await placeOrder(page.context(), NICKEL_HINGE, 6);
  await page.goto(`/payment?orderId=${number}`);
  await content(page).getByRole('radio', { name: method }).check({ force: true });
  await content(page)
    .getByRole('button', { name: /^Pay \$[\d,.]+ by / })
    .click();
  await expect(page).toHaveURL(`${path}?orderId=${number}`);
  return number;
}

async function fillCard(page: Page, number: string): Promise<void> {
  await fields(page).getByLabel('Card number').fill(number);
  await fields(page).getByLabel('Expiry').fill('08/40');
  await fields(page).getByLabel('Security code').fill('123');
}

test.beforeEach(async ({ page }) => {
  await signIn(page.context(), BUYER);
});

test('[R1.6] [R2.7] a WeChat Pay code is paid on a phone, and every open page updates', async ({ page, axe }) => {
  const before = await balance(page.context());
  const number = await choose(page, 'WeChat Pay', '/wxPay');
  await expect(code(page)).toBeVisible();
  await axe(page);
  const phone = await page.context().newPage();
  await phone.goto(`/wxPay?orderId=${number}`);
  await expect(code(phone)).toHaveCount(0);
  await open(phone);
  await expect(code(phone)).toHaveAttribute('src', String(await code(page).getAttribute('src')));
  await content(phone).getByRole('link', { name: 'open the sandbox’s page' }).click();
  await expect(phone.getByText('Sandbox', { exact: false }).first()).toBeVisible();
  await phone.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(phone).toHaveURL(`/order_detail?orderId=${number}&paid=1`);
  await expect(content(page).getByText(PAID)).toBeVisible();
  await expect(page).toHaveURL(`/order_detail?orderId=${number}&paid=1`);
  expect(await isPaid(page.context(), number)).toBe(true);
  expect(await balance(page.context())).toBe(before);
});

test('[R2.7] after a decline at Alipay another code pays the order, even with its page closed', async ({ page }) => {
  const number = await choose(page, 'Alipay', '/alipay');
  await content(page).getByRole('link', { name: 'open the sandbox’s page' }).click();
  await page.getByRole('button', { name: 'Decline, as a bank would', exact: true }).click();
  await expect(page).toHaveURL(`/payment?orderId=${number}`);
  await expect(async () => {
    await page.reload();
    await expect(content(page).getByText(/The last payment was declined/)).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.goto(`/alipay?orderId=${number}`);
  const payer = await page.context().newPage();
  await payer.goto(`/alipay?orderId=${number}`);
  await open(payer);
  await content(payer).getByRole('link', { name: 'open the sandbox’s page' }).click();
  await page.close();
  await payer.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(payer).toHaveURL(`/order_detail?orderId=${number}&paid=1`);
  await expect(content(payer).getByText(PAID)).toBeVisible();
});

test('[R2.7] WeChat Pay works without script, and in Chinese', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled: false });
  await signIn(context, BUYER);
  const number = await placeOrder(context, NICKEL_HINGE, 6);
  const page = await context.newPage();
  await page.goto(`/zh-CN/payment?orderId=${number}`);
  await content(page).getByRole('radio', { name: '微信支付' }).check({ force: true });
  await content(page).getByRole('button', { name: /支付/ }).click();
  await content(page).getByRole('link', { name: '打开沙盒页面' }).click();
  await page.getByRole('button', { name: '确认支付', exact: true }).click();
  // The provider's page leads back to the order.
  await expect(page).toHaveURL(`/zh-CN/order_detail?orderId=${number}&paid=1`);
  await context.close();
});

test('[R1.6] [R2.7] after a declined card another pays; only the provider gets its number', async ({ page, axe }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const number = await choose(page, 'Credit card', '/stripePay');
  await fillCard(page, '1234');
  await payButton(page).click();
  await expect(fields(page).getByText(/does not accept this number/)).toBeVisible();
  await expect(content(page).getByText('Please check the card’s details.')).toBeVisible();
  await fillCard(page, DECLINED);
  await payButton(page).click();
  await expect(content(page).getByText(/Your card was declined/)).toBeVisible();
  expect(await isPaid(page.context(), number)).toBe(false);
  await axe(page);
  await fillCard(page, GOOD);
  await payButton(page).dblclick();
  await expect(page).toHaveURL(`/order_detail?orderId=${number}&paid=1`);
  await expect(content(page).getByText(PAID)).toBeVisible();
  const withCard = sent.filter((request) => request.includes(GOOD));
  expect(withCard.map((request) => new URL(request.split(' ')[0] ?? '').pathname)).toEqual([
    '/sandbox-provider/stripe-confirm',
  ]);
});

test('[R2.7] [R6.9] a saved card pays after 3-D Secure, and shows why it is declined', async ({ page, axe }) => {
  // The other journeys' buyer has no cards.
  await signIn(page.context(), 'tomglass');
  for (const number of [DECLINED_ONCE_SAVED, ALLOWED]) {
    await page.goto('/user/creditCard?add=1');
    await content(page)
      .getByRole('textbox', { name: /Cardholder/ })
      .fill('Luis Moreno');
    await fillCard(page, number);
    await content(page).getByRole('button', { name: 'Save card' }).click();
    if (number === ALLOWED) await fields(page).getByRole('button', { name: 'Allow, as the holder would' }).click();
    await expect(page).toHaveURL('/user/creditCard');
  }
  const number = await choose(page, 'Credit card', '/stripePay');
  const saved = content(page).getByRole('group', { name: 'Card' });
  await expect(saved.getByRole('radio', { name: /0 3 4 1/ })).toBeChecked();
  await expect(fields(page).getByLabel('Card number')).toBeHidden();
  await axe(page);
  await payButton(page).click();
  await expect(content(page).getByText(/Your card was declined/)).toBeVisible();
  await saved.getByRole('radio', { name: 'Another card' }).check();
  await fillCard(page, DECLINED);
  await payButton(page).click();
  await expect(content(page).getByText(/Your card was declined/)).toBeVisible();
  await saved.getByRole('radio', { name: /3 2 2 0/ }).check();
  await payButton(page).click();
  const bank = page.getByRole('dialog').frameLocator('iframe');
  await bank.getByRole('button', { name: 'Refuse' }).click();
  await expect(content(page).getByText(/not confirmed with your bank/)).toBeVisible();
  expect(await isPaid(page.context(), number)).toBe(false);
  await payButton(page).click();
  await bank.getByRole('button', { name: 'Allow, as the holder would' }).press('Enter');
  await expect(page).toHaveURL(`/order_detail?orderId=${number}&paid=1`);
});

test('[R2.7] an interrupted card payment is resumed, and one that is paid meanwhile completes', async ({ page }) => {
  const number = await choose(page, 'Credit card', '/stripePay');
  // The payment is open once its form shows; the address changes before.
  await expect(fields(page).getByLabel('Card number')).toBeVisible();
  await page.goto(`/order_detail?orderId=${number}`);
  await page.goto(`/stripePay?orderId=${number}`);
  await fillCard(page, GOOD);
  await payFromBalance(page.context(), number);
  await payButton(page).click();
  // The shop returns the card payment; the order was paid once.
  await expect(page).toHaveURL(`/order_detail?orderId=${number}&paid=1`);
  expect(await isPaid(page.context(), number)).toBe(true);
});

test('[R2.7] a card payment completes if its page is closed while the bank answers', async ({ page }) => {
  const number = await choose(page, 'Credit card', '/stripePay');
  await fillCard(page, GOOD);
  // The provider takes the card, and its answer never reaches the page.
  const taken = page.waitForResponse('**/sandbox-provider/stripe-confirm');
  await payButton(page).click();
  await taken;
  const later = await page.context().newPage();
  await page.close();
  await later.goto(`/stripePay?orderId=${number}`);
  await expect(later).toHaveURL(`/order_detail?orderId=${number}&paid=1`);
});

test('[R2.7] [R10.7] a card form that fails to load is reported and retried', async ({ page, complaints }) => {
  complaints.expect(/stripe\.js/);
  await page.route('**/sandbox-provider/stripe.js', (route) => route.abort());
  const number = await choose(page, 'Credit card', '/stripePay');
  await expect(content(page).getByText('The form for your card could not be loaded.', { exact: false })).toBeVisible();
  await page.unroute('**/sandbox-provider/stripe.js');
  await content(page).getByRole('button', { name: 'Try again' }).click();
  await fillCard(page, GOOD);
  await payButton(page).click();
  await expect(page).toHaveURL(`/order_detail?orderId=${number}&paid=1`);
});
