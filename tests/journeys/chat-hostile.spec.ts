import type { Page } from '@playwright/test';
import { signIn } from './buyer.ts';
import {
  BUYERS,
  editorOf,
  expect,
  expectAllSent,
  messageOf,
  openChat,
  say,
  shownIn,
  test,
  windowOf,
} from './chat-room.ts';

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
  await expect.poll(async () => (await shownIn(page)).slice(-texts.length)).toEqual(texts);
}

test('text that is meant to be markup, script or an address stays text, from either side', async ({
  page,
  context,
  agentOf,
}) => {
  await signIn(context, BUYER.account);
  const maya = await agentOf('maya');
  await page.goto('/');
  await openChat(page);
  for (const text of HOSTILE) await say(page, text);
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

test('[R7.10] files that are no JPEG or PNG, and ones over 5 MB, are refused with words before they are sent', async ({
  page,
  context,
}) => {
  await signIn(context, BUYER.account);
  await page.goto('/');
  await openChat(page);
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/upload/')) uploads.push(request.url());
  });
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const files = [
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg onload="window.hit=1"/>') },
    { name: 'renamed.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html><script>window.hit=2</script>') },
    { name: 'large.png', mimeType: 'image/png', buffer: Buffer.concat([png, Buffer.alloc(6 * 1024 * 1024)]) },
  ];
  for (const file of files) {
    await windowOf(page).locator('input[type="file"]').setInputFiles(file);
    await expect(windowOf(page).locator('[data-part="refusals"]')).toContainText(file.name);
    await editorOf(page).press('Enter');
  }
  await expect(windowOf(page).locator('[data-component="chat-image-message"]')).toHaveCount(0);
  expect(uploads).toEqual([]);
  expect(await page.evaluate(() => window.hit)).toBeUndefined();
});

test('a hundred messages a second from the other side, and frames of every kind of nonsense, leave the window usable', async ({
  page,
  context,
  agentOf,
}) => {
  await signIn(context, BUYER.account);
  await agentOf('maya');
  const nonsense = [
    'not json',
    '[]',
    'null',
    '{"type":"reply"}',
    '{"type":"reply","data":{"id":{},"uid":[]}}',
    `{"type":"reply","data":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    '{"type":"to_transfer","data":{"toUid":null}}',
    '{"type":"__proto__","data":{}}',
    `{"type":"err_tip","data":{"msg":"${'x'.repeat(100_000)}"}}`,
  ];
  let flood: (() => void) | undefined;
  await page.routeWebSocket(/\/msg/, (socket) => {
    socket.connectToServer();
    flood = () => {
      for (const frame of nonsense) socket.send(frame);
      for (let index = 0; index < 200; index += 1) {
        const row = { id: String(9_000_000 + index), uid: 1_000_009_001, to_uid: BUYER.uid, msn: `flood ${index}` };
        socket.send(JSON.stringify({ type: 'reply', data: { ...row, msn_type: 1, add_time: 1_795_000_000 } }));
      }
    };
  });
  await page.goto('/');
  await openChat(page);
  await say(page, 'before the flood');
  await expectAllSent(page);
  flood?.();
  await expect(messageOf(page, 'flood 199')).toBeVisible();
  await say(page, 'after the flood');
  await expectAllSent(page);
});
