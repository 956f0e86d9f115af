// pnpm bench [groups] [--write] [--runs=5] [--pages=10000]: figures that vary with the machine, beside those of a floor measured in the same
// run. Prints a table, writes bench-results/*.json, and with --write docs/performance.md with the groups that were asked for. A bound that does not hold fails nothing here.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chatSocketFigures, chatWindowFigures } from './bench-chat.mjs';
import { startFloor } from './bench-floor.mjs';
import { howLighthouse, howLoads, lighthouseScores, measureLoads } from './bench-load.mjs';
import { how as howPresses, measurePresses } from './bench-press.mjs';
import { how as howServer, measureServer } from './bench-server.mjs';
import { asDocument, figure } from './bench-table.mjs';
import { how as howVisit, measureVisit } from './bench-visit.mjs';
import { chromiumFlags, ensureChromium, findChromium } from './browser.mjs';
import { freePort, removeFolder, ShopProcess, temporaryFolder } from './shop-process.mjs';
import { firstVisits } from './visits.mjs';
import { buildOrFail, ensureInstalled, fail, root, runToEnd } from './toolchain.mjs';

const groups = {
  visit: { title: 'A visit', how: howVisit, measure: measureVisit },
  load: { title: 'The first page', how: howLoads, measure: measureLoads },
  press: { title: 'Presses', how: howPresses, measure: measurePresses },
  server: { title: 'The server', how: howServer, measure: measureServer },
  chat: {
    title: 'The chat',
    how: ['500 sockets that write a message a second each; a window with 10,000 messages.'],
    measure: async ({ browser }) =>
      Object.entries({ ...(await chatSocketFigures()), ...(await chatWindowFigures(browser)) }).map(([name, value]) =>
        figure(name, { ours: String(value) }),
      ),
  },
  lighthouse: { title: 'Lighthouse', how: howLighthouse, measure: lighthouseScores },
};

const { values: flags, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '10000' },
  },
});
const known = [...Object.keys(groups), 'search'];
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) fail(`no group ${unknown.join(', ')}: there are ${known.join(', ')}`);
const asked = positionals.length > 0 ? positionals : known;

const toolchain = await ensureInstalled();
await buildOrFail(toolchain);
const missing = await ensureChromium(toolchain);
if (missing !== null) fail(missing.output);

const measured = [];
const data = temporaryFolder();
const shop = new ShopProcess({ port: await freePort(), env: { DATA_DIR: data, DEMO: '1', FAIR_SHARE: '0' } });
let browser;
let floor;
try {
  await shop.start();
  floor = await startFloor(shop.origin);
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const visits = await firstVisits(shop.origin);
  const numbers = { runs: Number(flags.runs), pages: Number(flags.pages) };
  const given = { shop, floor, browser, visits, toolchain, ...numbers };
  for (const name of asked.filter((each) => each in groups)) measured.push(await measure(groups[name], given));
} finally {
  await browser?.close();
  floor?.stop();
  await shop.stop();
  removeFolder(data);
}

const size = ({ identity, br }) => `${identity} B, ${br} B br`;
console.log(`The floor: HTML ${size(floor.html)}; script ${size(floor.script)}; medians of ${flags.runs} runs.`);
console.table(Object.fromEntries(measured.flatMap(({ rows }) => rows.map(({ figure: name, ...row }) => [name, row]))));
const folder = join(root, 'bench-results');
mkdirSync(folder, { recursive: true });
const path = join(folder, `${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`);
writeFileSync(path, `${JSON.stringify(measured, null, 2)}\n`);
console.log(path);
if (flags.write) writeFileSync(join(root, 'docs/performance.md'), asDocument(measured, floor));

// The search bench has its own large catalogue and prints its own output.
const search = join(root, 'apps/backend/bench/search.ts');
if (asked.includes('search')) process.exitCode = await runToEnd(toolchain.node, [search], { env: toolchain.env });

/** Runs one group; if it fails, a row says so, and the others continue. */
async function measure({ title, how, measure: run }, given) {
  console.log(`▸ ${title} …`);
  try {
    return { title, how, rows: await run(given) };
  } catch (error) {
    const rows = [figure(title, { ours: `not measured: ${error.message.split('\n')[0]}` })];
    return { title, how, rows };
  }
}
