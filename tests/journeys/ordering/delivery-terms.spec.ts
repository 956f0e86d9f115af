import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addToCart, NICKEL_HINGE, payFromBalance, signIn } from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';
import { openDesk } from '../testing/operator.ts';

/** Far enough for any cut-off and weekend. */
const LATER = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const year = LATER.slice(0, 4);

const orderIn = (page: Page) => new URL(page.url()).searchParams.get('orderId') ?? '';

/** Opens the checkout of a hinge with its delivery terms unfolded. */
async function openTerms(page: Page, language: string, terms: string): Promise<void> {
  const line = await addToCart(page.context(), NICKEL_HINGE, 2);
  await page.goto(`${language}/order_confirm?cartId=${line}`);
  await content(page).getByText(terms, { exact: true }).click();
}

test('[B4] an order has its job, site and days on every sheet, is found by them, and ships when agreed', async ({
  page,
  browser,
  baseURL,
  axe,
}) => {
  const job = `Harbour Tower ${Date.now()}`;
  await signIn(page.context(), 'danaglass');
  await openTerms(page, '', 'Job and delivery');
  const way = content(page).getByRole('radio', { name: /^Ground service/ });
  const before = await way.evaluate((radio) => radio.closest('label')?.textContent);
  await content(page).getByLabel('Ship not before').fill(LATER);
  await expect(way.locator('xpath=ancestor::label')).not.toHaveText(String(before));
  await content(page).getByLabel('Ship not after').fill('2020-01-01');
  await content(page).getByLabel('Deliver everything together').check();
  await content(page).getByRole('button', { name: 'Place order' }).click();
  await expect(content(page).getByRole('alert')).toContainText('The last day is before the first one.');
  await content(page).getByLabel('Ship not after').fill('');
  await content(page).getByLabel('Job name').fill(job);
  await content(page).getByLabel('Site, or contact there').fill('Gate 4, ask for Jo');
  await axe(page);
  await content(page).getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  const number = orderIn(page);
  await payFromBalance(page.context(), number);

  const shown = [job, 'Gate 4, ask for Jo', new RegExp(`not before .*${year}`), 'Everything together'];
  const seesTerms = async () => {
    for (const text of shown) await expect(content(page).getByText(text).first()).toBeVisible();
  };
  await page.goto(`/user/orderList?search=${encodeURIComponent(job)}`);
  await content(page)
    .getByRole('link', { name: `Order ${number}` })
    .click();
  await seesTerms();
  const arrival = content(page)
    .getByText(/^Expected/)
    .locator('xpath=..');
  await expect(arrival).toContainText(year);
  await content(page).getByRole('link', { name: 'Packing slip' }).click();
  await expect(content(page).getByRole('heading', { name: `Packing slip ${number}` })).toBeVisible();
  await seesTerms();
  await page.goBack();
  await content(page).getByRole('link', { name: 'Invoice' }).click();
  await expect(content(page).getByText(job)).toBeVisible();
  await page.goto('/user/orderList');
  const file = await page.request.get(`/user/orders_file?format=csv&search=${encodeURIComponent(job)}`);
  expect(await file.text()).toContain(job);

  const desk = await openDesk(browser, baseURL, '/orders?state=ship-later');
  await desk.getByRole('searchbox').fill(job);
  await desk.getByRole('link', { name: number }).click();
  for (const text of shown) await expect(desk.getByText(text).first()).toBeVisible();
  await desk.getByRole('button', { name: 'Change delivery terms' }).click();
  const terms = desk.getByRole('dialog');
  await expect(terms.getByLabel('Job name')).toHaveValue(job);
  await axe(desk);
  await terms.getByLabel('Ship not before').fill('');
  await terms.getByLabel('Deliver everything together').uncheck();
  await terms.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('status').getByText('Delivery terms changed.')).toBeVisible();
  await desk.getByRole('combobox', { name: /^Courier/ }).selectOption('UPS');
  await desk.getByRole('textbox', { name: /^Tracking number/ }).fill('1Z4');
  await desk.getByRole('button', { name: 'Ship', exact: true }).click();
  await expect(desk.getByText('Handed to UPS')).toBeVisible();
  await desk.goto(`/desk/orders?search=${encodeURIComponent(job)}`);
  await desk.getByRole('button', { name: 'Export' }).click();
  const [table] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  const rows = readFileSync(await table.path(), 'utf8')
    .trim()
    .split('\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain(job);
  await desk.goto(`/desk/outbox?search=${encodeURIComponent(number)}`);
  await desk.getByRole('button', { name: new RegExp(`received for order ${number}`) }).click();
  for (const text of shown.slice(0, 3)) await expect(desk.getByRole('dialog')).toContainText(text);
  await desk.context().close();
});

test('[B4] on a phone in Chinese an order waits at the counter for its day', async ({ page, axe }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page.context(), 'luisglass');
  await openTerms(page, '/zh-CN', '工程与交货');
  await content(page).getByRole('radio', { name: /自提/ }).first().check();
  await content(page).getByLabel('最早备妥日期').fill(LATER);
  await content(page).getByLabel('工程名称').fill('海港大厦');
  await content(page).getByLabel('整单一次自提').check();
  await axe(page);
  await content(page).getByRole('button', { name: '提交订单' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  await page.goto(`/zh-CN/order_detail?orderId=${orderIn(page)}`);
  for (const text of ['海港大厦', /^不早于/, '整单一次交付']) await expect(content(page).getByText(text)).toBeVisible();
  await content(page).getByRole('link', { name: '装箱单' }).click();
  await expect(content(page).getByText('海港大厦')).toBeVisible();
  await axe(page);
});
