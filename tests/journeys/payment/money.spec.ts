import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { addToCart, balance, BRASS_HINGE, call, signIn } from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';

const CARD = '5555 5555 5555 4444';
const CARD_DIGITS = CARD.replaceAll(' ', '');
const NEEDS_3DS = '4000 0000 0000 3220';
const SECURITY_CODE = '7391';

const ledgerRows = (page: Page) => content(page).locator('tbody tr');
const provider = (page: Page) => page.frameLocator('iframe[title^="Card details"]');

async function fillCard(page: Page, number: string): Promise<void> {
  await provider(page).getByLabel('Card number').fill(number);
  await provider(page).getByLabel('Expiry').fill('08/31');
  await provider(page).getByLabel('Security code').fill(SECURITY_CODE);
}

/** The usable coupons, by the id of the claimed coupon. */
async function unusedCoupons(context: BrowserContext): Promise<number[]> {
  const { data } = await call(context, 'coupons/user/1');
  return (data as unknown as { cid: number }[]).map(({ cid }) => cid);
}

test.describe('the balance', () => {
  test('[R6.6] is topped up unless the bank declines, filtered, and downloaded', async ({ page, axe }) => {
    await signIn(page.context(), 'tomglass');
    const before = await balance(page.context());
    await page.goto('/zh-CN/user/balance');
    await content(page).getByRole('button', { name: /1,000/ }).click();
    await expect(page.getByText('沙盒环境：不会产生真实扣款')).toBeVisible();
    await page.getByRole('button', { name: '模拟银行拒付' }).click();
    await expect(page).toHaveURL(/\/zh-CN\/user\/balance\?recharge=/);
    await expect(content(page).getByText(/支付未成功/)).toBeVisible();
    expect(await balance(page.context())).toBe(before);
    await page.goto('/en-US/user/balance');
    await expect(content(page).getByText('Sandbox: no real money is charged')).toBeVisible();
    await content(page)
      .getByRole('textbox', { name: /Amount/ })
      .fill('0.50');
    await content(page).getByRole('button', { name: 'Pay in', exact: true }).click();
    await expect(content(page).getByText('Please enter an amount from 1 to 50,000.').first()).toBeVisible();
    await content(page)
      .getByRole('textbox', { name: /Amount/ })
      .fill('1,249.50');
    await content(page).getByRole('button', { name: 'Pay in', exact: true }).click();
    await expect(page).toHaveURL(/\/sandbox-provider\/pay\//);
    await expect(page.getByText('Sandbox: no real money is charged')).toBeVisible();
    await expect(page.getByText('$1,249.50')).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(/\/user\/balance\?recharge=rc\d+$/);
    await expect(content(page).getByText('$1,249.50 was added to your balance.')).toBeVisible();
    await page.reload();
    expect(await balance(page.context())).toBe(before + 124_950);
    await expect(ledgerRows(page).first()).toContainText('Paid in');
    await content(page).getByRole('link', { name: 'Spending' }).click();
    await expect(page).toHaveURL('/user/balance?direction=expenditure');
    await expect(content(page).getByText('+$1,249.50')).toHaveCount(0);
    await page.goto('/user/balance?direction=income&from=2026-01-01');
    await expect(content(page).getByText('+$1,249.50')).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      content(page).getByRole('link', { name: 'Download as CSV' }).click(),
    ]);
    const text = readFileSync(await file.path(), 'utf8');
    expect(text.split('\r\n')[0]).toBe('\uFEFFDate,Details,Order,Note,Amount (USD),Balance (USD)');
    expect(text.split('\r\n')[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,Paid in,,,1249\.50,\d+\.\d\d$/);
    await page.goto('/zh-CN/user/balance?until=2020-01-01');
    await expect(content(page).getByText('所选范围内没有账单记录。')).toBeVisible();
  });
});

test.describe('coupons', () => {
  test('[R6.5] [R6.10] are claimed, applied at checkout, and restored by a cancellation', async ({ page, axe }) => {
    await signIn(page.context(), 'wenglass');
    await page.goto('/user/userCoupon');
    await content(page).getByRole('button', { name: 'Claim Welcome: $20 off your first order' }).click();
    await expect(
      content(page).getByRole('button', { name: 'Welcome: $20 off your first order claimed' }),
    ).toBeFocused();
    await call(page.context(), 'coupon/receive', { couponId: 4 });
    await page.goto('/user/myCoupon');
    await expect(content(page).locator('[data-component="coupon-card"]')).toHaveCount(2);
    const few = await addToCart(page.context(), BRASS_HINGE, 2);
    await page.goto(`/order_confirm?cartId=${few}`);
    await expect(content(page).getByRole('radio', { name: /\$20\.00 off: Welcome/ })).toBeDisabled();
    await expect(
      content(page)
        .getByText(/Add \$\d+\.\d\d of eligible items to use it\./)
        .first(),
    ).toBeVisible();
    await expect(content(page).getByRole('radio', { name: 'No coupon' })).toBeChecked();
    await expect(content(page).getByRole('button', { name: 'Use the best coupon' })).toHaveCount(0);
    await axe(page);
    const lineId = await addToCart(page.context(), BRASS_HINGE, 8);
    await page.goto(`/order_confirm?cartId=${lineId}`);
    await expect(content(page).getByRole('radio', { name: /\$25\.00 off: Shower hardware/ })).toBeChecked();
    await expect(content(page).getByText('-$25.00')).toBeVisible();
    await content(page)
      .getByRole('radio', { name: /\$20\.00 off: Welcome/ })
      .check();
    await expect(content(page).getByText('-$20.00')).toBeVisible();
    await content(page).getByRole('radio', { name: 'No coupon' }).check();
    await expect(content(page).getByText('-$20.00')).toHaveCount(0);
    await content(page).getByRole('button', { name: 'Use the best coupon' }).click();
    await expect(content(page).getByText('-$25.00')).toBeVisible();
    await content(page).getByRole('button', { name: 'Place order' }).click();
    await expect(page).toHaveURL(/\/payment\?orderId=/);
    const number = new URL(page.url()).searchParams.get('orderId');
    expect(await unusedCoupons(page.context())).toEqual([1]);
    await page.goto(`/order_detail?orderId=${number}`);
    await expect(content(page).getByText('-$25.00')).toBeVisible();
    expect((await call(page.context(), 'order/cancel', { id: number })).status).toBe(200);
    expect((await unusedCoupons(page.context())).toSorted()).toEqual([1, 4]);
  });
});

/** The content of all files below a folder, as one binary text. */
function bytesBelow(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'latin1'))
    .join('\n');
}

/** The parts of a request that could contain a card number. */
const contentsOf = (request: Request): string =>
  [request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join('\n');

test('[R6.9] a card is saved; its number reaches only the provider', async ({ page, shop, axe, complaints }) => {
  complaints.expect(/status of 422/);
  const requests: Request[] = [];
  page.on('request', (request) => void requests.push(request));
  await signIn(page.context(), 'luisglass');
  await page.goto('/user/creditCard');
  expect(requests.filter((request) => request.url().includes('stripe'))).toEqual([]);
  await content(page).getByRole('link', { name: 'Add a card' }).click();
  await expect(provider(page).getByLabel('Card number')).toBeVisible();
  await content(page).getByRole('button', { name: 'Save card' }).click();
  await expect(content(page).getByRole('link', { name: 'Please enter the name.' })).toBeVisible();
  await content(page)
    .getByRole('textbox', { name: /Cardholder/ })
    .fill('Luis Moreno');
  await provider(page).getByLabel('Card number').fill('4111 1111 1111 1111');
  await content(page).getByRole('button', { name: 'Save card' }).click();
  await expect(provider(page).getByText(/The sandbox does not accept this number/)).toBeVisible();
  await expect(content(page).getByRole('link', { name: 'Please check the card’s details.' })).toBeVisible();
  await axe(page);
  await fillCard(page, CARD);
  await content(page).getByRole('button', { name: 'Save card' }).dblclick();
  await expect(page).toHaveURL('/user/creditCard');
  const tile = content(page).getByRole('article', { name: 'Mastercard ending in 4 4 4 4' });
  await expect(tile).toContainText('Expires 08/2031');
  await axe(page);

  const withCard = requests.filter((request) =>
    [CARD, CARD_DIGITS, SECURITY_CODE].some((secret) => contentsOf(request).includes(secret)),
  );
  expect(withCard.map((request) => new URL(request.url()).pathname)).toEqual(['/sandbox-provider/stripe-confirm']);
  for (const stored of [shop.output, bytesBelow(String(shop.env['DATA_DIR']))]) {
    expect(stored.includes(CARD) || stored.includes(CARD_DIGITS), 'the number is in the logs or data').toBe(false);
  }

  await content(page).getByRole('link', { name: 'Add a card' }).click();
  await content(page)
    .getByRole('textbox', { name: /Cardholder/ })
    .fill('Luis Moreno');
  await fillCard(page, CARD);
  await content(page).getByRole('button', { name: 'Save card' }).click();
  await expect(content(page).getByRole('link', { name: 'This card is already saved.' })).toBeVisible();
  await expect(provider(page).getByLabel('Card number')).toHaveValue('');
  await fillCard(page, NEEDS_3DS);
  await content(page).getByRole('button', { name: 'Save card' }).click();
  await provider(page).getByRole('button', { name: 'Allow, as the holder would' }).press('Enter');
  await expect(content(page).getByRole('article', { name: 'Visa ending in 3 2 2 0' })).toBeVisible();

  for (const name of ['Mastercard ending in 4 4 4 4', 'Visa ending in 3 2 2 0']) {
    const saved = content(page).getByRole('article', { name });
    await saved.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove card' }).click();
    await expect(saved).toHaveCount(0);
  }
  await expect(content(page).getByText('No saved cards')).toBeVisible();
});
