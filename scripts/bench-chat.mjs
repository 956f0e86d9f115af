// Measures the chat: hundreds of sockets on the production server, thousands of messages in the window.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { cpuSeconds, residentMegabytes } from './bench-server.mjs';
import { freePort, removeFolder, ShopProcess, temporaryFolder } from './shop-process.mjs';
import { root } from './toolchain.mjs';

const sockets = 500;
const seconds = 30;
const longConversation = 10_000;
/** An echo that takes longer counts as lost (ms). */
const patience = 10_000;

/** Figures of hundreds of people who write at once. */
export function chatSocketFigures() {
  return onShopWithPeople(manySockets);
}

/** Figures of the window with a conversation of years. */
export function chatWindowFigures(browser) {
  return onShopWithPeople((shop, { tokens: [token] }) => longWindow(browser, shop.origin, token));
}

/** Runs a measurement on a separate shop with people and a long conversation. */
async function onShopWithPeople(run) {
  const data = temporaryFolder();
  const shop = new ShopProcess({
    port: await freePort(),
    env: { DATA_DIR: data, DEMO: '1', MAX_ADDRESS_CONNECTIONS: String(4 * sockets), FAIR_SHARE: '0' },
  });
  try {
    // The first start loads the catalogue and the agents.
    await shop.start();
    await shop.stop();
    const people = addPeople(data);
    await shop.start();
    return await run(shop, people);
  } finally {
    await shop.stop();
    removeFolder(data);
  }
}

function addPeople(data) {
  const script = join(root, 'apps/backend/bench/chat-people.ts');
  const args = [script, data, String(sockets), String(longConversation)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout.trim().split('\n').at(-1));
}

/** One message a second from each socket: echo time, losses, server memory. */
async function manySockets(shop, { agentId, tokens }) {
  const address = `${shop.origin.replace('http', 'ws')}/msg`;
  const people = await Promise.all(tokens.map((token) => openSocket(address, token)));
  const sentAt = new Map();
  const delays = [];
  // On a machine too busy to keep up, the backlog looks like a flood and is refused.
  let refused = 0;
  for (const { socket } of people) {
    socket.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(data);
      if (frame.type === 'err_tip' && sentAt.delete(frame.data.cid)) refused += 1;
      const at = frame.type === 'chat' ? sentAt.get(frame.data.cid) : undefined;
      if (at === undefined) return;
      sentAt.delete(frame.data.cid);
      delays.push(performance.now() - at);
    });
  }
  const memory = [];
  const before = cpuSeconds(shop.pid);
  for (let second = 0; second < seconds; second += 1) {
    await oneSecond(people, (socket, index) => {
      const cid = `bench-${second}-${index}`;
      sentAt.set(cid, performance.now());
      socket.send(JSON.stringify({ type: 'chat', data: { msn: `message ${cid}`, type: 1, to_uid: agentId, cid } }));
    });
    memory.push(residentMegabytes(shop.pid));
  }
  const deadline = performance.now() + patience;
  while (sentAt.size > 0 && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
  for (const { socket } of people) socket.close();
  const cpu = ((cpuSeconds(shop.pid) - before) * 1000) / delays.length;
  delays.sort((one, other) => one - other);
  const at = (share) => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))]?.toFixed(1);
  return {
    [`chat: ${sockets} sockets, ${seconds} messages each`]: `${delays.length} echoed, ${refused} refused as too fast, ${sentAt.size} lost`,
    'chat: echo p50 / p99 / longest, ms': `${at(0.5)} / ${at(0.99)} / ${at(1)}`,
    'chat: CPU a message, ms': Number(cpu.toFixed(2)),
    'chat: RSS after 5 s, half, all, MB': `${memory[4]} / ${memory[Math.floor(seconds / 2)]} / ${memory.at(-1)}`,
  };
}

function openSocket(address, token) {
  const socket = new WebSocket(address);
  return new Promise((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('a socket was refused')));
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'login', data: token })));
    socket.addEventListener('message', function greeted({ data }) {
      if (JSON.parse(data).type !== 'success') return;
      socket.removeEventListener('message', greeted);
      resolve({ socket });
    });
  });
}

/** Spreads the messages over a second, as people would. */
function oneSecond(people, send) {
  const start = performance.now();
  let next = 0;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const passed = performance.now() - start;
      for (; next < people.length && next < (passed / 1000) * people.length; next += 1) send(people[next].socket, next);
      if (passed < 1000) return;
      clearInterval(timer);
      resolve();
    }, 5);
  });
}

/** Opens a window with thousands of messages at a quarter of this CPU's speed, and scrolls through them at full and at that speed. */
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
  const throttledTask = await page.evaluate(scrollThrough);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const task = await page.evaluate(scrollThrough);
  await context.close();
  return {
    'chat: messages in the window': loaded,
    'chat: window opens at 4x CPU, ms': Math.round(opened),
    'chat: scrolling, longest task, ms': longTask(task),
    'chat: scrolling at 4x CPU, longest task, ms': longTask(throttledTask),
  };
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

/** Browsers report only tasks of 50 ms and more. */
const longTask = (milliseconds) => (milliseconds === 0 ? 'under 50' : Math.round(milliseconds));

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
