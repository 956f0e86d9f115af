import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { call, NICKEL_HINGE, PASSWORD, placeOrder, signIn } from '../testing/buyer.ts';
import { expect, test } from '../testing/journey.ts';
import { openDesk } from '../testing/operator.ts';

const COMMAND = fileURLToPath(new URL('../../../apps/shop/commands/reconcile.ts', import.meta.url));

/** A buyer with an order to pay. */
async function orderAt(browser: Browser, baseURL: string) {
  const buyer = await browser.newContext({ baseURL });
  await signIn(buyer, 'danaglass');
  return { buyer, number: await placeOrder(buyer, NICKEL_HINGE, 6) };
}

test('[R1.6] [R6.4] an operator sees how an order was paid, and compares a day with the providers, also by the command line', async ({
  startShop,
  browser,
  axe,
}) => {
  const shop = await startShop();
  const { buyer, number } = await orderAt(browser, shop.origin);
  await call(buyer, 'order/pay', { uni: number, paytype: 'weixin', type: 0, quitUrl: '' });
  const payer = await buyer.newPage();
  await payer.goto(`/wxPay?orderId=${number}`);
  await payer.getByRole('button', { name: /by WeChat Pay$/ }).click();
  await payer.getByRole('link', { name: 'open the sandbox’s page' }).click();
  await payer.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(payer).toHaveURL(/order_detail|payment/);
  await buyer.close();

  const desk = await (await browser.newContext({ baseURL: shop.origin })).newPage();
  await desk.goto('/desk/payments');
  await desk.getByRole('textbox', { name: /^Account/ }).fill('maya');
  await desk.getByLabel(/^Password/).fill(PASSWORD);
  await desk.getByRole('button', { name: 'Sign in' }).click();
  const row = desk.getByRole('row', { name: new RegExp(number) });
  await expect(row.getByText('WeChat Pay')).toBeVisible();
  await axe(desk);
  await row.getByRole('link').first().click();
  const history = desk.getByRole('table', { name: 'History' });
  await expect(history.getByRole('rowheader')).toHaveText(['Created at the provider', 'Paid']);
  await axe(desk);
  await desk.getByRole('link', { name: 'All payments' }).click();
  await desk.getByRole('button', { name: 'Compare with providers' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect(dialog.getByText(/Everything matches/)).toBeVisible();
  await axe(desk);

  await shop.stop();
  const env = { ...process.env, DEMO: '1', DATA_DIR: shop.env['DATA_DIR'] ?? '' };
  const day = new Date().toISOString().slice(0, 10);
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, day], { env });
  expect(stdout).toMatch(/1 payments, 0 sent back, paid here ([\d.]+), there \1\nEverything agrees/);
  await expect(promisify(execFile)(process.execPath, [COMMAND, 'today'], { env })).rejects.toMatchObject({
    code: 2,
    stderr: 'a day is written YYYY-MM-DD, not "today"\n',
  });
});

test('[R6.10] a disputed card payment is a task at the desk and shows on its order', async ({ shop, browser, axe }) => {
  const { buyer, number } = await orderAt(browser, shop.origin);
  const payer = await buyer.newPage();
  await payer.goto(`/stripePay?orderId=${number}`);
  await payer.getByRole('button', { name: /by card$/ }).click();
  const fields = payer.frameLocator('iframe[title="Card details"]');
  await fields.getByLabel('Card number').fill('4000 0000 0000 0259');
  await fields.getByLabel('Expiry').fill('08/40');
  await fields.getByLabel('Security code').fill('123');
  await payer.getByRole('button', { name: /^Pay \$[\d,.]+$/ }).click();
  await expect(payer).toHaveURL(`/order_detail?orderId=${number}&paid=1`);
  await buyer.close();

  const desk = await openDesk(browser, shop.origin, '/payments?state=task');
  const row = desk.getByRole('row', { name: new RegExp(number) });
  await expect(row.getByText('Disputed')).toBeVisible();
  await row.getByRole('link').first().click();
  await expect(desk.getByRole('table', { name: 'History' }).getByRole('rowheader')).toHaveText([
    'Created at the provider',
    'Paid',
    'Disputed by the payer',
  ]);
  await desk.getByRole('link', { name: number }).click();
  await expect(desk.getByText(/The payer disputes the payment of this order/)).toBeVisible();
  await axe(desk);
  await desk.getByRole('link', { name: /^Payment pa/ }).click();
  await expect(desk.getByRole('heading', { name: /^Payment pa/ })).toBeVisible();
});
