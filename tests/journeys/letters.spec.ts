import type { Page } from '@playwright/test';
import { addToCart, call, NICKEL_HINGE, payFromBalance, PASSWORD, signIn } from './buyer.ts';
import { expect, test } from './journey.ts';

const content = (page: Page) => page.locator('#content');

test('[R1.4] [R6.3] an order with a PO number is found by it, and each step of it is told by e-mail', async ({
  page,
  browser,
  baseURL,
  axe,
}) => {
  test.setTimeout(180_000);
  const po = 'PO 7734-B';
  await signIn(page.context(), 'graceglass');
  const cartId = await addToCart(page.context(), NICKEL_HINGE, 2);
  await page.goto(`/order_confirm?cartId=${cartId}`);
  await content(page).getByLabel('PO number').fill(po);
  await content(page).getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=R-\d{4}-\d{6}$/);
  const number = new URL(page.url()).searchParams.get('orderId') ?? '';
  await payFromBalance(page.context(), number);
  await page.goto('/user/orderList?search=7734-b');
  await content(page)
    .getByRole('link', { name: `Order ${number}` })
    .click();
  // The list shows the PO number too.
  await expect(page).toHaveURL(`/order_detail?orderId=${number}`);
  await expect(content(page).getByText(po)).toBeVisible();
  await axe(page);
  await page.goto(`/order_detail?orderId=${number}&view=slip`);
  await expect(content(page).getByText(po)).toBeVisible();

  const desk = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
  expect((await call(desk.context(), 'kefuapi/login', { account: 'maya', password: PASSWORD })).status).toBe(200);
  const shipment = { delivery_type: 'express', courier: 'ups', trackingNumber: '1Z999AA10123456784' };
  expect((await call(desk.context(), `operator/orders/${number}/ship`, shipment)).status).toBe(200);
  await desk.goto(`/desk/orders?search=${encodeURIComponent(po)}`);
  await expect(desk.getByRole('row', { name: new RegExp(number) })).toContainText(po);

  await page.goto(`/refund?orderId=${number}`);
  await content(page)
    .getByLabel(/^Reason/)
    .selectOption('Damaged on arrival');
  await content(page).locator('main form, form').locator('button[type="submit"]').last().click();
  await expect(page).toHaveURL(/\/refund_detail\?id=/);
  const refund = new URL(page.url()).searchParams.get('id') ?? '';
  for (const step of ['agree', 'pay'])
    expect((await call(desk.context(), `operator/refunds/${refund}/${step}`, {})).status).toBe(200);

  await desk.goto(`/desk/outbox?search=${encodeURIComponent(number)}`);
  for (const subject of [
    `We received your order ${number}`,
    `Payment received for order ${number}`,
    `Order ${number} is on its way`,
    `refunded for order ${number}`,
  ])
    await expect(desk.getByRole('row', { name: new RegExp(subject) })).toBeVisible();
  await desk.getByRole('button', { name: new RegExp(`Order ${number} is on its way`) }).click();
  const letter = desk.getByRole('dialog');
  for (const part of [po, NICKEL_HINGE.code, '1Z999AA10123456784', `${baseURL}/order_detail?orderId=${number}`])
    await expect(letter).toContainText(part);
  await axe(desk);
  await desk.context().close();
});
