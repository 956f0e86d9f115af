import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ShopProcess } from '../../../scripts/shop-process.mjs';
import { linkIn, setPassword, signInByForm } from '../testing/invitation.ts';
import { endShop, expect, newShop, test } from '../testing/journey.ts';

const COMMAND = fileURLToPath(new URL('../../../apps/shop/commands/shop.ts', import.meta.url));

let shop: ShopProcess;

test.beforeAll(async () => {
  shop = await newShop({ DEMO: '0' });
});
test.afterAll(() => endShop(shop));

test('[B15] the first owner comes by the link of the log, invites people, and each role has its sections', async ({
  browser,
  axe,
}) => {
  const page = await (await browser.newContext({ baseURL: shop.origin })).newPage();
  await page.goto(linkIn(shop.output));
  await page.getByRole('textbox', { name: /^Name/ }).fill('Rosa Diaz');
  await axe(page);
  await setPassword(page, 'rosa@own.test');
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Your password is set.')).toBeVisible();
  await signInByForm(page, 'rosa@own.test');
  await page.getByRole('link', { name: 'People' }).click();
  await expect(page.getByRole('row', { name: /rosa@own\.test.*Owner/ })).toBeVisible();
  await axe(page);

  await page.getByRole('button', { name: 'Invite a person' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Ana O’Neill');
  await page.getByRole('textbox', { name: /^E-mail/ }).fill('ana@own.test');
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Warehouse');
  await page.getByRole('dialog').getByRole('button', { name: 'Invite a person' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name: /ana@own\.test.*Invited/ })).toBeVisible();

  const other = await (await browser.newContext({ baseURL: shop.origin })).newPage();
  await other.goto(link);
  await setPassword(other);
  await signInByForm(other, 'ana@own.test');
  await expect(other.getByRole('link', { name: 'Orders' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'People' })).toHaveCount(0);
  await other.goto('/desk/people');
  await expect(other).toHaveURL('/desk/overview');

  // Ana accepted elsewhere since this list was read.
  await page.reload();
  await page.getByRole('button', { name: 'Change Ana O’Neill' }).click();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expect(
    page.getByRole('region', { name: 'Messages' }).getByText('Ana O’Neill can no longer sign in.'),
  ).toBeVisible();
  await other.reload();
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.context().close();

  await shop.stop();
  const env = { ...process.env, ...shop.env, PORT: String(shop.port) };
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, 'operator', 'add', 'bo@own.test'], { env });
  await shop.start();
  expect(shop.output).not.toContain('invitation');
  await other.goto(linkIn(stdout));
  await setPassword(other);
  await signInByForm(other, 'bo@own.test');
  await expect(other.getByRole('link', { name: 'People' })).toBeVisible();
  await other.context().close();
});
