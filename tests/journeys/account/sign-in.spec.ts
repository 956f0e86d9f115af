import { call, startSession } from '../testing/buyer.ts';
import { content, expect, test } from '../testing/journey.ts';
import { codeTo } from '../testing/new-buyer.ts';
import { openDesk } from '../testing/operator.ts';

test('[R2.9] [R4.1] a code by text message signs in (cookie local2)', async ({ page, browser, baseURL, axe }) => {
  const desk = await openDesk(browser, baseURL);
  await page.goto('/user/company');
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Sign in with a code by text message' }).click();
  await expect(page).toHaveURL('/mobile_login');
  await axe(page);
  await content(page)
    .getByRole('textbox', { name: /^Phone/ })
    .fill('(617) 555-0112');
  await content(page).getByRole('button', { name: 'Send code' }).click();
  await expect(content(page).getByText('We sent a text message with a code to (617) 555-0112.')).toBeVisible();
  await content(page)
    .locator('input[name="code"]')
    .fill(await codeTo(desk.request, '+16175550112'));
  await content(page)
    .getByRole('button', { name: /^Sign in$/i })
    .click();
  await expect(page).toHaveURL('/user/company');
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => /^local\d$/.test(name))).toMatchObject([
    { name: 'local2', httpOnly: true, sameSite: 'Lax' },
  ]);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  expect((await page.context().cookies()).filter(({ name }) => /^local\d$/.test(name))).toEqual([]);
  await desk.context().close();
});

test('[R1.3] [R2.9] an unknown number gets the same answer, without script', async ({
  browser,
  baseURL,
  complaints,
}) => {
  complaints.expect(/status of 422/);
  const context = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/zh-CN/mobile_login');
  await content(page)
    .getByRole('textbox', { name: /^手机号/ })
    .fill('138 0013 9999');
  await content(page).getByRole('button', { name: '获取验证码' }).click();
  await expect(content(page).getByText(/138 0013 9999/)).toBeVisible();
  await content(page).locator('input[name="code"]').fill('12345678');
  await content(page).getByRole('button', { name: '登录', exact: true }).click();
  await expect(content(page).locator('input[name="code"]')).toHaveAccessibleDescription(/验证码错误|验证码不正确/);
  expect((await context.cookies()).filter(({ name }) => /^local\d$/.test(name))).toEqual([]);
  await context.close();
});

test('[R2.10] [R4.5] a code changes e-mail and phone; sign out everywhere', async ({ page, browser, baseURL, axe }) => {
  const desk = await openDesk(browser, baseURL);
  const elsewhere = await browser.newContext({ baseURL: String(baseURL) });
  await startSession(elsewhere, 'tomglass');
  await startSession(page.context(), 'tomglass');
  await page.goto('/user/userinfo');
  await axe(page);
  await content(page).getByRole('textbox', { name: 'New e-mail' }).fill('tom.new@glass.test');
  await content(page).getByRole('button', { name: 'Send code' }).first().click();
  await expect(content(page).getByText('We sent a code to tom.new@glass.test')).toBeVisible();
  await content(page)
    .locator('input[name="code"]')
    .first()
    .fill(await codeTo(desk.request, 'tom.new@glass.test'));
  await content(page).getByRole('button', { name: 'Change e-mail' }).click();
  await expect(content(page).getByText('Your e-mail was changed.')).toBeVisible();
  await expect(content(page).getByText('Your address is tom.new@glass.test.')).toBeVisible();
  expect((await call(elsewhere, 'user')).status).toBe(110002);

  await startSession(elsewhere, 'tomglass');
  await page.reload();
  const devices = content(page).getByRole('listitem').filter({ hasText: 'Signed in' });
  expect(await devices.count()).toBeGreaterThanOrEqual(2);
  await expect(devices.first()).toContainText('Chrome on Linux This device');
  await content(page).getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/login');
  expect((await page.context().cookies()).filter(({ name }) => /^local\d$/.test(name))).toEqual([]);
  expect((await call(elsewhere, 'user')).status).toBe(110002);
  await elsewhere.close();
  await desk.context().close();
});
