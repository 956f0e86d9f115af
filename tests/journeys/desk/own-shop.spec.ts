import type { Locator, Page } from '@playwright/test';
import { type ShopProcess, temporaryFolder } from '../../../scripts/shop-process.mjs';
import { signIn } from '../testing/buyer.ts';
import { linkIn, setPassword, signInByForm } from '../testing/invitation.ts';
import { content, endShop, expect, newShop, test } from '../testing/journey.ts';
import { newBuyer } from '../testing/new-buyer.ts';
import { pictureOf } from '../testing/picture.ts';

const SKU = 'KG-HINGE-90';
const PICTURE = { name: 'hinge.png', mimeType: 'image/png', buffer: pictureOf(1000, 1000) };

async function fill(place: Page | Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await place.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);
}

let shop: ShopProcess;

// Its first start takes longer than a copy of the template's data.
test.beforeAll(async () => {
  shop = await newShop({ DEMO: '0', DATA_DIR: temporaryFolder() });
});
test.afterAll(() => endShop(shop));

test('[B15] [B16] an owner fills, prices, promotes and staffs an empty shop at the desk, and it sells and ships its first order', async ({
  browser,
  axe,
}) => {
  const page = await (await browser.newContext({ baseURL: shop.origin })).newPage();
  const desk = await (await browser.newContext({ baseURL: shop.origin })).newPage();
  await desk.goto(linkIn(shop.output));
  await desk.getByRole('textbox', { name: /^Name/ }).fill('Rosa Diaz');
  await setPassword(desk, 'rosa@own.test');
  await signInByForm(desk, 'rosa@own.test');
  const open = (section: string) => desk.getByRole('link', { name: section, exact: true }).click();
  const save = () => desk.getByRole('button', { name: 'Save', exact: true }).click();
  const messages = desk.getByRole('region', { name: 'Messages' });
  const dialog = desk.getByRole('dialog');

  await open('Company');
  await fill(desk, { 'Name of the shop .English': 'Keystone Glass', 'Name of the shop .Chinese': '基石玻璃' });
  await save();
  await expect(messages.getByText('The settings are saved. They apply at once.')).toBeVisible();
  await open('Categories');
  await desk.getByRole('button', { name: 'Add a category' }).click();
  await fill(dialog, { 'Name .English': 'Hinges', 'Name .Chinese': '铰链' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('row', { name: /Hinges 铰链/ })).toBeVisible();

  await open('Products');
  await desk.getByRole('link', { name: 'Add a product' }).click();
  await fill(desk, { 'SKU of variant 1': SKU, [`Price of ${SKU}`]: '25.00' });
  await fill(desk, { 'Name .English': 'Shower Hinge', 'Name .Chinese': '淋浴铰链' });
  await fill(desk, { 'Unit .English': 'pc', 'Unit .Chinese': '件' });
  await desk.getByRole('combobox', { name: 'Category' }).selectOption('Hinges');
  await desk.locator('input[type="file"]').first().setInputFiles(PICTURE);
  await desk.getByRole('combobox', { name: 'State' }).selectOption('Published');
  await save();
  await expect(messages.getByText('The product is saved.')).toBeVisible();

  await open('Import and export');
  await desk.getByRole('button', { name: 'Import a file' }).click();
  const rows = `SKU;Price;Stock\r\n${SKU};24,50;40\r\n`;
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
  await dialog.getByRole('button', { name: 'Check the file' }).click();
  await desk.getByRole('button', { name: 'Save 1 row' }).click();
  await expect(desk.getByText('The rows are saved. Rows with faults are not.')).toBeVisible();
  await open('Coupons');
  await desk.getByRole('button', { name: 'Add a coupon' }).click();
  await fill(dialog, { 'Title .English': 'Opening week', 'Title .Chinese': '开业周' });
  await fill(dialog, { 'For orders from': '20', Reduction: '4.50', Available: '10' });
  await dialog.getByRole('button', { name: 'Save the coupon' }).click();

  const { account } = await newBuyer(shop.origin, 0, desk.context().request);
  await desk.goto(`/desk/buyers?search=${account}`);
  await desk.getByRole('link', { name: /^Credit terms of/ }).click();
  await desk.getByRole('button', { name: 'Grant terms' }).click();
  await dialog.getByLabel(/^Limit/).fill('300');
  await dialog.getByLabel(/^Days to pay/).fill('30');
  await dialog.getByRole('button', { name: 'Save terms' }).click();
  await expect(desk.getByText('Limit $300.00, due 30 days after the invoice')).toBeVisible();

  await signIn(page.context(), account);
  await page.goto('/user/userCoupon');
  await content(page).getByRole('button', { name: 'Claim Opening week' }).click();
  await page.goto(`/goods_search?title=${SKU}`);
  await expect(page).toHaveTitle(/Keystone Glass/);
  await content(page).getByRole('link', { name: 'Shower Hinge' }).first().click();
  await expect(content(page).getByText('$24.50').first()).toBeVisible();
  await content(page).locator('#purchase').getByRole('button', { name: 'Add to cart' }).click();
  await content(page).locator('#purchase').getByRole('link', { name: 'View cart' }).click();
  await content(page).getByRole('link', { name: 'Checkout' }).click();
  await content(page).getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('radio', { name: /On account/ }).check();
  await page.getByRole('button', { name: /^Order on account/ }).click();
  await expect(page.getByText(/Your order is on account/)).toBeVisible();

  await open('People');
  await desk.getByRole('button', { name: 'Invite a person' }).click();
  await fill(dialog, { Name: 'Ana Silva', 'E-mail': 'ana@own.test' });
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Warehouse');
  await dialog.getByRole('button', { name: 'Invite a person' }).click();
  const invitation = await desk.getByRole('textbox', { name: 'Link' }).inputValue();
  const warehouse = await (await browser.newContext({ baseURL: shop.origin })).newPage();
  await warehouse.goto(invitation);
  await setPassword(warehouse);
  await signInByForm(warehouse, 'ana@own.test');
  await expect(warehouse.getByRole('link', { name: 'Orders', exact: true })).toBeVisible();
  await warehouse.goto('/desk/orders/to-ship');
  await expect(warehouse.getByRole('heading', { name: 'To ship (1)' })).toBeVisible();
  await warehouse.getByRole('combobox', { name: /^Courier/ }).selectOption('UPS');
  await warehouse.getByRole('textbox', { name: /^Tracking number/ }).fill('1Z999AA10123456784');
  await warehouse.getByRole('button', { name: 'Ship', exact: true }).click();
  await expect(warehouse.getByText('No orders to ship.')).toBeVisible();
  await axe(warehouse);
  await page.reload();
  await expect(content(page).getByRole('link', { name: 'Track shipment' })).toBeVisible();
  for (const each of [page, desk, warehouse]) await each.context().close();
});
