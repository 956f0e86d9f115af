// pnpm bench: figures that vary with the machine. Prints a table and writes bench-results/*.json; checks nothing.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { answerCost, reloadBytes } from './bench-server.mjs';
import { chatSocketFigures, chatWindowFigures } from './bench-chat.mjs';
import { loadFigures, lighthouseScores, productClicks } from './bench-browser.mjs';
import { chromiumFlags, ensureChromium, findChromium } from './browser.mjs';
import { freePort, removeFolder, ShopProcess, temporaryFolder } from './shop-process.mjs';
import { firstVisits } from './visits.mjs';
import { buildOrFail, ensureInstalled, fail, root, runToEnd } from './toolchain.mjs';

const toolchain = await ensureInstalled();
await buildOrFail(toolchain);
const missing = await ensureChromium(toolchain);
if (missing !== null) fail(missing.output);

/** Rows of the table: figure → value with unit. */
const figures = {};
const data = temporaryFolder();
const shop = new ShopProcess({ port: await freePort(), env: { DATA_DIR: data, DEMO: '1', FAIR_SHARE: '0' } });
try {
  await shop.start();
  const visits = await firstVisits(shop.origin);
  const listing = visits.find(({ name }) => name === 'listing');
  await measure('server', () => answerCost(shop, listing.path));
  await measure('reload', () => reloadBytes(shop.origin, visits));
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  await measure('clicks', () => productClicks(browser, shop.origin + listing.path));
  await measure('loads', () => loadFigures(browser, shop.origin, visits));
  await measure('chat sockets', chatSocketFigures);
  await measure('chat window', () => chatWindowFigures(browser));
  await browser.close();
  await measure('lighthouse', () => lighthouseScores(shop.origin, visits, toolchain));
} finally {
  await shop.stop();
  removeFolder(data);
}

console.table(figures);
const folder = join(root, 'bench-results');
mkdirSync(folder, { recursive: true });
const path = join(folder, `${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`);
writeFileSync(path, `${JSON.stringify(figures, null, 2)}\n`);
console.log(path);

// The search bench has its own large catalogue and prints its own output.
const search = join(root, 'apps/backend/bench/search.ts');
if (existsSync(search)) process.exitCode = await runToEnd(toolchain.node, [search], { env: toolchain.env });

/** Runs one group of figures; a failed group is noted in the table, and the others continue. */
async function measure(group, run) {
  console.log(`▸ ${group} …`);
  try {
    Object.assign(figures, await run());
  } catch (error) {
    figures[group] = `not measured: ${error.message.split('\n')[0]}`;
  }
}
