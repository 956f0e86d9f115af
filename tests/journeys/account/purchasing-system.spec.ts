import { createServer } from 'node:http';
import { addToCart, NICKEL_HINGE, signIn } from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';
import { newBuyer } from '../testing/new-buyer.ts';

/** A purchasing system that receives carts; `carts` are the posted forms. */
async function openPurchasingSystem() {
  const carts: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    carts.push(new URLSearchParams(Buffer.concat(chunks).toString()));
    response.end('<h1>Cart received</h1>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { carts, returnUrl: `http://127.0.0.1:${port}/return`, close: () => server.close() };
}

test('[B12] a purchasing system opens the shop by OCI and gets the cart back', async ({ shop, browser, axe }) => {
  const { account } = await newBuyer(shop.origin, 0);
  const owner = await browser.newContext({ baseURL: shop.origin });
  await signIn(owner, account);
  const page = await owner.newPage();
  await page.goto('/user/company_members');
  await page.getByRole('textbox', { name: /^Company/ }).fill(`Company of ${account}`);
  await page.getByRole('button', { name: 'Create company' }).click();
  await content(page).getByRole('link', { name: 'Purchasing system' }).click();
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByText('Enter the name by which the system signs in.').first()).toBeVisible();
  const identity = `erp-${account}`;
  await page.getByRole('textbox', { name: /^Name or identity/ }).fill(identity);
  await page.getByRole('button', { name: 'Connect' }).click();
  const shown = page.getByText(/^[\w-]{32}$/);
  await expect(shown).toBeVisible();
  const secret = await shown.textContent();
  await axe(page);

  const system = await openPurchasingSystem();
  const person = await browser.newContext({ baseURL: shop.origin, viewport: { width: 390, height: 844 } });
  const erp = await person.newPage();
  const fields = { USERNAME: identity, PASSWORD: secret ?? '', HOOK_URL: system.returnUrl, USER_ID: 'Jane Smith' };
  const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`);
  await erp.setContent(
    `<form method="post" action="${shop.origin}/punchout/oci">${inputs.join('')}<button>Shop</button></form>`,
  );
  await erp.getByRole('button', { name: 'Shop' }).click();
  await expect(
    erp.getByText(`The purchasing system of Company of ${account} opens the shop for Jane Smith.`),
  ).toBeVisible();
  await axe(erp);
  await erp.getByRole('button', { name: 'Start shopping' }).click();
  await erp.waitForURL(`${shop.origin}/`);
  await addToCart(person, NICKEL_HINGE, 4);
  await erp.goto(`${shop.origin}/zh-CN/shoppingCart`);
  await erp.getByRole('button', { name: '发送到采购系统' }).click();
  await expect(erp.getByRole('heading', { level: 1, name: '将购物车发送到采购系统' })).toBeVisible();
  await axe(erp);
  await erp.getByRole('button', { name: '发送购物车' }).click();
  await expect(erp.getByRole('heading', { name: 'Cart received' })).toBeVisible();
  expect(Object.fromEntries(system.carts[0] ?? [])).toMatchObject({
    'NEW_ITEM-QUANTITY[1]': '4.000',
    'NEW_ITEM-UNIT[1]': 'EA',
  });
  await erp.goBack();
  await erp.goto(`${shop.origin}/zh-CN/user/purchasing_system`);
  await expect(erp.getByText('您在公司中的角色不允许此操作。').first()).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('button', { name: 'Connect' })).toBeVisible();
  await erp.goto(`${shop.origin}/user`);
  await expect(erp).toHaveURL(/\/login/);
  system.close();
});
