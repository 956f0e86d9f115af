import { expect, signIn, test } from './shop-before-crmeb.ts';

test('[R2.8] [R6.4] the return shipment is sent with a courier of the backend', async ({ page, crmeb }) => {
  const number = crmeb.shop.refunds.add('order_refund_detail.agreed');
  await signIn(page.context());
  await page.goto(`/refund_detail?id=${number}`);
  await page.locator('#content').getByRole('link', { name: 'Enter tracking number' }).click();
  await page.locator('select[name="company"]').selectOption({ index: 1 });
  await page.locator('input[name="slipNumber"]').fill('1Z888');
  await page.locator('#content').getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL(/refund_detail/);
  await expect(page.locator('#content')).toContainText('1Z888');
  expect(crmeb.shop.refunds.logisticsOf(number)).toBe('1Z888');
});

test('[R2.8] [R6.4] a refund is requested and withdrawn', async ({ page, crmeb }) => {
  const order = crmeb.shop.addOrder('order_detail.paid');
  await signIn(page.context());
  await page.goto(`/refund?orderId=${order}`);
  const content = page.locator('#content');
  await expect(content).toContainText('Glass-to-glass shower hinge 180');
  await expect(content).not.toContainText('Refund amount');
  await content.getByRole('combobox', { name: /^Reason/ }).selectOption({ index: 1 });
  await content.getByRole('button', { name: 'Submit request' }).click();
  await page.waitForURL(/refundList|refund_detail/);
  await page.goto('/user/refundList');
  await content.getByRole('button', { name: 'Withdraw the request' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw the request' }).click();
  await expect.poll(() => crmeb.shop.refunds.count).toBe(0);
});
