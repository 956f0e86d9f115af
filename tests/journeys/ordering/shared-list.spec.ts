import type { BrowserContext } from '@playwright/test';
import { call, cancelUnpaidOrders, reserveAll, signIn, type Variant } from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';
import { emailTo, newBuyer } from '../testing/new-buyer.ts';
import { openDesk } from '../testing/operator.ts';

/** Sold from two pieces on. */
const HINGE: Variant = { productId: '1001', code: 'RD-HINGE-WALL-FULL-BN-8MM' };
const FEW: Variant = { productId: '1001', code: 'RD-HINGE-WALL-FULL-SB-8MM' };

async function succeed(context: BrowserContext, path: string, body: object): Promise<void> {
  expect(await call(context, path, body), path).toMatchObject({ status: 200 });
}

test('[B3] two members share a list, one of them on a phone, and each sees prices and stock that changed', async ({
  shop,
  browser,
  axe,
}) => {
  const [owner, member] = [await newBuyer(shop.origin), await newBuyer(shop.origin)];
  const owning = await browser.newContext({ baseURL: shop.origin });
  const sharing = await browser.newContext({ baseURL: shop.origin, viewport: { width: 390, height: 844 } });
  await signIn(owning, owner.account);
  await signIn(sharing, member.account);
  const page = await owning.newPage();
  const list = content(page);
  await page.goto('/user/shopping_lists');
  await expect(list.getByRole('button', { name: 'Create list' })).toBeVisible();
  await expect(list.getByLabel('Share with my company')).toHaveCount(0);

  await succeed(owning, 'company/create', { name: 'North Glass' });
  const email = `${member.account}@glass.test`;
  await succeed(owning, 'company/invite', { email, role: 'buyer', perOrder: '', perMonth: '' });
  const [, token] = /company_invitation\?token=([\w-]+)/.exec(await emailTo(shop.origin, email)) ?? [];
  await succeed(sharing, 'company/accept_invitation', { token });

  // The least quantity of a variant from its product page; the same variant again makes one row.
  await page.goto(`/goods_detail/${HINGE.productId}?sku=${HINGE.code}`);
  await list.getByRole('link', { name: 'Add to a list' }).click();
  await expect(list.getByRole('heading', { level: 1, name: `Add ${HINGE.code} to a list` })).toBeVisible();
  await list.getByLabel('Name').fill('Harbour Tower');
  await list.getByLabel('Share with my company').check();
  await list.getByRole('button', { name: 'Create list' }).click();
  await expect(list.getByText('Shared with your company')).toBeVisible();
  await expect(list.getByLabel('Quantity, row 1')).toHaveValue('2');
  await expect(list.getByRole('button', { name: /^Use 2/ })).toHaveCount(0);
  await page.goto(`/user/shopping_lists?add=${HINGE.code}%093&add=${FEW.code}`);
  await list.getByRole('button', { name: 'Add to Harbour Tower' }).click();
  await expect(list.getByLabel('Quantity, row 1')).toHaveValue('5');
  await expect(list.getByLabel('SKU, row 2')).toHaveValue(FEW.code);
  await expect(list.getByLabel('Quantity, row 2')).toHaveValue('2');
  await list.getByLabel('SKU, row 3').fill(HINGE.code.toLowerCase());
  await list.getByLabel('Quantity, row 3').fill('1');
  await list.getByLabel('Note, row 3').fill('spare');
  await expect(list.getByText('Counts with row 1.')).toBeVisible();
  await list.getByRole('button', { name: 'Merge rows of the same product' }).click();
  await expect(list.getByLabel('Quantity, row 1')).toHaveValue('6');
  await expect(list.getByLabel('Note, row 1')).toHaveValue('spare');
  await expect(list.getByLabel('SKU, row 3')).toHaveValue('');
  await expect(list.getByText('All changes are saved.')).toBeVisible();
  // What was ordered is what the buyer has seen of prices and stock: each answer is awaited before these change.
  for (const again of [false, true]) {
    const seen = page.waitForResponse((answer) => answer.url().includes('shopping_list/seen'));
    if (again) await list.getByRole('button', { name: 'Add them again' }).click();
    await list.getByRole('button', { name: 'Add 2 to the cart' }).click();
    await expect(list.getByText('2 rows are in your cart.')).toBeVisible();
    await seen;
  }
  const cart = (await call(owning, 'pc/get_cart_list')).data.valid as { id: string }[];
  await succeed(owning, 'cart/del', { ids: cart.map(({ id }) => id) });

  const desk = await openDesk(browser, shop.origin);
  const terms = { name: 'North', firstDay: '2026-01-01', accounts: owner.account };
  const prices = { name: 'prices.txt', mimeType: 'text/plain', buffer: Buffer.from(`${HINGE.code}\t1\t1.25`) };
  const saved = await desk.context().request.post('/api/operator/price_lists', { multipart: { ...terms, prices } });
  expect(await saved.json()).toMatchObject({ status: 200 });
  const other = await browser.newContext({ baseURL: shop.origin });
  await signIn(other, 'luisglass');
  await reserveAll(other, FEW);
  await page.reload();
  await expect(list.getByText(/^Price down: \$[\d.]+ → \$1\.25$/)).toBeVisible();
  await expect(list.getByText('Sold out', { exact: true })).toBeVisible();
  await list.getByRole('button', { name: 'Notify me when in stock' }).click();
  await expect(list.getByRole('button', { name: 'Do not notify me' })).toBeVisible();

  const phone = await sharing.newPage();
  await phone.goto('/zh-CN/user/shopping_lists');
  await expect(content(phone).getByText(/^由.+共享$/)).toBeVisible();
  await content(phone).getByRole('link', { name: 'Harbour Tower' }).click();
  await content(phone).getByLabel('第 1 行备注').fill('北侧');
  await expect(content(phone).getByText('所有更改均已保存。')).toBeVisible();
  await expect(content(phone).getByRole('button', { name: '删除清单' })).toHaveCount(0);
  await axe(phone);
  await content(phone).getByRole('link', { name: '拣货单' }).click();
  await expect(content(phone).getByRole('row', { name: new RegExp(HINGE.code) })).toContainText('北侧');
  await axe(phone);
  await list.getByLabel('Note, row 1').fill('south');
  await expect(list.getByText('Another member changed this line meanwhile')).toBeVisible();
  await expect(list.getByLabel('Note, row 1')).toHaveValue('北侧');

  await cancelUnpaidOrders(shop.origin);
  await page.reload();
  await expect(list.getByText(/^Price down/)).toBeVisible();
  await expect(list.getByText('Sold out', { exact: true })).toHaveCount(0);
  for (const context of [owning, sharing, other, desk.context()]) await context.close();
});
