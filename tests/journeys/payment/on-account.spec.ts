import { readFileSync } from 'node:fs';
import { NICKEL_HINGE, placeOrder, signIn } from '../testing/buyer.ts';
import { expect, test } from '../testing/journey.ts';
import { newBuyer } from '../testing/new-buyer.ts';
import { openDesk } from '../testing/operator.ts';

test('[R1.6] [R6.4] a buyer with payment terms orders on account and sees the invoice, and the operator books the payment', async ({
  shop,
  browser,
  axe,
}) => {
  const { account } = await newBuyer(shop.origin);
  const buyer = await browser.newContext({ baseURL: shop.origin });
  await signIn(buyer, account);
  const page = await buyer.newPage();
  await page.goto('/user/invoices');
  await expect(page.getByText(/You do not buy on account yet/)).toBeVisible();
  const first = await placeOrder(buyer, NICKEL_HINGE, 6);
  await page.goto(`/payment?orderId=${first}`);
  await expect(page.getByRole('radio', { name: /On account/ })).toHaveCount(0);

  const desk = await openDesk(browser, shop.origin);
  await desk.goto(`/desk/buyers?search=${account}`);
  await desk.getByRole('link', { name: /^Credit terms of/ }).click();
  await desk.getByRole('button', { name: 'Grant terms' }).click();
  const terms = desk.getByRole('dialog');
  await terms.getByLabel(/^Days to pay/).fill('400');
  await terms.getByRole('button', { name: 'Save terms' }).click();
  await expect(terms.getByRole('link', { name: 'Enter 1 to 365 days.' })).toBeVisible();
  await axe(desk);
  await terms.getByLabel(/^Limit/).fill('300');
  await terms.getByLabel(/^Days to pay/).fill('30');
  await terms.getByRole('button', { name: 'Save terms' }).click();
  await expect(desk.getByText('Limit $300.00, due 30 days after the invoice')).toBeVisible();

  await page.reload();
  await page.getByRole('radio', { name: /On account/ }).check();
  await page.getByRole('button', { name: /^Order on account/ }).click();
  await expect(page).toHaveURL(`/order_detail?orderId=${first}&paid=1`);
  await expect(page.getByText(/Your order is on account/)).toBeVisible();
  const second = await placeOrder(buyer, NICKEL_HINGE, 6);
  await page.goto(`/payment?orderId=${second}`);
  await expect(page.getByRole('radio', { name: /On account/ })).toBeDisabled();
  await expect(
    page.getByText(/exceeds your available credit by \$[\d,.]+\. Your credit limit is \$300\.00/),
  ).toBeVisible();

  await page.goto('/user/invoices');
  const number = await page.getByRole('rowheader').getByRole('link').innerText();
  expect(number).toMatch(/^\d{4}-\d{6}$/);
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Invoice ${number}` })).toBeVisible();
  await expect(page.getByText(/^Open: \$269\.40, due on /)).toBeVisible();
  await axe(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`invoice-${number}.pdf`);
  expect(readFileSync(await file.path()).toString('latin1')).toMatch(/^%PDF-1\.7/);
  expect((await buyer.request.get('/user/statement.pdf')).headers()['content-type']).toBe('application/pdf');
  const stranger = await browser.newContext({ baseURL: shop.origin });
  const signedOut = await stranger.request.get(`/user/invoice.pdf?number=${number}`, { maxRedirects: 0 });
  expect(signedOut.headers().location).toMatch(/^\/login/);
  await signIn(stranger, 'luisglass');
  for (const address of ['/user/invoice', '/user/invoice.pdf'])
    expect((await stranger.request.get(`${address}?number=${number}`)).status()).toBe(404);

  await desk.reload();
  const [deskFile] = await Promise.all([
    desk.waitForEvent('download'),
    desk
      .getByRole('button', { name: `PDF of ${number}` })
      .first()
      .click(),
  ]);
  expect(deskFile.suggestedFilename()).toBe(`invoice-${number}.pdf`);
  await desk.getByRole('button', { name: 'Record a payment' }).click();
  const payment = desk.getByRole('dialog');
  await expect(payment.getByRole('checkbox', { name: new RegExp(number) })).toBeChecked();
  await axe(desk);
  await payment.getByLabel(/^Amount/).fill('269.41');
  await payment.getByLabel(/^Bank/).fill('SEPA 4711');
  await payment.getByRole('button', { name: 'Record payment' }).click();
  await expect(payment.getByText(/more than what is owed on these invoices: \$269\.40/)).toBeVisible();
  await payment.getByLabel(/^Amount/).fill('269.40');
  await payment.getByRole('button', { name: 'Record payment' }).click();
  await expect(desk.getByText('No open invoices.')).toBeVisible();
  const statement = desk.getByRole('table', { name: 'Statement' });
  await expect(statement.getByRole('row', { name: /Payment SEPA 4711/ })).toBeVisible();
  await page.reload();
  await expect(page.getByText('This invoice is settled.')).toBeVisible();
  await expect(page.getByRole('row', { name: /SEPA 4711/ })).toBeVisible();
});
