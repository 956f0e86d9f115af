import { NICKEL_HINGE, payFromBalance, placeOrder, signIn } from '../testing/buyer.ts';
import { expect, test } from '../testing/journey.ts';
import { openDesk } from '../testing/operator.ts';

test('[B15] an operator sees what waits, and goes to sections, orders and products by words', async ({
  page,
  browser,
  baseURL,
  axe,
}) => {
  await signIn(page.context(), 'priyaglass');
  const number = await placeOrder(page.context(), NICKEL_HINGE, 2);
  await payFromBalance(page.context(), number);

  const desk = await openDesk(browser, baseURL, '/');
  await expect(desk).toHaveURL('/desk/overview');
  await expect(desk.getByRole('table', { name: 'Sales by day' }).getByRole('row').nth(1)).toContainText(/\$[1-9]/);
  await axe(desk);
  await desk.getByRole('link', { name: 'To ship' }).click();
  await expect(desk).toHaveURL('/desk/orders/to-ship');

  await desk.keyboard.press('Control+k');
  const field = desk.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  await axe(desk);
  await field.fill(number);
  await desk.getByRole('option', { name: new RegExp(number) }).click();
  await expect(desk.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await desk.keyboard.press('Control+k');
  await field.fill('库存');
  await field.press('Enter');
  await expect(desk.getByRole('heading', { name: 'Stock' })).toBeVisible();

  await desk.setViewportSize({ width: 768, height: 1024 });
  await desk.getByRole('button', { name: /^Sections/ }).click();
  await desk.getByRole('dialog').getByRole('link', { name: 'Products' }).click();
  await expect(desk.getByRole('heading', { name: 'Products' })).toBeVisible();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await desk.context().close();
});
