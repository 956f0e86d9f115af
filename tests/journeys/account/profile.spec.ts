import type { BrowserContext } from '@playwright/test';
import { call, fillSignIn, PASSWORD, postSignIn, signIn, startSession } from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';
import { pictureOf } from '../testing/picture.ts';

/** The screens of the account that need no object of their own, with filters and pages in their addresses. */
const SCREENS = [
  '/shoppingCart?from=test',
  '/user?type=0',
  '/user/orderList?state=done&search=hinge%20full&page=2',
  '/user/refundList?page=2',
  '/user/address_list?edit=new',
  '/user/billAddress',
  '/user/company',
  '/user/collect?page=2',
  '/user/messageCenter?page=3',
  '/user/balance?page=2',
  '/user/creditCard',
  '/user/myCoupon',
];

/** Private screens of one order or refund, which are tested elsewhere with an order. */
const SCREENS_OF_AN_ORDER = [
  '/zh-CN/order_confirm?cartId=7&new=1',
  '/payment?orderId=abc-1',
  '/wxPay?orderId=1',
  '/alipay?orderId=1',
  '/stripePay?orderId=1',
  '/order_detail?orderId=abc-1',
  '/logistics?orderId=abc-1',
  '/evaluation?orderId=abc-1',
  '/refund?orderId=abc-1',
  '/zh-CN/refund_goods?id=abc-1',
  '/refund_detail?id=abc-1',
  '/user/balance.csv?kind=income',
];

/** Requests a page with an invalid session cookie, which the answer clears; returns the answer and the cookies after it. */
async function requestWithEndedSession(context: BrowserContext, baseURL: string | undefined, path: string) {
  await context.clearCookies();
  await context.addCookies([{ name: 'local1', value: 'nobody', url: String(baseURL) }]);
  const answer = await context.request.get(path, { maxRedirects: 0 });
  expect(answer.status(), path).toBe(302);
  const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]));
  expect([...cookies.keys()], path).not.toContain('local1');
  return { answer, cookies };
}

test.describe('an ended session', () => {
  test('[R4.2] [R4.4] leads to sign-in and back at every private screen', async ({ context, baseURL }) => {
    for (const path of [...SCREENS, ...SCREENS_OF_AN_ORDER]) {
      const visitor = await context.request.get(path, { maxRedirects: 0 });
      expect(visitor.status(), path).toBe(302);
      const { answer, cookies } = await requestWithEndedSession(context, baseURL, path);
      expect(answer.headers().location, path).toBe(path.startsWith('/zh-CN') ? '/zh-CN/login' : '/login');
      expect(answer.headers()['cache-control'], path).toBe('private, no-store');
      // A return path may contain no dot, so the address of a file leads to the home page.
      expect(cookies.get('fromPath'), path).toBe(path.includes('.csv') ? '/' : path);
      await context.clearCookies();
    }
    await requestWithEndedSession(context, baseURL, '/user/collect?page=2');
    expect(await postSignIn(context, String(baseURL), 'graceglass')).toBe('/user/collect?page=2');
    for (const path of SCREENS) {
      const screen = await context.request.get(path, { maxRedirects: 0 });
      expect(screen.status(), path).toBe(200);
      expect(await screen.text(), path).toContain('</h1>');
    }
  });

  test('[R4.4] clears private data at the next navigation, and sign-in returns to that screen', async ({ page }) => {
    await signIn(page.context(), 'graceglass');
    await page.goto('/user/company');
    await page.evaluate(() => localStorage.setItem('rider.test', 'private'));
    const session = (await page.context().cookies()).find(({ name }) => name === 'local1');
    if (!session) throw new Error('signing in set no cookie');
    await page.context().addCookies([{ ...session, value: 'nobody' }]);
    await page.getByRole('link', { name: /^Messages/ }).click();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('rider.test'))).toBeNull();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('local1');
    await fillSignIn(page, 'graceglass');
    await expect(page).toHaveURL('/user/messageCenter');
  });

  test('[R4.4] a press for a file leads to sign-in instead of saving its page', async ({ page }) => {
    await signIn(page.context(), 'graceglass');
    await page.goto('/user/balance');
    const session = (await page.context().cookies()).find(({ name }) => name === 'local1');
    if (!session) throw new Error('signing in set no cookie');
    await page.context().addCookies([{ ...session, value: 'nobody' }]);
    await content(page).getByRole('link', { name: /CSV/ }).click();
    await expect(page).toHaveURL('/login');
  });
});

test.describe('personal info', () => {
  test('[R2.10] [R5.1] is validated, saved with a picture, and shows in the header', async ({ page, axe }) => {
    await signIn(page.context(), 'graceglass');
    await page.goto('/user/userinfo');
    await axe(page);
    const nickname = content(page).getByRole('textbox', { name: 'Nickname' });
    await nickname.fill('');
    await content(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(nickname).toHaveAccessibleDescription(/Please enter the nickname\./);
    await nickname.fill('Grace G');
    const upload = { name: 'me.png', mimeType: 'image/png', buffer: pictureOf(16, 16) };
    await content(page).locator('input[type="file"]').setInputFiles(upload);
    await expect(content(page).locator('input[name="avatar"]')).toHaveValue(/^\/uploads\//);
    await content(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(content(page).getByText('Your details were saved.')).toBeVisible();
    await page.reload();
    await expect(nickname).toHaveValue('Grace G');
    await expect(page.locator('[data-component="header"]')).toContainText('Grace G');
    await page.goto('/zh-CN/user/userinfo');
    await content(page).getByRole('textbox', { name: '昵称' }).fill('');
    await content(page).getByRole('button', { name: '保存', exact: true }).click();
    await expect(content(page).getByRole('textbox', { name: '昵称' })).toHaveAccessibleDescription(/请输入昵称/);
  });

  test('[R4.1] [R5.2] a new password ends all other tokens, and two tabs stay signed in', async ({
    page,
    browser,
    baseURL,
    complaints,
  }) => {
    if (!baseURL) throw new Error('no shop');
    complaints.expect(/status of 422/);
    const elsewhere = await browser.newContext({ baseURL });
    await startSession(elsewhere, 'wenglass');
    await startSession(page.context(), 'wenglass');
    const tab = await page.context().newPage();
    await tab.goto('/user/company');
    await page.goto('/user/userinfo');
    const stolen = await browser.newContext({ baseURL });
    await stolen.addCookies(await page.context().cookies());
    const current = content(page).getByLabel(/^Current password/);
    const next = content(page).getByLabel(/^New password/);
    await current.fill('Wrong2026');
    await next.fill('Fresh2026');
    await content(page).getByRole('button', { name: 'Change password' }).click();
    await expect(current).toHaveAccessibleDescription(/The current password is wrong\./);
    await current.fill(PASSWORD);
    await next.fill('Fresh2026');
    await content(page).getByRole('button', { name: 'Change password' }).click();
    await expect(content(page).getByText('Your password was changed.')).toBeVisible();
    expect((await call(elsewhere, 'user')).status).toBe(110002);
    expect((await call(page.context(), 'user')).status).toBe(200);
    expect((await call(stolen, 'user')).status).not.toBe(200);
    await tab.getByRole('link', { name: /^Messages/ }).click();
    await expect(tab).toHaveURL('/user/messageCenter');
    await elsewhere.close();
    await stolen.close();

    const plain = await browser.newContext({ baseURL, javaScriptEnabled: false });
    await plain.addCookies(await page.context().cookies());
    const screen = await plain.newPage();
    await screen.goto('/user/userinfo');
    await content(screen)
      .getByLabel(/^Current password/)
      .fill('Fresh2026');
    await content(screen)
      .getByLabel(/^New password/)
      .fill(PASSWORD);
    await content(screen).getByRole('button', { name: 'Change password' }).click();
    await expect(content(screen).getByText('Your password was changed.')).toBeVisible();
    await screen.reload();
    await screen.goto('/user/company');
    await expect(screen).toHaveURL('/user/company');
    await plain.close();
  });
});

test('[R6.11] a visitor signs in to add a favorite; it is listed and removed', async ({ page, axe }) => {
  await page.goto('/goods_detail/1001');
  const add = page.getByRole('button', { name: 'Add to favorites' });
  await add.click();
  await expect(page).toHaveURL('/login');
  await fillSignIn(page, 'tomglass');
  await expect(page).toHaveURL(/\/goods_detail\/1001/);
  await add.click();
  const favourite = page.getByRole('button', { name: 'In your favorites' });
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(favourite).toBeVisible();
  await page.goto('/user/collect');
  const cards = content(page).locator('[data-component="product-card"]');
  await expect(cards).toHaveCount(1);
  await axe(page);
  await content(page)
    .getByRole('button', { name: /^Remove .* from favorites/ })
    .click();
  await expect(content(page).getByText('No favorites yet')).toBeVisible();
  await page.goto('/goods_detail/1001');
  await expect(add).toHaveAttribute('aria-pressed', 'false');
});
