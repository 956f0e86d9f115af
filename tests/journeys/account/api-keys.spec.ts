import { NICKEL_HINGE, payFromBalance, placeOrder, signIn, tabTo } from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';
import { newBuyer } from '../testing/new-buyer.ts';

interface Answered {
  http: number;
  data: unknown;
}

/** Calls the shop as a program does, with a key alone. */
async function callWith(secret: string, url: string, body?: object): Promise<Answered> {
  const answer = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { http: answer.status, data: ((await answer.json()) as { data: unknown }).data };
}

test('[B12] an owner creates a key by keyboard on a phone, a program orders with it, and it is rotated and ended', async ({
  shop,
  browser,
  axe,
}) => {
  const { account } = await newBuyer(shop.origin);
  const context = await browser.newContext({ baseURL: shop.origin, viewport: { width: 390, height: 844 } });
  await signIn(context, account);
  await payFromBalance(context, await placeOrder(context, NICKEL_HINGE, 2));
  const page = await context.newPage();
  const api = `${shop.origin}/api`;
  await page.goto('/zh-CN/user/api_keys');
  await content(page).getByRole('link', { name: '创建公司' }).click();
  await content(page)
    .getByLabel(/^公司名称/)
    .fill('北方玻璃');
  await content(page).getByRole('button', { name: '创建公司' }).click();
  await content(page).getByRole('link', { name: 'API 密钥' }).click();

  await tabTo(page, content(page).getByLabel(/^名称/));
  await page.keyboard.type('仓库 ERP');
  const create = content(page).getByRole('button', { name: '创建密钥' });
  await tabTo(page, create);
  await page.keyboard.press('Enter');
  await expect(content(page).getByRole('link', { name: '请至少选择一项权限。' })).toBeVisible();
  for (const name of ['读取订单', '下单和取消订单']) {
    await tabTo(page, content(page).getByRole('checkbox', { name }));
    await page.keyboard.press('Space');
  }
  await tabTo(page, create);
  await page.keyboard.press('Enter');
  const shown = content(page).getByText(/^rk_[\w-]{43}$/);
  await expect(shown).toBeVisible();
  const secret = (await shown.textContent()) ?? '';
  await axe(page);

  const [address] = (await callWith(secret, `${api}/address/list`)).data as { id: number }[];
  const order = { key: `journey-${account}`, addressId: address?.id, payment: 'balance' };
  const lines = [{ sku: NICKEL_HINGE.code, quantity: 2 }];
  const placed = await callWith(secret, `${api}/order/place`, { ...order, lines });
  const { number } = placed.data as { number: string };
  const again = await callWith(secret, `${api}/order/place`, { ...order, lines });
  expect(again.data).toMatchObject({ number, repeated: true });
  expect((await callWith(secret, `${api}/order/detail/${number}`)).data).toMatchObject({ order_id: number, paid: 1 });
  expect((await callWith(secret, `${api}/invoices`)).http).toBe(403);
  expect((await callWith(secret, `${api}/user`)).http).toBe(403);

  await page.goto('/en-US/user/api_keys');
  await expect(content(page).getByText(secret)).toHaveCount(0);
  await content(page).getByRole('link', { name: '仓库 ERP' }).click();
  await expect(content(page).getByText('GET /order/detail/:number')).toBeVisible();
  await expect(content(page).getByText('403 (911023)')).toBeVisible();
  await content(page).getByLabel('Old secret').selectOption({ label: 'Ends immediately' });
  await content(page).getByRole('button', { name: 'Rotate key' }).click();
  await expect(shown).not.toHaveText(secret);
  const rotated = (await shown.textContent()) ?? '';
  expect((await callWith(secret, `${api}/order/detail/${number}`)).http).toBe(401);
  expect((await callWith(rotated, `${api}/order/detail/${number}`)).http).toBe(200);
  await axe(page);

  await content(page).getByRole('link', { name: 'API reference' }).click();
  await expect(
    content(page).getByRole('heading', { name: 'Place and pay an order of SKUs and quantities' }),
  ).toBeVisible();
  await axe(page);
  await page.goBack();
  await content(page).getByRole('button', { name: 'End key' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End key' }).click();
  await expect(content(page).getByRole('cell', { name: 'Ended' })).toBeVisible();
  expect((await callWith(rotated, `${api}/order/detail/${number}`)).http).toBe(401);
  await context.close();
});
