import {
  addToCart,
  call,
  NICKEL_HINGE,
  payFromBalance,
  placeOrder,
  reserveAll,
  SCARCE_HINGE,
  signIn,
} from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';
import { openDesk } from '../testing/operator.ts';

test('[R1.4] [R6.1] [R6.2] [R6.3] [R2.8] an order is shipped and received', async ({ page, browser, baseURL, axe }) => {
  await signIn(page.context(), 'priyaglass');
  const po = 'PO 7734-B';
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
  await expect(page).toHaveURL(`/order_detail?orderId=${number}`);
  await expect(content(page).getByText(po)).toBeVisible();
  await page.goto(`/logistics?orderId=${number}`);
  await expect(content(page).getByText('This order has not shipped yet')).toBeVisible();

  const desk = await openDesk(browser, baseURL, '/orders?state=pending-shipment');
  await desk.getByRole('searchbox').fill(po);
  await expect(desk).toHaveURL(/search=PO/);
  await desk.getByRole('link', { name: number }).click();
  await expect(desk.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await desk.getByRole('button', { name: 'Ship', exact: true }).click();
  await expect(desk.getByRole('link', { name: 'Please enter the tracking number.' })).toBeVisible();
  await desk.getByRole('combobox', { name: /^Courier/ }).selectOption('UPS');
  await desk.getByRole('textbox', { name: /^Tracking number/ }).fill('1Z999AA10123456784');
  await axe(desk);
  await desk.getByRole('button', { name: 'Ship', exact: true }).click();
  await expect(desk.getByText('Handed to UPS')).toBeVisible();
  await desk.getByRole('textbox', { name: /^What happened/ }).fill('Arrived at sorting centre');
  await desk.getByRole('textbox', { name: /^Location/ }).fill('Ontario, CA');
  await desk.getByRole('button', { name: 'Add update' }).click();
  // In the track and in the history.
  await expect(desk.getByText('Arrived at sorting centre')).toHaveCount(2);
  await desk.getByRole('textbox', { name: /^Note to the buyer/ }).fill('Handle with care.');
  await desk.getByRole('button', { name: 'Save note' }).click();
  await expect(desk.getByRole('status').getByText('Note saved.')).toBeVisible();
  await desk.goto(`/desk/outbox?search=${encodeURIComponent(number)}`);
  for (const subject of ['We received your order', 'Payment received for order'])
    await expect(desk.getByRole('row', { name: new RegExp(`${subject} ${number}`) })).toBeVisible();
  await desk.getByRole('button', { name: new RegExp(`Order ${number} is on its way`) }).click();
  const email = desk.getByRole('dialog');
  for (const part of [po, NICKEL_HINGE.code, '1Z999AA10123456784', `${baseURL}/order_detail?orderId=${number}`])
    await expect(email).toContainText(part);
  await axe(desk);

  await page.goto(`/order_detail?orderId=${number}`);
  await expect(content(page).getByText('Handle with care.')).toBeVisible();
  await content(page).getByRole('link', { name: 'Track shipment' }).click();
  await expect(page).toHaveURL(`/logistics?orderId=${number}`);
  const events = content(page).locator('[data-part="event"]');
  await expect(events.first()).toContainText('Arrived at sorting centre Ontario, CA');
  await expect(events.last()).toContainText('Handed to UPS');
  await expect(content(page).getByRole('link', { name: '1Z999AA10123456784' })).toHaveAttribute('href', /ups\.com/);
  await axe(page);

  await page.goto('/user/orderList?state=to-receive');
  const card = content(page).locator('[data-component="order-card"]').filter({ hasText: number });
  await card.getByRole('button', { name: 'Confirm receipt' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm receipt' }).click();
  await expect(page).toHaveURL(`/order_detail?orderId=${number}`);
  await expect(content(page).getByRole('link', { name: 'Go rate' })).toBeVisible();
  await desk.context().close();
});

test('[R6.1] [R6.3] an order is shipped in two tracked parcels', async ({ page, browser, baseURL, axe }) => {
  await signIn(page.context(), 'priyaglass');
  const number = await placeOrder(page.context(), NICKEL_HINGE, 3);
  await payFromBalance(page.context(), number);
  const desk = await openDesk(browser, baseURL, '/orders');
  await desk.getByRole('link', { name: /^To ship \(\d+\)$/ }).click();
  const tracking = desk.getByRole('textbox', { name: /^Tracking number/ });
  await expect(tracking).toBeFocused();
  await axe(desk);

  await desk.goto(`/desk/orders/${number}`);
  const courier = desk.getByRole('combobox', { name: /^Courier/ });
  await courier.selectOption('UPS');
  await desk.getByRole('textbox', { name: NICKEL_HINGE.code }).fill('2');
  await tracking.fill('1Z1');
  await tracking.press('Enter');
  await expect(desk.getByText('2 of 3 shipped').first()).toBeVisible();
  await axe(desk);
  await page.goto(`/order_detail?orderId=${number}`);
  await expect(content(page).getByText('2 of 3 shipped').first()).toBeVisible();
  await axe(page);
  await expect(courier.first()).toHaveValue('ups');
  await tracking.first().fill('1Z2');
  await tracking.first().press('Enter');
  await expect(desk.getByRole('heading', { name: 'Parcel 2 of 2' })).toBeVisible();

  await page.reload();
  await content(page).getByRole('link', { name: 'Track', exact: true }).first().click();
  await expect(page).toHaveURL(/\/logistics\?orderId=\S+&parcel=\d+$/);
  await expect(content(page).getByText('1Z1')).toBeVisible();
  await axe(page);
  await content(page).getByRole('link', { name: 'Parcel 2 of 2' }).click();
  await expect(content(page).getByText('1Z2')).toBeVisible();
  await desk.context().close();
});

test('[R6.2] buying again names the unavailable line and continues with the others', async ({ page, axe }) => {
  await signIn(page.context(), 'priyaglass');
  const number = await placeOrder(page.context(), [SCARCE_HINGE, NICKEL_HINGE], 2);
  expect((await call(page.context(), 'order/cancel', { id: number })).status).toBe(200);
  const taken = await reserveAll(page.context(), SCARCE_HINGE);
  await page.goto('/user/orderList');
  const card = content(page).locator('[data-component="order-card"]').filter({ hasText: number });
  await card.getByRole('button', { name: 'Buy again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Some items have changed' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Out of stock' })).toHaveCount(1);
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Added to the cart' })).toHaveCount(1);
  await axe(page);
  await dialog.getByRole('link', { name: 'Go to the cart with 1 of 2 items' }).click();
  await expect(page).toHaveURL(`/shoppingCart?again=${number}`);
  await expect(content(page).getByText(`The items of order ${number} are in your cart`)).toBeVisible();
  await expect(content(page).getByText(NICKEL_HINGE.code)).toBeVisible();
  await expect(content(page).getByText(SCARCE_HINGE.code)).toHaveCount(0);
  await call(page.context(), 'order/cancel', { id: taken });
});

test('[R6.3] the order and its packing slip without prices print without header and footer', async ({ page }) => {
  await signIn(page.context(), 'priyaglass');
  const number = await placeOrder(page.context(), NICKEL_HINGE, 2);
  await page.goto(`/order_detail?orderId=${number}`);
  await expect(content(page).getByRole('button', { name: 'Print' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-component="header"]')).toBeHidden();
  await expect(page.locator('[data-component="footer"]')).toBeHidden();
  await expect(content(page).getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(content(page).getByRole('heading', { level: 1 })).toContainText(number);
  await page.emulateMedia({ media: 'screen' });
  await content(page).getByRole('link', { name: 'Packing slip' }).click();
  await expect(content(page).getByRole('heading', { name: `Packing slip ${number}` })).toBeVisible();
  expect(await content(page).textContent()).not.toContain('$');
});
