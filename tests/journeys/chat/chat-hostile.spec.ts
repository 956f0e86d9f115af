import type { Page } from '@playwright/test';
import { signIn } from '../testing/buyer.ts';
import {
  BUYERS,
  expect,
  expectAllSent,
  messageOf,
  openChat,
  sendMessage,
  listMessages,
  test,
  windowOf,
} from '../testing/chat-journey.ts';

declare global {
  interface Window {
    hit?: string;
  }
}

const BUYER = BUYERS.hostile;

const HOSTILE = [
  '<img src=x onerror="window.hit=1">',
  '<script>window.hit=2</script>',
  "[x' onmouseover=window.hit=3]",
  '[em-smile" onclick="window.hit=4]',
  'javascript:window.hit=5',
  'https://shop.example/"onmouseover="window.hit=6',
  '<a href="javascript:window.hit=7">click</a>',
  'data:text/html,<script>window.hit=8</script>',
  '{{constructor.constructor("window.hit=9")()}}',
  '\u202egpj.exe',
];

/** Expects the conversation to end with these texts. Its length varies, because older messages may or may not be rendered. */
async function expectLast(page: Page, texts: readonly string[]): Promise<void> {
  await expect.poll(async () => (await listMessages(page)).slice(-texts.length)).toEqual(texts);
}

test('markup, script and addresses in messages are shown as text on both sides', async ({ page, context, agentOf }) => {
  await signIn(context, BUYER.account);
  const maya = await agentOf('maya');
  await page.goto('/');
  await openChat(page);
  for (const text of HOSTILE) await sendMessage(page, text);
  await expectAllSent(page);
  await expectLast(page, HOSTILE);
  for (const text of HOSTILE) maya.say(BUYER.uid, text);
  await expectLast(page, [...HOSTILE, ...HOSTILE]);
  for (const text of HOSTILE) for (const side of [-2, -1]) await messageOf(page, text).nth(side).hover();
  for (const link of await windowOf(page).locator('[data-part="message"] a').all()) {
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/|^mailto:/);
    expect(await link.getAttribute('rel')).toContain('noopener');
  }
  expect(
    await windowOf(page).locator('[data-part="message"] :is(script, img[onerror], [onmouseover], [onclick])').count(),
  ).toBe(0);
  expect(await page.evaluate(() => window.hit)).toBeUndefined();
});
