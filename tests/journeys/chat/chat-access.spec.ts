import { OWN_PAGE, fillSignIn, signIn } from '../testing/buyer.ts';
import {
  BUYERS,
  editorOf,
  expect,
  expectAllSent,
  launcherOf,
  openChat,
  sendMessage,
  test,
  loadLazyParts,
  windowOf,
} from '../testing/chat-journey.ts';

const BUYER = BUYERS.access;

test('[R7.1] a visitor signs in to ask about a product and returns to the chat', async ({ page, request }) => {
  // Without script the launcher is a link to a page that names other ways to contact the shop.
  expect(await (await request.get('/goods_detail/1001')).text()).toContain('href="/AppChat?productId=1001"');
  await page.goto('/goods_detail/1001');
  await page.mouse.move(300, 300);
  await page.getByRole('link', { name: 'Ask about this product' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await fillSignIn(page, BUYER.account);
  await expect(page).toHaveURL(/\/AppChat\?productId=1001&sku=RD-HINGE-WALL-FULL-CH-8MM$/);
  await expect(windowOf(page).locator('[data-component="chat-product-card"]').last()).toContainText('Harbor');
  await expectAllSent(page);
  await page.reload();
  await expect(windowOf(page).locator('[data-component="chat-product-card"]')).toHaveCount(1);
});

test('[R7.1] [R2.11] the chat page requires sign-in and leads back, in Chinese', async ({ page, context, axe }) => {
  await page.goto('/zh-CN/AppChat');
  await expect(page).toHaveURL(/\/zh-CN\/login$/);
  await signIn(context, BUYER.account);
  await page.goto('/zh-CN/AppChat');
  await expect(page).toHaveTitle(/在线客服/);
  await expect(editorOf(page)).toBeFocused();
  await sendMessage(page, '你好');
  await expectAllSent(page);
  await axe(page);
  await windowOf(page).press('Escape');
  await expect(page).toHaveURL(/\/zh-CN\/?$/);
});

test('no code, style or call of the chat loads before it is first opened', async ({ page, context }) => {
  await signIn(context, BUYER.account);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/');
  await loadLazyParts(page);
  await launcherOf(page).hover();
  await launcherOf(page).focus();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => /AppChat|workerman|service/.test(path))).toEqual([]);
  const before = requests.splice(0);
  await openChat(page);
  const loaded = requests.filter((path) => !before.includes(path));
  expect(loaded.filter((path) => path.endsWith('.js'))).not.toHaveLength(0);
  const styles = loaded.filter((path) => path.endsWith('.css'));
  // Parts that it shares with forms of the account bring their styles.
  expect(styles.filter((path) => !path.includes('/account-style-'))).toHaveLength(1);
});

test('[R4.4] the chat reports an ended session and leads to sign-in', async ({ page, context, shop, complaints }) => {
  complaints.expect(/status of 40|Failed to load/);
  await signIn(context, BUYER.account);
  await page.goto('/goods_list');
  await openChat(page);
  await sendMessage(page, 'in time');
  await expectAllSent(page);
  // Ended without the page, which still considers it valid.
  const cookies = await context.cookies();
  const session = cookies.find(({ name }) => name === 'local1');
  expect((await context.request.get('/api/logout', { headers: OWN_PAGE })).ok()).toBe(true);
  if (session) await context.addCookies([session]);
  await expect(windowOf(page).getByRole('link', { name: /sign in/i })).toBeVisible();
  await windowOf(page)
    .getByRole('link', { name: /sign in/i })
    .click();
  await expect(page).toHaveURL(`${shop.origin}/login`);
  await fillSignIn(page, BUYER.account);
  await expect(page).not.toHaveURL(/login/);
});

test('[R4.5] signing out ends the chat in every tab and leaves none of its data', async ({ page, context }) => {
  await signIn(context, BUYER.account);
  await page.goto('/');
  await openChat(page);
  await sendMessage(page, 'sent');
  await expectAllSent(page);
  const other = await context.newPage();
  await other.goto('/user');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  const left = await other.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('the outbox cannot be read')));
      });
    const rows: number[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name ?? ''));
      rows.push(await settled(database.transaction('outbox').objectStore('outbox').count()));
    }
    return { rows, cookie: document.cookie };
  });
  expect(left.rows.every((count) => count === 0)).toBe(true);
  expect(left.cookie).toContain('unreadKefu=0');
});
