import { expect, signIn, test } from './shop-before-crmeb.ts';

test('[R2.13] a screen without support by the backend says so', async ({ page }) => {
  const answer = await page.goto('/about');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This shop does not offer this' })).toBeVisible();
});

test('[R2.13] [R6.9] what needs a capability is not offered by its address either', async ({ page, crmeb }) => {
  await signIn(page.context());
  for (const screen of ['orderList', 'shopping_lists', 'shopping_list?id=1']) await page.goto(`/user/${screen}`);
  // The capabilities alone say that CRMEB has no companies.
  expect(crmeb.absent).not.toContain('GET /company/own');
  const account =
    'quotes quote?number=1 quoteRequest invoices creditCard company_members company_budgets api_keys api_reference webhooks purchasing_system approvals bought_before';
  for (const screen of ['punchout?token=1', 'punchout_return', ...account.split(' ').map((path) => `user/${path}`)]) {
    const answer = await page.goto(`/${screen}`);
    expect(answer?.status(), screen).toBe(404);
    await expect(page.getByRole('heading', { name: 'This shop does not offer this' }), screen).toBeVisible();
  }
});

test('[R6.7] thanks for the last review say that the shop may check it', async ({ page, crmeb }) => {
  const number = crmeb.shop.addOrder('order_detail.done');
  await signIn(page.context());
  await page.goto(`/evaluation?orderId=${number}&thanks=1`);
  await expect(page.getByText('The shop may check your review before it is published.')).toBeVisible();
});

test('[R4.4] an ended session is a visitor on public pages, and signs in elsewhere', async ({ context, baseURL }) => {
  const visit = async (path: string) => {
    await context.addCookies([{ name: 'local1', value: 'nobody', url: String(baseURL) }]);
    const answer = await context.request.get(path, { maxRedirects: 0 });
    const names = (await context.cookies()).map(({ name }) => name);
    return { status: answer.status(), hasSession: names.includes('local1') };
  };
  for (const path of ['/', '/goods_detail/1', '/goods_list'])
    expect(await visit(path), path).toEqual({ status: 200, hasSession: false });
  expect(await visit('/user')).toEqual({ status: 302, hasSession: false });
});

test('[R8.2] of the calls that the backend lacks, its capabilities alone are requested, once', async ({
  page,
  crmeb,
}) => {
  await page.goto('/goods_detail/1');
  await page.goto('/goods_list?page=1');
  await signIn(page.context());
  await page.goto('/goods_detail/2');
  const absent = crmeb.absent.filter((call) => /capabilities|header|category|among|suggest|sections/.test(call));
  expect(absent).toEqual(['GET /capabilities']);
});

test('[R6.11] all messages can be marked as read', async ({ page, crmeb }) => {
  await signIn(page.context());
  await page.goto('/user/messageCenter');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.poll(() => crmeb.shop.changedNotices).toBeGreaterThan(0);
});

test('[R1.3] [R2.9] forms that the backend lacks are not shown, and the page names another way', async ({ page }) => {
  const contact = page.locator('#content').getByRole('link', { name: 'Contact us' });
  const fields = page.locator('#content').getByRole('textbox');
  for (const path of ['/register', '/passwd_forgot', '/mobile_login']) {
    await page.goto(path);
    await expect(contact, path).toBeVisible();
    await expect(page.getByText('Call us: +1 555 0100'), path).toBeVisible();
    await expect(fields, path).toHaveCount(0);
  }
  await signIn(page.context());
  for (const path of ['/user/company', '/user/billAddress']) {
    await page.goto(path);
    // Nothing leads here; the address may be typed.
    await expect(page.locator(`nav a[href="${path}"]`), path).toHaveCount(0);
    await expect(contact, path).toBeVisible();
    await expect(fields, path).toHaveCount(0);
  }
  // The nickname is unchanged.
  await page.goto('/user/userinfo');
  await expect(contact).toBeVisible();
  await expect(fields).toHaveCount(1);
});

test('[R6.10] balance entries show their time, and a coupon its last day', async ({ page }) => {
  await signIn(page.context());
  await page.goto('/user/balance');
  await expect(page.locator('#content').getByText('21-11-2026 10:31').first()).toBeVisible();
  // CRMEB leaves refunds out of what it lists as income.
  await expect(page.getByRole('link', { name: 'Paid in' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Income' })).toHaveCount(0);
  await page.goto('/user/myCoupon');
  await expect(
    page
      .locator('#content')
      .getByText(/21-12-2026/)
      .first(),
  ).toBeVisible();
});

test('[R7.5] the desk explains that agents use CRMEB’s own desk', async ({ page }) => {
  await page.goto('/desk');
  await expect(page.getByRole('heading', { name: 'The desk is not available here' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'To the shop' }).click();
  await expect(page).toHaveURL('/');
});

test('[R2.2] a buyer writes to the shop with what the backend stores; a visitor signs in first', async ({ page }) => {
  const form = page.locator('main form');
  await page.goto('/contact');
  await expect(page.locator('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(form).toHaveCount(0);
  // The street map and the page about the company are the demonstration's own.
  await expect(page.locator('main img')).toHaveCount(0);
  await expect(page.locator('footer').getByRole('link', { name: 'About us' })).toHaveCount(0);
  await signIn(page.context());
  await page.goto('/contact');
  await expect(form.getByRole('textbox')).toHaveCount(3);
  await form.getByLabel(/name/).fill('Luis Vega');
  await form.getByLabel(/Phone/).fill('13800138000');
  await form.getByLabel(/Message/).fill('Do you stock brass?');
  await form.getByRole('button').click();
  await expect(page.getByRole('status').filter({ hasText: 'We will contact you' })).toBeVisible();
});
