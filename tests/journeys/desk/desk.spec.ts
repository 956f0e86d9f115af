import type { Locator, Page } from '@playwright/test';
import { call, signIn } from '../testing/buyer.ts';
import { BUYERS, expect, messageOf, openChat, sendMessage, test } from '../testing/chat-journey.ts';

const BUYER = BUYERS.desk;
const PASSWORD = 'Rider2026';

/** Signs in at the desk by keyboard alone. */
async function signInByKeyboard(page: Page, account: string): Promise<void> {
  await page.getByLabel(/^(Account|账号)/).focus();
  await page.keyboard.type(account);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.locator('main section').first()).toBeVisible();
  await page.getByRole('switch').check();
}

test.afterEach(async ({ agentOf }) => {
  // Signed in again, so that they go offline after the test, whichever desks it has closed.
  for (const account of ['maya', 'daniel']) await agentOf(account);
});

function inboxOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Conversations' });
}

function deskEditorOf(page: Page): Locator {
  return page.getByRole('region', { name: /^Conversation with/ }).locator('textarea');
}

function shown(page: Page, text: string): Locator {
  return page.locator('[data-part="message"]').filter({ hasText: text });
}

test('[R7.6] an agent signs in by keyboard, receives a buyer’s message live and answers', async ({
  page,
  context,
  browser,
  baseURL,
  axe,
  complaints,
}) => {
  // Requests without a session get this status.
  complaints.expect(/401/);
  await signIn(context, BUYER.account);
  const desk = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
  await desk.goto('/desk/messages');
  await axe(desk);
  await signInByKeyboard(desk, 'maya');
  expect(await desk.evaluate(() => document.cookie)).not.toContain('desk=');

  await page.goto('/');
  await openChat(page);
  await sendMessage(page, 'Is the wall hinge in stock?');
  const row = inboxOf(desk).getByRole('link', { name: /Is the wall hinge in stock\?/ });
  await expect(row).toContainText(/\d unread message/);
  await expect(desk).toHaveTitle(/^\(\d+\) RIDER Desk$/);
  await axe(desk);

  // Buyers of other journeys may have written too.
  const unread = async () => Number(/^\((\d+)\)/.exec(await desk.title())?.[1] ?? 0);
  const before = await unread();
  await row.press('Enter');
  await expect(row).not.toContainText('unread message');
  await expect.poll(unread).toBeLessThan(before);
  await deskEditorOf(desk).fill('Yes, it ships today');
  await deskEditorOf(desk).press('Enter');
  await expect(messageOf(page, 'Yes, it ships today')).toBeVisible();
  await axe(desk);

  await desk.context().close();
});

test('[R4.4] an ended session leads to sign-in and back to the conversation', async ({ page, context, agentOf }) => {
  await signIn(context, BUYER.account);
  const maya = await agentOf('maya');
  await page.goto('/');
  await openChat(page);
  await sendMessage(page, 'Are you there?');
  await maya.heard('mssage_num');
  await call(context, 'kefuapi/login', { account: 'maya', password: PASSWORD });
  await page.goto(`/desk/messages/${BUYER.uid}`);
  await expect(shown(page, 'Are you there?').last()).toBeVisible();
  const cookies = await context.cookies();
  await call(context, 'kefuapi/logout');
  await expect(page.getByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
  // The buyer in the same browser stays signed in.
  const own = (name: string) => cookies.find((cookie) => cookie.name === name)?.value;
  expect((await context.cookies()).find(({ name }) => name === 'local1')?.value).toBe(own('local1'));
  await signInByKeyboard(page, 'maya');
  await expect(page).toHaveURL(new RegExp(`/desk/messages/${BUYER.uid}$`));
  await expect(shown(page, 'Are you there?').last()).toBeVisible();
  // The new session opens its own connection.
  await deskEditorOf(page).fill('Here again');
  await deskEditorOf(page).press('Enter');
  await expect(shown(page, 'Here again').locator('[data-state="sent"], [data-state="read"]').first()).toBeVisible();
});

test('a phone shows one column with a link back, in Chinese too', async ({ page, context, agentOf, axe }) => {
  await signIn(context, BUYER.account);
  const maya = await agentOf('maya');
  await page.goto('/');
  await openChat(page);
  await sendMessage(page, '有现货吗？');
  await maya.heard('mssage_num');
  await page.setViewportSize({ width: 390, height: 800 });
  await call(context, 'kefuapi/login', { account: 'maya', password: PASSWORD });
  await page.goto('/desk/messages');
  await page.evaluate(() => localStorage.setItem('rider-desk:locale', 'zh-CN'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  const inbox = page.locator('main section').first();
  await inbox.getByRole('link', { name: /有现货吗/ }).click();
  await expect(shown(page, '有现货吗？').last()).toBeVisible();
  await expect(inbox).toBeHidden();
  await axe(page, [390]);
  await page.locator('main section header a').click();
  await expect(inbox).toBeVisible();
});
