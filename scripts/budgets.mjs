// pnpm budgets, after pnpm build: the bytes of first pages and of a session up to the checkout over the wire. They are deterministic, so CI
// checks them against the minimum.
// A first page is what is requested before its `load` event, and all that a visitor who saves data gets without touching the page: for that
// visitor nothing is prefetched. The session counts every script that is fetched at all, prefetched or not. Inlined styles count as CSS.
import { chromium } from '@playwright/test';
import { brotliOf, CACHED_QUALITY } from '../apps/shop/server/http/compression.ts';
import { chromiumFlags, findChromium } from './browser.mjs';
import { freePort, removeFolder, ShopProcess, temporaryFolder } from './shop-process.mjs';
import { isPicture, isScript, landingPages, recordRequests, sessionStart, sessionSteps, signIn } from './session.mjs';

/** Limits in bytes of the encoded bodies, without pictures, and in numbers. */
const pageBudget = { JS: 135_000, 'JS files': 7, CSS: 14_000, total: 200_000, requests: 12 };
const sessionBudget = { JS: 225_000 };
/** A page that requests nothing for this long is idle (ms). */
const IDLE_MS = 1500;

const data = temporaryFolder();
const shop = new ShopProcess({ port: await freePort(), env: { DATA_DIR: data, DEMO: '1' } });
const rows = {};
const excess = [];
let browser;
try {
  await shop.start();
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  for (const { name, path } of await landingPages(shop.origin))
    check(name, await weighPage(shop.origin + path), pageBudget);
  check('session', await weighSession(shop.origin), sessionBudget);
} catch (error) {
  excess.push(error.message);
} finally {
  await browser?.close();
  await shop.stop();
  removeFolder(data);
}
console.table({ ...rows, 'page budget': pageBudget, 'session budget': sessionBudget });
for (const line of excess) console.error(`✗ ${line}`);
process.exitCode = excess.length > 0 ? 1 : 0;

function check(name, row, budget) {
  rows[name] = row;
  for (const [what, limit] of Object.entries(budget))
    if (!(row[what] <= limit)) excess.push(`${name}: ${what} ${row[what]} is over ${limit}`);
}

/** Opens a page with an empty cache that records its requests; `saves` data or does not. */
async function open(saves) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: saves });
  return { context, page, requests: await recordRequests(session) };
}

/** Resolves when the page is idle. */
async function idle({ page, requests }) {
  for (let before = -1; before !== requests.length;) {
    before = requests.length;
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(IDLE_MS);
  }
}

async function weighPage(address) {
  const whole = await open(false);
  const response = await whole.page.goto(address, { waitUntil: 'load' });
  const encoding = response.headers()['content-encoding'];
  if (!response.ok() || encoding !== 'br') throw new Error(`${address} answered ${response.status()} in ${encoding}`);
  const loaded = await whole.page.evaluate(
    () => performance.timeOrigin + performance.getEntriesByType('navigation')[0].loadEventStart,
  );
  await idle(whole);
  const html = await response.text();
  await whole.context.close();
  const saving = await open(true);
  await saving.page.goto(address, { waitUntil: 'load' });
  await idle(saving);
  await saving.context.close();
  const requests = [...saving.requests, ...whole.requests.filter(({ start }) => start <= loaded)];
  return rowOf(new Map(requests.map((request) => [request.url, request])), await inlinedStyles(html));
}

/** The sums of a page's requests by kind; `requests` by address. */
function rowOf(requests, inlined) {
  const counted = [...requests.values()].filter((request) => !isPicture(request));
  const scripts = counted.filter(isScript);
  return {
    JS: bytesOf(scripts),
    'JS files': scripts.length,
    CSS: inlined + bytesOf(counted.filter(({ kind }) => kind === 'Stylesheet')),
    total: bytesOf(counted),
    requests: counted.length,
  };
}

function bytesOf(requests) {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** What the styles in a document add to it over the wire. */
async function inlinedStyles(html) {
  const bare = html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '');
  const [all, content] = await Promise.all([html, bare].map((text) => brotliOf(text, CACHED_QUALITY)));
  return all.length - content.length;
}

/** The scripts that a signed-in buyer's browser fetches from the listing to the checkout, with time to read at each step. */
async function weighSession(origin) {
  const session = await open(false);
  await signIn(session.context, origin);
  await session.page.goto(origin + sessionStart.path);
  await idle(session);
  for (const { target, wanted } of sessionSteps) {
    await target(session.page).filter({ visible: true }).first().click();
    if (wanted.path) await session.page.waitForURL((url) => url.pathname.includes(wanted.path));
    await session.page.locator(wanted.selector).filter({ visible: true }).first().waitFor();
    await idle(session);
  }
  await session.context.close();
  return { JS: bytesOf(session.requests.filter(isScript)) };
}
