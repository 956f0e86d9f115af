import type { Page } from '@playwright/test';
import { addToCart, NICKEL_HINGE, payFromBalance, signIn, type Variant } from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';
import { openDesk } from '../testing/operator.ts';

/** In a presale that runs after the installation. */
const PRESOLD: Variant = { productId: '1060', code: 'RD-SPIGOT-SIDE-BSS' };
const line = (page: Page, { code }: Variant) =>
  content(page).locator('[data-component="cart-line"]').filter({ hasText: code });

test('[R2.6] [R6.1] [R6.3] presale products are ordered separately, and show their ship date up to the packing slip', async ({
  page,
  browser,
  baseURL,
  axe,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  await signIn(page.context(), 'wenglass');
  const presold = await addToCart(page.context(), PRESOLD, 4);
  const stocked = await addToCart(page.context(), NICKEL_HINGE, 2);
  await page.goto(`/order_confirm?cartId=${presold},${stocked}`);
  await expect(content(page).getByText('Presale items ship separately')).toBeVisible();
  await content(page).getByRole('link', { name: 'Back to the cart' }).click();

  await expect(line(page, PRESOLD)).toContainText(/Presale\s+until \d\d-\d\d-\d{4} \d\d:\d\d ships \d\d-\d\d-\d{4}/);
  await expect(content(page).getByRole('heading', { name: 'In stock' })).toBeVisible();
  await expect(content(page).getByText('Presale items ship separately and need an order of their own.')).toBeVisible();
  await axe(page);
  const stock = content(page).getByRole('link', { name: 'Checkout', exact: true });
  await expect(stock).toHaveAttribute('href', new RegExp(`cartId=${stocked}$`));
  const apart = content(page).getByRole('link', { name: /^Check out items shipping/ });
  const [day = ''] = /\d\d-\d\d-\d{4}/.exec((await apart.textContent()) ?? '') ?? [];
  await apart.click();

  const ships = new RegExp(`Presale\\s+(until [\\d: -]+ )?\\s*ships ${day}`);
  const lines = content(page).locator('[data-component="order-lines"]');
  await expect(lines).toContainText(ships);
  await expect(lines).not.toContainText(NICKEL_HINGE.code);
  await content(page).getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/payment\?/);
  const number = new URL(page.url()).searchParams.get('orderId') ?? '';
  await payFromBalance(page.context(), number);

  await page.goto('/user/orderList');
  await expect(content(page).locator('[data-component="order-card"]').filter({ hasText: number })).toContainText(ships);
  await page.goto(`/order_detail?orderId=${number}`);
  await expect(content(page).locator('[data-component="order-lines"]')).toContainText(ships);
  const desk = await openDesk(browser, baseURL, `/orders/${number}`);
  await expect(desk.locator('[data-component="order-lines"]')).toContainText(ships);
  await desk.goto(`/desk/orders/${number}/slip`);
  await expect(desk.locator('[data-component="packing-slip"]')).toContainText(`Ships${day}`);
  await desk.context().close();
});
