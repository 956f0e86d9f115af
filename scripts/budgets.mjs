// pnpm budgets, after pnpm build: the bytes of a first visit and of a whole purchase over the wire. They are deterministic, so CI checks them.
//
// What belongs to a first page. A page may fetch ahead what the next step needs, once it is idle, and must not do so for a visitor who saves
// data. So each landing page is visited twice:
// - without saving data: all that was asked for before the page's `load` event belongs to it, whatever it is for;
// - saving data: all that is asked for, however late, belongs to it, for nothing is fetched ahead. There the visitor is active on the page
//   alone: moves the pointer over empty space, presses a key and scrolls to the end, so that parts which wait for a sign of life are counted.
// The page's JavaScript is the union of both. A page that put its own parts off until something is pressed would escape this; the purchase
// counts all that is fetched at all, ahead or not, in every step. Styles that stand in the HTML count as CSS.
import { chromium } from '@playwright/test';
import { brotliOf, KEPT_QUALITY } from '../apps/shop/server/compression.ts';
import { chromiumFlags, findChromium } from './browser.mjs';
import { freePort, removeFolder, ShopProcess, temporaryFolder } from './shop-process.mjs';
import { firstVisits, isPicture, isScript, recordRequests, signIn, visitStart, visitSteps } from './visits.mjs';

const kilobyte = 1000;

/** Maximum size of a first visit, in bytes of the encoded bodies. */
const budgets = {
  JS: 125 * kilobyte,
  CSS: 14 * kilobyte,
  font: 32 * kilobyte,
  HTML: 14 * kilobyte,
  total: 180 * kilobyte,
  requests: 10,
  'inline %': 30,
};

/** Maximum JavaScript of a first page with its late parts, and of the purchase up to the checkout. Small files: the router's three and two facades. */
const pageBudget = { JS: 157 * kilobyte, files: 11 };
const purchaseBudget = { JS: 210 * kilobyte, files: 16, 'under 2 kB': 5 };

const smallFile = 2 * kilobyte;
/** How long a page that fetches nothing is watched before it counts as idle (ms). */
const quiet = 1500;

/** Chromium's resource types; any other is 'other', such as data. */
const kinds = { Script: 'JS', Stylesheet: 'CSS', Font: 'font', Document: 'HTML' };

const data = temporaryFolder();
const shop = new ShopProcess({ port: await freePort(), env: { DATA_DIR: data, DEMO: '1' } });
const rows = {};
const scripts = {};
const excess = [];
let browser;
try {
  await shop.start();
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const [fetched] = await Promise.all([purchase(browser, shop.origin), weighPages(browser, shop.origin)]);
  scripts.purchase = sumOf(fetched);
  excess.push(...overBudget('purchase', scripts.purchase, purchaseBudget));
} catch (error) {
  excess.push(error.message);
} finally {
  await browser?.close();
  await shop.stop();
  removeFolder(data);
}
console.table({ ...rows, budget: budgets });
console.table({ ...scripts, 'budget of a page': pageBudget, 'budget of the purchase': purchaseBudget });
for (const line of excess) console.error(`✗ ${line}`);
process.exitCode = excess.length > 0 ? 1 : 0;

function overBudget(name, row, most) {
  return Object.entries(most)
    .filter(([what, budget]) => row[what] > budget)
    .map(([what, budget]) => `${name}: ${what} ${row[what]} is over ${budget}`);
}

/** Bytes, number and small files of scripts. */
function sumOf(files) {
  return {
    JS: files.reduce((sum, { bytes }) => sum + bytes, 0),
    files: files.length,
    'under 2 kB': files.filter(({ bytes }) => bytes < smallFile).length,
  };
}

/** Opens a window with an empty cache that records its requests; `saves` data or does not. */
async function open(visitor, saves) {
  const context = await visitor.newContext({ viewport: { width: 1366, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: saves });
  return { context, page, requests: await recordRequests(session) };
}

/** Resolves when the page has fetched nothing for a while. */
async function rest({ page, requests }) {
  for (let before = -1; before !== requests.length;) {
    before = requests.length;
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(quiet);
  }
}

/** Weighs one landing page after the other. */
async function weighPages(visitor, origin) {
  for (const { name, path } of await firstVisits(origin)) {
    const { row, own } = await weigh(visitor, origin + path);
    rows[name] = row;
    excess.push(...overBudget(name, row, budgets));
    scripts[name] = sumOf(own);
    excess.push(...overBudget(`${name}, all its parts`, scripts[name], pageBudget));
  }
}

/** { row: bytes of a first visit by kind, but pictures, and the number of requests; own: all scripts that belong to the page }. */
async function weigh(visitor, address) {
  const [{ early, html }, { untouched, all }] = await Promise.all([
    visitIdle(visitor, address),
    visitActive(visitor, address),
  ]);
  return { row: await rowOf(union(early, untouched), html), own: union(early, all).filter(isScript) };
}

/** What a page that may fetch ahead asks for before its `load` event, and its HTML. */
async function visitIdle(visitor, address) {
  const visit = await open(visitor, false);
  const response = await visit.page.goto(address, { waitUntil: 'load' });
  if (response === null || !response.ok()) throw new Error(`${address} answered ${response?.status()}`);
  const encoding = response.headers()['content-encoding'];
  if (encoding !== 'br') throw new Error(`${address} came as ${encoding ?? 'plain bytes'}, not brotli`);
  const loaded = await visit.page.evaluate(
    () => performance.timeOrigin + performance.getEntriesByType('navigation')[0].loadEventStart,
  );
  await rest(visit);
  const html = await response.text();
  await visit.context.close();
  return { early: visit.requests.filter(({ start }) => start <= loaded), html };
}

/** What a page that saves data asks for before and after its visitor is active on it. */
async function visitActive(visitor, address) {
  const active = await open(visitor, true);
  await active.page.goto(address, { waitUntil: 'load' });
  await rest(active);
  const untouched = [...active.requests];
  await active.page.mouse.move(4, 300);
  await active.page.mouse.move(6, 320);
  await active.page.keyboard.press('Shift');
  await active.page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );
  await rest(active);
  await active.context.close();
  return { untouched, all: active.requests };
}

/** Both lists, each address once. */
function union(one, other) {
  return [...new Map([...other, ...one].map((request) => [request.url, request])).values()];
}

async function rowOf(requests, html) {
  const row = { JS: 0, CSS: 0, font: 0, HTML: 0, other: 0, total: 0, requests: 0, 'inline %': inlineShare(html) };
  for (const request of requests.filter((each) => !isPicture(each))) {
    const kind = isScript(request) ? 'JS' : (kinds[request.kind] ?? 'other');
    row[kind] += request.bytes;
    row.total += request.bytes;
    row.requests += 1;
  }
  const styles = await styleBytes(html);
  row.CSS += styles;
  row.HTML -= styles;
  return row;
}

/** What the styles that stand in the HTML add to it over the wire. */
async function styleBytes(html) {
  const bare = html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, '');
  const [whole, content] = await Promise.all([html, bare].map((text) => brotliOf(text, KEPT_QUALITY)));
  return whole.length - content.length;
}

/** Every script that a signed-in buyer's browser fetches from the listing to the checkout, reading at each step. */
async function purchase(visitor, origin) {
  const visit = await open(visitor, false);
  await signIn(visit.context, origin);
  await visit.page.goto(origin + visitStart.path);
  await rest(visit);
  for (const { target, wanted } of visitSteps) {
    await target(visit.page).filter({ visible: true }).first().click();
    if (wanted.path) await visit.page.waitForURL((url) => url.pathname.includes(wanted.path));
    await visit.page.locator(wanted.selector).filter({ visible: true }).first().waitFor();
    await rest(visit);
  }
  await visit.context.close();
  return visit.requests.filter(isScript);
}

/** The share of inline scripts in the HTML (percent, uncompressed); structured data counts as content. */
function inlineShare(html) {
  const inlineScripts = [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
  const inline = inlineScripts.reduce((sum, [, body]) => sum + Buffer.byteLength(body), 0);
  return Math.round((inline / Buffer.byteLength(html)) * 100);
}
