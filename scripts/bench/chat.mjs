// Measures the chat's window with a conversation of 10,000 messages.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { withShop } from './server.mjs';
import { figure } from './table.mjs';
import { root } from '../toolchain.mjs';

const longConversation = 10_000;

/** Figures of the window with a long conversation. */
export function measureChat({ browser }) {
  return withShop((shop, token) => longWindow(browser, shop.origin, token), addConversation);
}

/** Adds a long conversation of a demo buyer; returns the token of a session. */
function addConversation(data) {
  const args = [join(root, 'apps/backend/bench/chat-conversation.ts'), data, String(longConversation)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim().split('\n').at(-1);
}

/** Opens a window with thousands of messages at a quarter of this CPU's speed, and scrolls through them. */
async function longWindow(browser, origin, token) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  await context.addCookies([{ name: 'local1', value: token, url: origin }]);
  const page = await context.newPage();
  await page.goto(origin);
  const launcher = page.locator('[data-component="chat-launcher"][aria-expanded]');
  // The footer's script loads with the first pointer move after the page's listeners are ready.
  while (!(await launcher.isVisible())) await page.mouse.move(200 + Math.random() * 50, 200);
  await launcher.click();
  await page.locator('[data-component="chat-message-list"] li').first().waitFor();
  const loaded = await page.evaluate(loadAll, longConversation);
  await page.keyboard.press('Escape');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const opened = await launcher.evaluate(openAndPaint);
  const longest = await page.evaluate(scrollThrough);
  await context.close();
  return [
    figure(`chat: opens with ${loaded} messages`, { ours: opened, unit: 'ms', most: 300 }),
    // Browsers report only tasks of 50 ms and more: 0 means none.
    figure('chat: scrolling, longest task from 50 ms', { ours: longest, unit: 'ms', most: 50 }),
  ];
}

/** Runs in the page: scrolls up until the wanted number of messages is loaded. */
async function loadAll(wanted) {
  const list = document.querySelector('[data-component="chat-message-list"]');
  const count = () => Number(list.querySelector('li[aria-setsize]')?.getAttribute('aria-setsize') ?? 0);
  for (let rounds = 0; count() < wanted && rounds < 20_000; rounds += 1) {
    list.scrollTop = list.scrollTop === 0 ? 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, 8));
  }
  return count();
}

function openAndPaint(launcher) {
  return new Promise((resolve) => {
    const start = performance.now();
    const look = () => {
      const row = document.querySelector('[data-component="chat-message-list"] li');
      if (row) requestAnimationFrame(() => resolve(performance.now() - start));
      else requestAnimationFrame(look);
    };
    launcher.click();
    look();
  });
}

/** Scrolls up through the list with two hundred wheel steps; returns the longest task meanwhile. */
async function scrollThrough() {
  const list = document.querySelector('[data-component="chat-message-list"]');
  let longest = 0;
  const watch = new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) longest = Math.max(longest, duration);
  });
  watch.observe({ type: 'longtask' });
  for (let step = 0; step < 200; step += 1) {
    list.scrollTop -= 700;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  watch.disconnect();
  return longest;
}
