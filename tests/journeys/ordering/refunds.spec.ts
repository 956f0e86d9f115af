import type { BrowserContext, Locator, Page } from '@playwright/test';
import {
  ADDED_BALANCE,
  balance,
  BRASS_HINGE,
  call,
  NICKEL_HINGE,
  payFromBalance,
  placeOrder,
  signIn,
  stockOf,
} from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';
import { openDesk } from '../testing/operator.ts';
import { pictureOf } from '../testing/picture.ts';

const state = (page: Page): Locator => page.locator('[data-component="refund-status"]').first();

/** Places and pays an order without the page; returns its number. */
async function paidOrder(context: BrowserContext, pieces: number, variant = BRASS_HINGE): Promise<string> {
  const number = await placeOrder(context, variant, pieces);
  await payFromBalance(context, number);
  return number;
}

async function ship(desk: Page, number: string): Promise<void> {
  const shipment = { method: 'deliver', courier: 'ups', trackingNumber: '1Z999AA10123456784' };
  expect((await call(desk.context(), `operator/orders/${number}/ship`, shipment)).status).toBe(200);
}

/** Requests a refund on the page; returns its number. */
async function requestRefund(page: Page, order: string, fill: () => Promise<void>): Promise<string> {
  await page.goto(`/refund?orderId=${order}`);
  await fill();
  await content(page)
    .getByRole('combobox', { name: /^Reason/ })
    .selectOption('Damaged on arrival');
  await content(page).getByRole('button', { name: 'Submit request' }).click();
  await expect(page).toHaveURL(/\/refund_detail\?id=\d{18}&asked=1$/);
  await expect(content(page).getByText('We received your request and will reply soon.')).toBeVisible();
  return new URL(page.url()).searchParams.get('id') ?? '';
}

async function openAtDesk(desk: Page, refund: string): Promise<void> {
  await desk.goto('/desk/refunds?state=open');
  await desk.getByRole('searchbox').fill(refund);
  await desk.getByRole('link', { name: refund }).click();
  await expect(desk.getByRole('heading', { name: `Refund ${refund}` })).toBeVisible();
}

test('[R6.4] an order is refunded before it ships, its stock restored', async ({ page, browser, baseURL, axe }) => {
  await signIn(page.context(), 'priyaglass');
  const desk = await openDesk(browser, baseURL);
  const stock = await stockOf(page.context(), BRASS_HINGE);
  const before = (await balance(page.context())) + ADDED_BALANCE;
  const number = await paidOrder(page.context(), 10);
  await page.goto(`/order_detail?orderId=${number}`);
  await content(page).getByRole('link', { name: 'Request refund or return' }).click();
  await expect(content(page).getByRole('radio')).toHaveCount(0);
  await content(page).getByRole('button', { name: 'Submit request' }).click();
  await expect(content(page).getByRole('link', { name: 'Please choose a reason.' })).toBeVisible();
  await axe(page);
  const refund = await requestRefund(page, number, async () => {});
  await axe(page);
  await openAtDesk(desk, refund);
  await axe(desk);
  await desk.getByRole('button', { name: 'Approve' }).click();
  await expect(state(desk)).toHaveText('Approved');
  await desk.getByRole('button', { name: /^Refund \$/ }).click();
  await desk
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Refund \$/ })
    .click();
  await expect(state(desk)).toHaveText('Refunded');
  await page.reload();
  await expect(content(page).getByText(/was refunded: the way you paid/)).toBeVisible();
  expect(await balance(page.context())).toBe(before);
  expect(await stockOf(page.context(), BRASS_HINGE)).toBe(stock);
  await page.goto(`/order_detail?orderId=${number}`);
  await expect(page.locator('[data-component="order-status"]').first()).toHaveText('Refunded');
  await expect(content(page).getByRole('link', { name: 'Request refund or return' })).toHaveCount(0);
});

test('[R6.4] [R2.8] two of five pieces are returned and refunded', async ({ page, browser, baseURL, axe }) => {
  await signIn(page.context(), 'priyaglass');
  const desk = await openDesk(browser, baseURL);
  const number = await paidOrder(page.context(), 5);
  await ship(desk, number);
  const before = await balance(page.context());
  const refund = await requestRefund(page, number, async () => {
    await content(page).getByRole('spinbutton').fill('2');
    await content(page).getByRole('radio', { name: 'Return and refund' }).check();
    await content(page)
      .getByRole('textbox', { name: /^Remark/ })
      .fill('Scratched on the back plate');
    await content(page)
      .locator('input[type="file"]')
      .setInputFiles({ name: 'scratch.png', mimeType: 'image/png', buffer: pictureOf(1, 1) });
    await expect(content(page).locator('input[type="hidden"][name="photos"]')).toHaveCount(1);
    await expect(content(page).locator('[data-part="amount"]')).not.toContainText('–');
    await axe(page);
  });
  await expect(content(page).getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await openAtDesk(desk, refund);
  await desk.getByRole('button', { name: 'Approve' }).click();
  await expect(state(desk)).toHaveText('To be returned');
  await page.reload();
  await expect(content(page).getByText('RIDER Returns')).toBeVisible();
  await content(page).getByRole('link', { name: 'Enter tracking number' }).click();
  await expect(page).toHaveURL(`/refund_goods?id=${refund}`);
  await content(page).getByRole('button', { name: 'Submit' }).click();
  await expect(content(page).getByRole('link', { name: 'Please enter the tracking number.' })).toBeVisible();
  await axe(page);
  await content(page).getByRole('combobox').selectOption('UPS');
  await content(page)
    .getByRole('textbox', { name: /^Tracking number/ })
    .fill('1Z888');
  await content(page).getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/&sent=1$/);
  await expect(state(page)).toHaveText('Return in transit');
  await expect(content(page).getByText('UPS, 1Z888')).toBeVisible();
  await desk.reload();
  await desk.getByRole('button', { name: 'Mark as received' }).click();
  await expect(state(desk)).toHaveText('Goods received');
  await desk.getByRole('button', { name: /^Refund \$/ }).click();
  await desk
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Refund \$/ })
    .click();
  await expect(state(desk)).toHaveText('Refunded');
  const detail = (await call(page.context(), `order/refund/detail/${refund}`)).data;
  expect((await balance(page.context())) - before).toBe(Math.round(Number(detail.refunded_price) * 100));
  await page.goto('/user/refundList?progress=refunded');
  await expect(content(page).getByRole('link', { name: `Refund ${refund}` })).toBeVisible();
  await axe(page);
});

test('[R6.2] [R6.4] a rejection has a reason; the buyer requests again', async ({ page, browser, baseURL, axe }) => {
  await signIn(page.context(), 'graceglass');
  const desk = await openDesk(browser, baseURL);
  const number = await paidOrder(page.context(), 2, NICKEL_HINGE);
  const first = await requestRefund(page, number, async () => {});
  await openAtDesk(desk, first);
  await desk.getByText('Reject', { exact: true }).first().click();
  await desk.getByRole('button', { name: 'Reject' }).click();
  await expect(desk.getByRole('link', { name: 'Please give a reason. The buyer will see it.' })).toBeVisible();
  await desk.getByRole('textbox', { name: /^Reason for rejection/ }).fill('It is packed already.');
  await desk.getByRole('button', { name: 'Reject' }).click();
  await expect(state(desk)).toHaveText('Rejected');
  await page.reload();
  await expect(content(page).getByText('It is packed already.')).toBeVisible();
  await axe(page);
  await content(page).getByRole('link', { name: 'Request again' }).click();
  const second = await requestRefund(page, number, async () => {});
  expect(second).not.toBe(first);
  await page.goto('/user/refundList');
  const card = content(page).locator('[data-component="refund-card"]').filter({ hasText: second });
  await card.getByRole('button', { name: 'Withdraw the request' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Withdraw this request? You can submit a new one later.');
  await question.getByRole('button', { name: 'Withdraw the request' }).click();
  await expect(page).toHaveURL(`/refund_detail?id=${second}`);
  await expect(state(page)).toHaveText('Withdrawn');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[R6.4] [R5.3] a refund is requested and withdrawn by plain forms', async ({ page, complaints }) => {
    // A rejected form is answered with its own status.
    complaints.expect(/status of 422/);
    await signIn(page.context(), 'priyaglass');
    const number = await paidOrder(page.context(), 2, NICKEL_HINGE);
    await page.goto(`/refund?orderId=${number}`);
    await content(page).locator('button[type="submit"]').click();
    await expect(content(page).getByRole('link', { name: 'Please choose a reason.' })).toBeVisible();
    await content(page)
      .getByRole('combobox', { name: /^Reason/ })
      .selectOption('No longer needed');
    await content(page)
      .locator('input[type="file"]')
      .setInputFiles({ name: 'box.png', mimeType: 'image/png', buffer: pictureOf(1, 1) });
    await content(page).locator('button[type="submit"]').click();
    await expect(content(page).getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await content(page).getByRole('button', { name: 'Withdraw the request' }).click();
    await expect(state(page)).toHaveText('Withdrawn');
  });
});
