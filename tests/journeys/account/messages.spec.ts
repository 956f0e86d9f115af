import { call, NICKEL_HINGE, placeOrder, signIn } from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';

test('[R2.10] messages about an order are read one by one or all at once, and deleted', async ({ page, axe }) => {
  await signIn(page.context(), 'luisglass');
  const numbers: string[] = [];
  for (let order = 0; order < 2; order++) {
    const number = await placeOrder(page.context(), NICKEL_HINGE, 2);
    await call(page.context(), 'order/pay', { uni: number, paytype: 'yue', type: 0, quitUrl: '' });
    numbers.push(number);
  }
  await page.goto('/user/messageCenter');
  const messages = content(page).locator('[data-part="message"]');
  const count = await messages.count();
  expect(count).toBeGreaterThanOrEqual(2);
  await axe(page);
  const newest = messages.first();
  await newest.getByText('Order paid', { exact: true }).click();
  await expect(newest).toContainText(numbers[1] ?? '');
  await expect(newest).toHaveAttribute('data-state', 'read');
  await newest.getByRole('link', { name: 'View details' }).click();
  await expect(page).toHaveURL(`/order_detail?orderId=${numbers[1]}`);
  await page.goBack();
  await content(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(content(page).getByText('No unread messages.')).toBeVisible();
  await messages.first().getByRole('checkbox').check();
  await content(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(messages).toHaveCount(count - 1);
  await page.reload();
  await expect(messages).toHaveCount(count - 1);
});
