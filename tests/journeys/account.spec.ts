import type { Page } from '@playwright/test';
import { addToCart, fillSignIn, NICKEL_HINGE, PASSWORD, placeOrder, postSignIn, signIn } from './buyer.ts';
import { expect, test } from './journey.ts';
import { partTakenOver } from './script-taken-over.ts';

const content = (page: Page) => page.locator('#content');

test.describe('signing in', () => {
  test('[R5.2] [R5.3] says at the fields what is missing', async ({ page }) => {
    await page.goto('/login');
    await content(page).getByRole('button', { name: 'Sign In' }).click();
    const account = content(page).getByRole('textbox', { name: /^Account or e-mail/ });
    await expect(account).toHaveAccessibleDescription(/Please enter your account name or e-mail\./);
    await expect(content(page).getByLabel(/^Password/)).toHaveAccessibleDescription(/Please enter the password\./);
    await expect(content(page).getByText('2 things need your attention')).toBeVisible();
  });

  test('[R4.1] refuses a wrong password, an account in review and a refused one, keeping the name', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/status of 422/);
    await page.goto('/login');
    for (const [account, password] of [
      ['tomglass', 'Wrong2026'],
      ['marekglass', PASSWORD],
      ['aishaglass', PASSWORD],
    ] as const) {
      await fillSignIn(page, account, password);
      await expect(content(page).getByRole('alert')).toBeVisible();
      await expect(content(page).getByRole('textbox', { name: /^Account or e-mail/ })).toHaveValue(account);
    }
    await expect(page).toHaveURL('/login');
  });

  test('[R4.2] a buyer on /login is sent home', async ({ page }) => {
    await signIn(page.context(), 'graceglass');
    await page.goto('/login');
    await expect(page).toHaveURL('/');
  });

  for (const path of ['/order_confirm?cartId=7&new=1', '/zh-CN/user/address_list?edit=new']) {
    test(`[R4.2] [R4.3] ${path} asks to sign in and is returned to, query and all`, async ({ page, complaints }) => {
      complaints.expect(/status of 40[049]/);
      await page.goto(path);
      await expect(page).toHaveURL(path.startsWith('/zh-CN') ? '/zh-CN/login' : '/login');
      await fillSignIn(page, 'graceglass');
      // The backend refuses a checkout of a missing line, at the same address.
      await expect(page).toHaveURL(path);
    });
  }

  test('[R4.2] [R4.3] a private page asks to sign in and is led back to, query and all', async ({
    context,
    baseURL,
  }) => {
    for (const path of [
      '/shoppingCart?from=test',
      '/payment?orderId=abc-1',
      '/order_detail?orderId=abc-1',
      '/user?type=0',
      '/user/orderList?state=done&search=hinge%20full',
    ]) {
      await context.clearCookies();
      const asked = await context.request.get(path, { maxRedirects: 0 });
      expect([asked.status(), asked.headers().location], path).toEqual([302, '/login']);
      expect(await postSignIn(context, String(baseURL), 'graceglass')).toBe(path);
    }
  });

  test('[R4.3] goes home when told to return to another place', async ({ context, baseURL }) => {
    if (!baseURL) throw new Error('no shop');
    for (const evil of [
      '//evil.test/',
      '/\\evil.test',
      'https://evil.test/',
      '/%2F/evil.test<',
      '/zh-CN//evil%2Eexample/x',
      'javascript:alert(1)',
    ]) {
      await context.clearCookies();
      await context.addCookies([{ name: 'fromPath', value: encodeURIComponent(evil), url: baseURL }]);
      expect(await postSignIn(context, baseURL, 'graceglass'), evil).toBe('/');
    }
  });

  test('[R4.3] goes home in the browser too', async ({ page, baseURL }) => {
    if (!baseURL) throw new Error('no shop');
    await page.context().addCookies([{ name: 'fromPath', value: encodeURIComponent('//evil.test/'), url: baseURL }]);
    await page.goto('/login');
    await fillSignIn(page, 'graceglass');
    await expect(page).toHaveURL('/');
  });

  test('[R4.5] signing out ends the session and everything private', async ({ page }) => {
    await signIn(page.context(), 'graceglass');
    await addToCart(page.context(), NICKEL_HINGE, 2);
    await page.goto('/user?type=0');
    const [old] = (await page.context().cookies()).filter(({ name }) => name === 'local1');
    await page.evaluate(() => localStorage.setItem('rider.test', 'private'));
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('local1');
    await expect(page.locator('[data-component="header"]')).not.toContainText('2 pieces');
    if (!old) throw new Error('signing in set no cookie');
    await page.context().addCookies([old]);
    await page.goto('/user?type=0');
    await expect(page).toHaveURL('/login');
  });

  test('[R4.1] no script and no answer ever holds the token', async ({ page }) => {
    const bodies: string[] = [];
    await page.route(/\/api\/|\.data/, async (route) => {
      const response = await route.fetch();
      bodies.push(await response.text());
      await route.fulfill({ response });
    });
    await page.goto('/login');
    await fillSignIn(page, 'graceglass');
    await expect(page).toHaveURL('/');
    await page.goto('/user?type=0');
    await page.getByRole('link', { name: 'Addresses' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Addresses' })).toBeVisible();
    const session = (await page.context().cookies()).find(({ name }) => name === 'local1');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const token = session?.value ?? '';
    expect(token.length).toBeGreaterThan(20);
    expect(
      await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage })),
    ).not.toContain(token);
    const { request } = page.context();
    for (const path of ['/', '/user?type=0', '/api/user']) bodies.push(await (await request.get(path)).text());
    expect(bodies.length).toBeGreaterThan(4);
    for (const body of bodies) expect(body).not.toContain(token);
    const answer = await request.post('/api/login', { data: { account: 'graceglass', password: PASSWORD } });
    const fresh = (await page.context().cookies()).find(({ name }) => name === 'local1')?.value ?? '';
    expect(fresh.length).toBeGreaterThan(20);
    expect(await answer.text()).not.toContain(fresh);
  });

  test('[R4.1] a form of a foreign page is refused', async ({ page, baseURL }) => {
    if (!baseURL) throw new Error('no shop');
    await signIn(page.context(), 'graceglass');
    const { request } = page.context();
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.test' },
      { Origin: 'null' },
    ]) {
      for (const path of ['/api/cart/add', '/sign_out', '/shoppingCart', '/zh-CN/payment?orderId=1']) {
        expect((await request.post(path, { headers, form: { intent: 'add' } })).status(), path).toBe(403);
      }
      expect((await request.get('/api/logout', { headers })).status()).toBe(403);
    }
    await page.goto('/user?type=0');
    await expect(page).toHaveURL('/user?type=0');
  });
});

test('[R6.8] addresses are added, edited, preferred and deleted, with errors at the fields', async ({ page }) => {
  await signIn(page.context(), 'wenglass');
  await page.goto('/user/address_list');
  const cards = content(page).locator('[data-component="address-card"]');
  const before = await cards.count();
  await content(page).getByRole('link', { name: 'Add an address' }).click();
  await content(page).getByRole('button', { name: 'Save address' }).click();
  const phone = content(page).getByLabel('Phone');
  await expect(content(page).getByLabel('Recipient')).toHaveAccessibleDescription(/Please enter the name\./);
  await expect(phone).toHaveAccessibleDescription(/Please enter the phone number\./);
  await content(page).getByLabel('Recipient').fill('Warehouse Nine');
  await content(page).getByLabel('Country').selectOption('US');
  await content(page).getByLabel('Street address 1').fill('9 Dock Street');
  await content(page).getByLabel('City').fill('Seattle');
  await content(page).locator('[name="state"]').selectOption('WA');
  await content(page).locator('[name="zip"]').fill('nine');
  await phone.fill('12');
  await content(page).getByRole('button', { name: 'Save address' }).click();
  await expect(content(page).locator('[name="zip"]')).toHaveAccessibleDescription(/is not valid for the country/);
  await expect(phone).toHaveAccessibleDescription(/valid US, Canadian or Chinese/);
  await content(page).locator('[name="zip"]').fill('98101');
  await phone.fill('+1 206 555 0188');
  await content(page).getByRole('button', { name: 'Save address' }).click();
  await expect(page).toHaveURL('/user/address_list');
  await expect(cards).toHaveCount(before + 1);
  await content(page).getByRole('link', { name: 'Edit the address of Warehouse Nine' }).click();
  await content(page).getByLabel('City').fill('Tacoma');
  await content(page).getByRole('button', { name: 'Save address' }).click();
  const card = cards.filter({ hasText: 'Warehouse Nine' });
  await expect(card).toContainText('Tacoma');
  await card.getByRole('button', { name: /Make .* the default/ }).click();
  await expect(card).toContainText('Default');
  await expect(content(page).getByText('Default', { exact: true })).toHaveCount(1);
  await card.getByRole('button', { name: 'Delete the address of Warehouse Nine' }).click();
  await expect(cards).toHaveCount(before);
  await page.reload();
  await expect(cards).toHaveCount(before);
});

test('[R3.8] [R2.12] the language switch keeps page and query, says so, and lasts', async ({ page }) => {
  await page.goto('/goods_search?title=hinge');
  // Before its script runs, the switch is a plain link that sends nothing to the backend.
  await partTakenOver(page.locator('[data-component="locale-switch"]'));
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL('/zh-CN/goods_search?title=hinge');
  const toast = page.getByRole('region', { name: '消息' }).or(page.locator('[data-component="toast"]')).first();
  await expect(toast).toContainText(/[\u4e00-\u9fff]/);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'language');
  expect(cookie?.value).toBe('zh-CN');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(86_000);
  await page.goto('/goods_list?page=2');
  await expect(page).toHaveURL('/zh-CN/goods_list?page=2');
  await page.goto('/en-US/goods_list?page=2');
  await expect(page).toHaveURL('/goods_list?page=2');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('[R2.13] [R2.12] an unknown route and an unknown language answer 404 with the way home', async ({
  page,
  axe,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  for (const [path, words] of [
    ['/nope', 'This page could not be found.'],
    ['/fr-FR/goods_list', 'This page could not be found.'],
    ['/user/nope', 'This page could not be found.'],
    ['/zh-CN/nope', '找不到该页面。'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByText(words).first()).toBeVisible();
    await axe(page);
  }
});

test('[R2.10] the overview greets, counts and lists what is recent', async ({ page }) => {
  await signIn(page.context(), 'graceglass');
  const number = await placeOrder(page.context(), NICKEL_HINGE, 2);
  await page.goto('/user?type=0');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Grace');
  await expect(content(page)).toContainText(number);
  await content(page)
    .getByRole('link', { name: /^Pending payment/ })
    .click();
  await expect(page).toHaveURL('/user/orderList?state=pending-payment');
  await expect(content(page)).toContainText(number);
});
