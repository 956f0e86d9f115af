// pnpm budgets, after pnpm build: the bytes of a first visit over the wire. They are deterministic, so CI checks them.
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from './browser.mjs';
import { freePort, removeFolder, ShopProcess, temporaryFolder } from './shop-process.mjs';
import { firstVisits } from './visits.mjs';

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

/** Playwright's resource types; any other is 'other', such as data. */
const kinds = { script: 'JS', stylesheet: 'CSS', font: 'font', document: 'HTML', image: 'picture', media: 'picture' };

const data = temporaryFolder();
const shop = new ShopProcess({ port: await freePort(), env: { DATA_DIR: data, DEMO: '1' } });
const rows = {};
let excess = [];
let browser;
try {
  await shop.start();
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  for (const { name, path } of await firstVisits(shop.origin)) {
    rows[name] = await weigh(browser, shop.origin + path);
    excess = [...excess, ...overBudget(name, rows[name])];
  }
} catch (error) {
  excess.push(error.message);
} finally {
  await browser?.close();
  await shop.stop();
  removeFolder(data);
}
console.table({ ...rows, budget: budgets });
for (const line of excess) console.error(`✗ ${line}`);
process.exitCode = excess.length > 0 ? 1 : 0;

function overBudget(name, row) {
  return Object.entries(budgets)
    .filter(([what, budget]) => row[what] > budget)
    .map(([what, budget]) => `${name}: ${what} ${row[what]} is over ${budget}`);
}

/** Loads a page in a new browser profile; returns { kind: bytes } of everything but pictures, and the number of requests. */
async function weigh(visitor, address) {
  const context = await visitor.newContext({ viewport: { width: 1366, height: 900 } });
  const page = await context.newPage();
  const finished = [];
  page.on('requestfinished', (request) => finished.push(request));
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  if (response === null || !response.ok()) throw new Error(`${address} answered ${response?.status()}`);
  const encoding = response.headers()['content-encoding'];
  if (encoding !== 'br') throw new Error(`${address} came as ${encoding ?? 'plain bytes'}, not brotli`);
  const row = { JS: 0, CSS: 0, font: 0, HTML: 0, other: 0, total: 0, requests: 0, 'inline %': 0 };
  for (const request of finished) {
    const kind = kinds[request.resourceType()] ?? 'other';
    if (kind === 'picture') continue;
    const { responseBodySize } = await request.sizes();
    row[kind] += responseBodySize;
    row.total += responseBodySize;
    row.requests += 1;
  }
  row['inline %'] = inlineShare(await response.text());
  await context.close();
  return row;
}

/** The share of inline scripts in the HTML (percent, uncompressed); structured data counts as content. */
function inlineShare(html) {
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
  const inline = scripts.reduce((sum, [, body]) => sum + Buffer.byteLength(body), 0);
  return Math.round((inline / Buffer.byteLength(html)) * 100);
}
