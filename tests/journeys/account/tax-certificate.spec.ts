import { addToCart, call, NICKEL_HINGE, signIn } from '../testing/buyer.ts';
import { expect, test } from '../testing/journey.ts';
import { newBuyer } from '../testing/new-buyer.ts';
import { openDesk } from '../testing/operator.ts';
import { pictureOf } from '../testing/picture.ts';

test('[R6.3] an approved exemption certificate frees orders to its state of tax', async ({ shop, browser, axe }) => {
  const { account, company } = await newBuyer(shop.origin);
  const buyer = await browser.newContext({ baseURL: shop.origin });
  await signIn(buyer, account);
  const page = await buyer.newPage();
  const checkout = async () => page.goto(`/order_confirm?cartId=${await addToCart(buyer, NICKEL_HINGE, 6)}`);
  await checkout();
  await expect(page.getByText('Sales tax (7.25%)')).toBeVisible();

  await page.goto('/user');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Tax exemption' }).click();
  await expect(page.getByText('You have not sent a certificate yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Send certificate' }).click();
  await expect(page.getByRole('link', { name: 'Please add a picture of the certificate.' })).toBeVisible();
  await axe(page);
  await page.getByRole('combobox', { name: 'State' }).selectOption('California');
  await page.getByRole('textbox', { name: 'Certificate number' }).fill('SR KH 100-1234');
  await page.getByRole('spinbutton', { name: /^day/ }).click();
  await page.keyboard.type('31122098');
  await page
    .getByLabel(/^Picture of the certificate/)
    .setInputFiles({ name: 'certificate.png', mimeType: 'image/png', buffer: pictureOf(640, 400) });
  await page.getByRole('button', { name: 'Send certificate' }).click();
  await expect(page.getByText(/We received your certificate/)).toBeVisible();
  const sent = page.getByRole('row', { name: /SR KH 100-1234/ });
  await expect(sent).toContainText('California');
  await expect(sent).toContainText('31-12-2098');
  await expect(sent).toContainText('Under review');
  await axe(page);
  const document = await sent.getByRole('link', { name: 'View certificate SR KH 100-1234' }).getAttribute('href');
  const shown = await buyer.request.get(document ?? '');
  expect(shown.headers()).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'private, no-store' });
  const stranger = await browser.newContext({ baseURL: shop.origin });
  await signIn(stranger, 'luisglass');
  expect((await stranger.request.get(document ?? '')).headers()['content-type']).toContain('application/json');

  const desk = await openDesk(browser, shop.origin, '/tax-certificates');
  await desk.getByRole('button', { name: `Review certificate SR KH 100-1234 of ${company}` }).click();
  const decision = desk.getByRole('dialog');
  const picture = decision.getByRole('img', { name: 'The certificate' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  await axe(desk);
  await decision.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByRole('status').getByText(/was approved\. The buyer gets an e-mail/)).toBeVisible();
  await expect(desk.getByRole('cell', { name: 'Approved' })).toBeVisible();
  await desk.goto('/desk/log');
  await expect(desk.getByRole('row', { name: /Exemption certificate approved/ })).toContainText('SR KH 100-1234 · CA');

  await page.reload();
  await expect(sent).toContainText('Approved');
  await checkout();
  await expect(page.getByText('Sales tax (exempt, certificate SR KH 100-1234)')).toBeVisible();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  const number = new URL(page.url()).searchParams.get('orderId') ?? '';
  const { data: order } = await call(buyer, `order/detail/${number}`);
  expect(order.tax).toMatchObject({ amount: 0, certificate: 'SR KH 100-1234' });
});
