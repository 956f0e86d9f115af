import type { BrowserContext, Page } from '@playwright/test';
import { balance, call, NICKEL_HINGE, placeOrder, signIn } from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';

const BUYER = 'danaglass';
/** Less than the price of a piece (cents). */
const LEAST_PRICE = 3000;
const PAID = 'Payment received. Thank you! We are preparing your order.';

const finish = (page: Page) => content(page).getByRole('button', { name: /^Pay in \$[\d,.]+ and finish$/ });
const decide = (page: Page, decision: 'Pay' | 'Decline, as a bank would') =>
  page.getByRole('button', { name: decision, exact: true }).click();

/** The amount in a text, in cents. */
const centsIn = (text: string): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);

async function isPaid(context: BrowserContext, number: string): Promise<boolean> {
  return (await call(context, `order/detail/${number}`)).data.paid === 1;
}

/** A quantity that the balance does not cover, whatever other journeys have left of it. */
async function tooMany(context: BrowserContext): Promise<number> {
  return 6 + Math.ceil((await balance(context)) / LEAST_PRICE);
}

/** Opens the payment of an order that exceeds the balance. */
async function openPayment(page: Page): Promise<{ number: string; missing: number }> {
  const number = await placeOrder(page.context(), NICKEL_HINGE, await tooMany(page.context()));
  await page.goto(`/payment?orderId=${number}`);
  return { number, missing: centsIn(await finish(page).innerText()) };
}

test.beforeEach(async ({ page }) => {
  await signIn(page.context(), BUYER);
});

test('[R2.7] [R6.6] a top-up of the missing balance also pays the order', async ({ page, axe }) => {
  const { number, missing } = await openPayment(page);
  await expect(content(page).getByRole('radio', { name: /^Balance/ })).toBeChecked();
  await expect(content(page).getByText('Coming soon')).toHaveCount(0);
  await expect(content(page).getByRole('link', { name: 'Pay in another amount' })).toHaveAttribute(
    'href',
    '/user/balance',
  );
  await axe(page);
  await finish(page).click();
  await expect(page).toHaveURL(/\/sandbox-provider\/pay\//);
  expect(centsIn(await page.locator('.amount').innerText())).toBe(missing);
  await decide(page, 'Decline, as a bank would');
  await expect(content(page).getByText(/was declined\. Nothing was charged/)).toBeVisible();
  expect(await isPaid(page.context(), number)).toBe(false);
  await finish(page).click();
  await decide(page, 'Pay');
  await expect(page).toHaveURL(`/order_detail?orderId=${number}&paid=1`);
  await expect(content(page).getByText(PAID)).toBeVisible();
  expect(await isPaid(page.context(), number)).toBe(true);
  expect(await balance(page.context())).toBe(0);
  await page.goto(`/payment?orderId=${number}`);
  await expect(page).toHaveURL(`/order_detail?orderId=${number}&paid=1`);
  await content(page).getByRole('link', { name: 'Invoice', exact: true }).click();
  await expect(content(page).getByText('This invoice is settled.')).toBeVisible();
  await content(page).getByRole('link', { name: 'All invoices' }).click();
  await expect(content(page).getByRole('row', { name: new RegExp(number) })).toContainText(/P\d{4}-\d{6}/);
});

test('[R6.6] [R6.10] back, a reload and a second tab continue the same payment, which pays once', async ({ page }) => {
  const { number } = await openPayment(page);
  await finish(page).dblclick();
  await expect(page).toHaveURL(/\/sandbox-provider\/pay\//);
  const address = new URL(page.url()).pathname;
  await page.goBack();
  await finish(page).click();
  await expect(page).toHaveURL(new RegExp(address));
  const other = await page.context().newPage();
  await other.goto(`/payment?orderId=${number}`);
  await other.reload();
  await finish(other).click();
  await expect(other).toHaveURL(new RegExp(address));
  await decide(other, 'Pay');
  await expect(content(other).getByText(PAID)).toBeVisible();
  await decide(page, 'Pay');
  await page.getByRole('link').click();
  await expect(content(page).getByText(PAID)).toBeVisible();
  expect(await balance(page.context())).toBe(0);
  const { list } = (await call(page.context(), 'pc/get_balance_record/0?limit=2')).data as { list: { type: string }[] };
  expect(list.map(({ type }) => type)).toEqual(['pay_product', 'recharge']);
});
