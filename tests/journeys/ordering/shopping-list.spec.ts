import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { call, signIn } from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';

type Product = { skus: { code: string; stock: number; moq: number; pack: number }[] };
const CATALOGUE = new URL('../../../apps/backend/catalogue/products.json', import.meta.url);
const PLAIN = (JSON.parse(readFileSync(CATALOGUE, 'utf8')) as Product[])
  .flatMap(({ skus }) => skus)
  .filter(({ stock, moq, pack }) => stock > 50 && moq * pack === 1)
  .map(({ code }) => code);
const [FIRST = '', SECOND = ''] = PLAIN;

const linesInCart = async (page: Page) => (await call(page.context(), 'cart/count?numType=1')).data.count;

test('[B3] a list is made, filled, printed and ordered once by keyboard alone', async ({ page, axe }) => {
  await signIn(page.context(), 'tomglass');
  await page.goto('/user/shopping_lists');
  const list = content(page);
  await list.getByLabel('Name').focus();
  await page.keyboard.type('Harbour Tower');
  await page.keyboard.press('Tab');
  await page.keyboard.type('J-2041');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('heading', { name: 'Harbour Tower' })).toBeVisible();
  await list.getByLabel('SKU, row 1').focus();
  await page.keyboard.type(FIRST);
  await page.keyboard.press('Escape');
  await list.getByLabel('Quantity, row 1').focus();
  await page.keyboard.type('4');
  await list.getByLabel('Note, row 1').focus();
  await page.keyboard.type('north core');
  await list.getByLabel('SKU, row 2').focus();
  await page.keyboard.type(SECOND);
  await page.keyboard.press('Escape');
  await list.getByLabel('Quantity, row 2').focus();
  await page.keyboard.type('2');
  await list.getByRole('button', { name: 'Remove row 1' }).focus();
  await page.keyboard.press('Enter');
  await list.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(list.getByText('All changes are saved.')).toBeVisible();
  await axe(page);
  await list.getByRole('link', { name: 'Pick list' }).focus();
  await page.keyboard.press('Enter');
  const rows = list.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText(FIRST);
  await expect(rows.nth(1)).toContainText('north core');
  await expect(rows.nth(2)).toContainText(SECOND);
  await expect(rows.nth(3)).toContainText(/Total, 2 lines.*6.*kg/);
  await axe(page);
  await page.goBack();
  await list.getByRole('button', { name: 'Add 2 to the cart' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(list.getByText('2 rows are in your cart.')).toBeVisible();
  await expect(list.getByRole('button', { name: 'These rows are in your cart' })).toBeDisabled();
  expect((await call(page.context(), 'cart/count?numType=0')).data.count).toBe(6);
});

test('[B3] on a phone in Chinese a quick order becomes a list, a product is added, and an order is bought again', async ({
  page,
  axe,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page.context(), 'luisglass');
  await page.goto('/zh-CN/quick_order');
  const screen = content(page);
  await screen.getByLabel('第 1 行型号').fill(FIRST);
  await screen.getByLabel('第 1 行数量').fill('3');
  await screen.getByRole('button', { name: '保存为清单' }).click();
  await expect(screen.getByLabel('第 1 行数量')).toHaveValue('3');
  await expect(page).toHaveURL(/\/zh-CN\/user\/shopping_list\?/);
  await page.goto(`/zh-CN/user/shopping_lists?add=${SECOND}`);
  await screen.getByRole('button', { name: /^添加到/ }).click();
  await expect(screen.getByLabel('第 2 行型号')).toHaveValue(SECOND);
  await page.goto('/zh-CN/user/bought_before');
  await expect(screen.getByRole('heading', { name: '曾购产品' })).toBeVisible();
  await axe(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[B3] the form of a list saves its rows and adds them to the cart', async ({ page }) => {
    await signIn(page.context(), 'priyaglass');
    await page.goto('/user/shopping_lists');
    const list = content(page);
    await list.getByLabel('Name').fill('North');
    await list.getByRole('button', { name: 'Create list' }).click();
    await list.getByLabel('SKU, row 1').fill(FIRST);
    await list.getByLabel('Quantity, row 1').fill('2');
    await list.getByRole('button', { name: 'Save' }).click();
    await expect(list.getByLabel('SKU, row 1')).toHaveValue(FIRST);
    await list.getByRole('button', { name: 'Add 1 to the cart' }).click();
    await expect(list.getByText('1 row is in your cart.')).toBeVisible();
    expect(await linesInCart(page)).toBe(1);
  });
});
