import { NICKEL_HINGE, payFromBalance, placeOrder, signIn } from '../testing/buyer.ts';
import { expect, test } from '../testing/journey.ts';
import { openDesk } from '../testing/operator.ts';

test('[B15] an operator prints the slips of many orders and ships them with pasted tracking numbers', async ({
  context,
  browser,
  baseURL,
  axe,
}) => {
  await signIn(context, 'danaglass');
  const numbers = [await placeOrder(context, NICKEL_HINGE, 2), await placeOrder(context, NICKEL_HINGE, 3)];
  for (const number of numbers) await payFromBalance(context, number);
  const desk = await openDesk(browser, baseURL, '/orders/to-ship');
  await desk.getByRole('link', { name: 'Ship many orders' }).click();
  for (const number of numbers) await desk.getByRole('checkbox', { name: number }).check();
  const [pickList] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'Pick list (2)' }).click(),
  ]);
  expect(pickList.suggestedFilename()).toBe('pick-list.pdf');
  const [slips] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'Packing slips (2)' }).click(),
  ]);
  expect(slips.suggestedFilename()).toBe('packing-slips.pdf');
  const [chooser] = await Promise.all([
    desk.waitForEvent('filechooser'),
    desk.getByRole('button', { name: 'Open a CSV file' }).click(),
  ]);
  const rows = ['Order,Courier,Tracking', ...numbers.map((number) => `${number},DHL,JD-${number}`), 'R-1,DHL,JD-1'];
  await chooser.setFiles({ name: 'sent.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) });
  await desk.getByRole('button', { name: 'Check' }).click();
  const result = desk.getByRole('table', { name: 'Result of the check' });
  await expect(result.getByText('Can be shipped')).toHaveCount(2);
  await expect(result.getByText('No such order')).toBeVisible();
  await axe(desk);
  await desk.getByRole('button', { name: 'Ship 2 orders' }).click();
  await expect(result.getByText('Shipped', { exact: true })).toHaveCount(2);
});
