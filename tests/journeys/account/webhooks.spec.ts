import { isSignedBy, startReceiver } from '../../webhook-receiver.ts';
import { NICKEL_HINGE, payFromBalance, placeOrder, startSession, tabTo } from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';
import { emailTo, newBuyer } from '../testing/new-buyer.ts';
import { openDesk } from '../testing/operator.ts';

test('[B12] an owner adds a webhook by keyboard on a phone, an order arrives signed after a failure, and the desk sends it again', async ({
  startShop,
  browser,
  axe,
}) => {
  const receiver = await startReceiver();
  const { origin } = await startShop({ WEBHOOK_LOOPBACK: '1' });
  const { account } = await newBuyer(origin);
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } });
  await startSession(context, account);
  const page = await context.newPage();
  await page.goto('/zh-CN/user/webhooks');
  await content(page).getByRole('link', { name: '创建公司' }).click();
  await content(page)
    .getByLabel(/^公司名称/)
    .fill('北方玻璃');
  await content(page).getByRole('button', { name: '创建公司' }).click();
  await content(page).getByRole('link', { name: 'Webhook' }).click();

  const add = content(page).getByRole('button', { name: '添加 webhook' });
  await tabTo(page, content(page).getByLabel(/^地址/));
  await page.keyboard.type('https://10.0.0.1/hook');
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(content(page).getByRole('link', { name: /^请输入以 https:\/\/ 开头/ })).toBeVisible();
  await content(page).getByLabel(/^地址/).fill(receiver.url);
  await tabTo(page, content(page).getByRole('checkbox', { name: '订单已变更' }));
  await page.keyboard.press('Space');
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  const shown = content(page).getByText(/^whsec_[\w+/]{43}=$/);
  await expect(shown).toBeVisible();
  const secret = (await shown.textContent()) ?? '';
  await axe(page);
  expect(await emailTo(origin, `${account}@glass.test`)).toContain(receiver.url);

  receiver.answers.push(500);
  const number = await placeOrder(context, NICKEL_HINGE, 2);
  await expect.poll(() => receiver.messages.length, { timeout: 30_000 }).toBe(2);
  const [failed, repeated] = receiver.messages;
  expect(repeated?.text).toBe(failed?.text);
  expect(repeated?.headers['webhook-id']).toBe(failed?.headers['webhook-id']);
  expect(repeated && isSignedBy(repeated, secret)).toBe(true);
  expect(repeated?.body).toMatchObject({ type: 'order.placed', data: { order_id: number, paid: 0 } });
  await payFromBalance(context, number);
  await expect
    .poll(() => receiver.messages.map(({ body }) => body.type).toSorted(), { timeout: 30_000 })
    .toEqual(['invoice.issued', 'order.paid', 'order.placed', 'order.placed']);

  await page.goto('/en-US/user/webhooks');
  await expect(content(page).getByText(secret)).toHaveCount(0);
  await content(page).getByRole('link', { name: receiver.url }).click();
  const placed = content(page).getByRole('row', { name: `Order placed ${number}` });
  await expect(placed).toContainText('Delivered HTTP 204');
  await expect(placed).toContainText('2 attempts');
  await content(page).getByRole('button', { name: 'Send a test' }).click();
  await expect(content(page).getByRole('row', { name: /^Test/ })).toContainText('Delivered HTTP 204');
  await axe(page);

  const desk = await openDesk(browser, origin, `/webhooks?search=${number}`);
  await expect(desk.getByRole('row', { name: /order\.placed/ })).toContainText('北方玻璃');
  await axe(desk);
  await desk.getByRole('button', { name: `Send again: order.placed ${number} to 北方玻璃` }).click();
  await expect
    .poll(() => receiver.messages.filter(({ body }) => body.type === 'order.placed').length, { timeout: 30_000 })
    .toBe(3);

  await content(page)
    .getByText(/^Secret/)
    .click();
  await content(page).getByRole('button', { name: 'Rotate secret' }).click();
  await expect(shown).not.toHaveText(secret);
  await content(page).getByRole('button', { name: 'Disable' }).click();
  await expect(content(page).getByRole('button', { name: 'Enable' })).toBeVisible();
  await content(page).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(content(page).getByRole('heading', { name: 'Add a webhook' })).toBeVisible();
  await expect(content(page).getByText(receiver.url)).toHaveCount(0);
  await context.close();
  await receiver.close();
});
