// pnpm bench [groups] [--runs=5] [--pages=10000] [--skus=100000]: figures that vary with the machine, beside those of a baseline measured in
// the same run. Prints a table and writes bench-results/*.json. A bound that does not hold fails nothing here.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startBaseline } from './baseline.mjs';
import { measureChat } from './chat.mjs';
import { lighthouseScores, measureLoads } from './load.mjs';
import { measurePresses } from './press.mjs';
import { measureServer } from './server.mjs';
import { figure } from './table.mjs';
import { chromiumFlags, ensureChromium, findChromium } from '../browser.mjs';
import { freePort, removeFolder, ShopProcess, temporaryFolder } from '../shop-process.mjs';
import { landingPages } from '../session.mjs';
import { buildOrFail, ensureInstalled, fail, root, runToEnd } from '../toolchain.mjs';

const groups = {
  load: measureLoads,
  press: measurePresses,
  server: measureServer,
  chat: measureChat,
  lighthouse: lighthouseScores,
};

const { values: flags, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '10000' },
    skus: { type: 'string', default: '100000' },
  },
});
const known = [...Object.keys(groups), 'search', 'import'];
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) fail(`no group ${unknown.join(', ')}: there are ${known.join(', ')}`);
const chosen = positionals.length > 0 ? positionals : known;

const toolchain = await ensureInstalled();
await buildOrFail(toolchain);
const missing = await ensureChromium(toolchain);
if (missing !== null) fail(missing.output);

const onShop = chosen.filter((name) => name in groups);
if (onShop.length > 0) await measureShop(onShop);
// These have a large catalogue of their own and print their own tables.
for (const name of ['search', 'import'].filter((each) => chosen.includes(each))) {
  const code = await runToEnd(toolchain.node, [join(root, `apps/backend/bench/${name}.ts`), flags.skus], {
    env: toolchain.env,
  });
  process.exitCode ||= code;
}

/** Measures groups on one shop, prints the table and writes the JSON. */
async function measureShop(names) {
  const rows = [];
  const data = temporaryFolder();
  const shop = new ShopProcess({ port: await freePort(), env: { DATA_DIR: data, DEMO: '1', FAIR_SHARE: '0' } });
  let browser;
  let baseline;
  try {
    await shop.start();
    baseline = await startBaseline(shop.origin);
    browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
    const landing = await landingPages(shop.origin);
    const numbers = { runs: Number(flags.runs), pages: Number(flags.pages) };
    const given = { shop, baseline, browser, landing, toolchain, ...numbers };
    for (const name of names) rows.push(...(await measure(name, given)));
  } finally {
    await browser?.close();
    baseline?.stop();
    await shop.stop();
    removeFolder(data);
  }
  console.log(
    `Static baseline: HTML ${baseline.html} B br, script ${baseline.script} B br; medians of ${flags.runs} runs.`,
  );
  console.table(Object.fromEntries(rows.map(({ figure: name, ...row }) => [name, row])));
  const folder = join(root, 'bench-results');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.json`);
  writeFileSync(path, `${JSON.stringify(rows, null, 2)}\n`);
  console.log(path);
}

/** Runs one group; a failure becomes a row of the table, and the others continue. */
async function measure(name, given) {
  console.log(`▸ ${name} …`);
  try {
    return await groups[name](given);
  } catch (error) {
    return [figure(name, { ours: `not measured: ${error.message.split('\n')[0]}` })];
  }
}
