import { deflateSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { call, fillSignIn, PASSWORD, postSignIn, signIn, signInAnew } from './buyer.ts';
import { expect, test } from './journey.ts';

const content = (page: Page) => page.locator('#content');

/** Protected pages outside the user area; their content is tested elsewhere. */
const PAGES_OF_A_THING = [
  '/shoppingCart?from=test',
  '/order_confirm?cartId=7&new=1',
  '/payment?orderId=abc-1',
  '/order_detail?orderId=abc-1',
  '/logistics?orderId=abc-1',
  '/evaluation?orderId=abc-1',
  '/refund?orderId=abc-1',
  '/refund_goods?id=abc-1',
  '/refund_detail?id=abc-1',
  '/user/balance.csv?kind=income',
];

/** Every screen of the user area that needs no object of its own, with the filters and pages in its address. */
const SCREENS = [
  '/user?type=0',
  '/user/orderList?state=done&search=hinge%20full&page=2',
  '/user/refundList?page=2',
  '/user/address_list?edit=new',
  '/user/billAddress',
  '/user/company',
  '/user/userinfo',
  '/user/collect?page=2',
  '/user/messageCenter?page=3',
  '/user/balance?page=2',
  '/user/creditCard',
  '/user/myCoupon',
  '/user/userCoupon',
];

function chunk(type: string, bytes: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), bytes]);
  let crc = 0xffffffff;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(bytes.length, 0);
  frame.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of one colour. */
function picture(): Buffer {
  const side = 16;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(side * 3, 120)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** Asks for a page with the cookie of a session that is none, which the answer clears; returns it and the cookies since. */
async function askWithEndedSession(context: BrowserContext, baseURL: string | undefined, path: string) {
  await context.clearCookies();
  await context.addCookies([{ name: 'local1', value: 'nobody', url: String(baseURL) }]);
  const answer = await context.request.get(path, { maxRedirects: 0 });
  expect(answer.status(), path).toBe(302);
  const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, decodeURIComponent(value)]));
  expect([...cookies.keys()], path).not.toContain('local1');
  return { answer, cookies };
}

test.describe('the session ended', () => {
  test('[R4.4] at a thing’s page: cookie cleared, sign-in, and the way back kept', async ({ context, baseURL }) => {
    for (const path of [...PAGES_OF_A_THING, ...PAGES_OF_A_THING.map((page) => `/zh-CN${page}`)]) {
      const { answer, cookies } = await askWithEndedSession(context, baseURL, path);
      expect(answer.headers().location, path).toBe(path.startsWith('/zh-CN') ? '/zh-CN/login' : '/login');
      // R4.3 allows no dot in a return path, so the address of a file leads to the home page.
      expect(cookies.get('fromPath'), path).toBe(path.includes('.csv') ? '/' : path);
    }
  });

  test('[R4.4] at the account’s screens: cookie cleared, sign-in, and back to the same view', async ({
    context,
    baseURL,
  }) => {
    for (const path of SCREENS) {
      const { answer, cookies } = await askWithEndedSession(context, baseURL, path);
      expect(answer.headers().location, path).toBe('/login');
      expect(answer.headers()['cache-control'], path).toBe('private, no-store');
      expect(cookies.get('fromPath')).toBe(path);
      expect(await postSignIn(context, String(baseURL), 'graceglass')).toBe(path);
      const screen = await context.request.get(path, { maxRedirects: 0 });
      expect(screen.status(), path).toBe(200);
      expect(await screen.text(), path).toContain('</h1>');
    }
  });

  test('[R4.4] in the browser: the next screen clears what is private, and sign-in returns to it', async ({ page }) => {
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

  test('[R4.5] signing out leaves nothing behind', async ({ page }) => {
    await signIn(page.context(), 'graceglass');
    await page.goto('/user/userinfo');
    await page.evaluate(() => {
      localStorage.setItem('rider.test', 'private');
      sessionStorage.setItem('rider.test', 'private');
    });
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    const kept = () => JSON.stringify({ ...localStorage, ...sessionStorage });
    expect(await page.evaluate(kept)).not.toContain('private');
    await page.goBack();
    await expect(page).toHaveURL('/login');
  });
});

test.describe('personal info', () => {
  test('[R2.10] [R5.1] is checked at the fields, saved with a picture, and shows in the header', async ({
    page,
    axe,
  }) => {
    await signIn(page.context(), 'graceglass');
    await page.goto('/user/userinfo');
    await axe(page);
    const nickname = content(page).getByRole('textbox', { name: 'Nickname' });
    await nickname.fill('');
    await content(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(nickname).toHaveAccessibleDescription(/Please enter the nickname\./);
    await nickname.fill('Grace G');
    const upload = { name: 'me.png', mimeType: 'image/png', buffer: picture() };
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

  test('[R5.2] a new password ends the other sessions and keeps this one', async ({
    page,
    browser,
    baseURL,
    complaints,
  }) => {
    if (!baseURL) throw new Error('no shop');
    complaints.expect(/status of 422/);
    const elsewhere = await browser.newContext({ baseURL });
    await signInAnew(elsewhere, 'wenglass');
    await signInAnew(page.context(), 'wenglass');
    await page.goto('/user/userinfo');
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
    await elsewhere.close();
    const back = { old_password: 'Fresh2026', password: PASSWORD };
    expect((await call(page.context(), 'user/password', back)).status).toBe(200);
  });

  test('[R5.3] speaks at the fields and saves without script', async ({ browser, baseURL, complaints }) => {
    if (!baseURL) throw new Error('no shop');
    complaints.expect(/status of 422/);
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    await signIn(context, 'priyaglass');
    const page = await context.newPage();
    await page.goto('/user/company');
    await content(page).getByRole('textbox', { name: 'Company' }).fill('');
    await content(page).getByRole('button', { name: /^Save/ }).click();
    await expect(content(page).getByRole('textbox', { name: 'Company' })).toHaveAccessibleDescription(
      /Please enter the company\./,
    );
    await content(page).getByRole('textbox', { name: 'Company' }).fill('Priya Glass Works');
    await content(page).getByRole('button', { name: /^Save/ }).click();
    await expect(content(page).getByText('Your company details were saved.')).toBeVisible();
    await page.goto('/goods_detail/1003');
    await page.getByRole('button', { name: 'Add to favorites' }).click();
    await expect(page).toHaveURL('/goods_detail/1003');
    await expect(page.getByRole('button', { name: 'In your favorites' })).toBeVisible();
    await context.close();
  });
});

test('[R6.8] the billing address stands apart from the delivery addresses', async ({ page, axe }) => {
  await signIn(page.context(), 'danaglass');
  await page.goto('/user/billAddress');
  await axe(page);
  await content(page).getByRole('button', { name: 'Save billing address' }).click();
  const addressee = content(page).getByRole('textbox', { name: 'Recipient' });
  await expect(addressee).toHaveAccessibleDescription(/Please enter the name\./);
  await content(page).getByRole('button', { name: 'Copy the delivery address' }).click();
  await addressee.fill('Accounts Payable');
  await content(page).getByRole('button', { name: 'Save billing address' }).click();
  await expect(content(page).getByText('The billing address was saved.')).toBeVisible();
  await page.reload();
  await expect(addressee).toHaveValue('Accounts Payable');
  await page.goto('/user/address_list');
  await expect(content(page).getByText('Accounts Payable')).toHaveCount(0);
});

test.describe('favorites', () => {
  test('[R6.11] are kept on the product page, listed, and taken back in both places', async ({ page, axe }) => {
    await signIn(page.context(), 'tomglass');
    await page.goto('/goods_detail/1001');
    await page.getByRole('button', { name: 'Add to favorites' }).click();
    const kept = page.getByRole('button', { name: 'In your favorites' });
    await expect(kept).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(kept).toBeVisible();
    await page.goto('/user/collect');
    const cards = content(page).locator('[data-component="product-card"]');
    await expect(cards).toHaveCount(1);
    await axe(page);
    await content(page)
      .getByRole('button', { name: /^Remove .* from favorites/ })
      .click();
    await expect(content(page).getByText('No favorites yet')).toBeVisible();
    await page.goto('/goods_detail/1001');
    await expect(page.getByRole('button', { name: 'Add to favorites' })).toHaveAttribute('aria-pressed', 'false');
  });

  test('[R6.11] ask a visitor to sign in, and return to the product', async ({ page }) => {
    await page.goto('/goods_detail/1001?sku=RD-HINGE-WALL-FULL-BN-10MM');
    await page.getByRole('button', { name: 'Add to favorites' }).click();
    await expect(page).toHaveURL('/login');
    await fillSignIn(page, 'tomglass');
    await expect(page).toHaveURL(/\/goods_detail\/1001/);
  });
});
