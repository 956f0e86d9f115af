// npm test: all tasks of all packages. pnpm check, with the argument "check": those without build and browser. Prints failed and flaky
// tests last, writes the flaky ones to test-results/flaky.json, and ends with the line "N passed, N failed".
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium, findChromium } from './browser.mjs';
import { ensureRedis } from './redis.mjs';
import { readResults, removeReports } from './test-results.mjs';
import { ensureInstalled, root, runTurbo, since, versionOf } from './toolchain.mjs';

const start = performance.now();
const isQuick = process.argv.includes('check');
removeReports();

const toolchain = await ensureInstalled();
const missing = [await ensureRedis(toolchain), isQuick ? null : await ensureChromium(toolchain)].filter(Boolean);
for (const { output } of missing) console.error(`✗ ${output}`);
toolchain.env.RIDER_CHROMIUM = versionOf(findChromium() ?? 'chromium');

// Browser suites run after units and builds: a browser that waits for a processor looks like a shop that does not answer.
const tasks = ['lint', 'types', 'test'];
const codes = [await runTurbo(isQuick ? tasks : [...tasks, 'build'], toolchain)];
if (!isQuick) codes.push(await runTurbo(['e2e', 'budgets', 'packages:check'], toolchain));

const { passed, failed, flaky } = readResults();
for (const title of failed) console.log(`✗ ${title}`);
if (flaky.length > 0) console.log(`\nFlaky, passed only on retry:`);
for (const title of flaky) console.log(`~ ${title}`);
mkdirSync(join(root, 'test-results'), { recursive: true });
writeFileSync(join(root, 'test-results/flaky.json'), `${JSON.stringify(flaky, null, 2)}\n`);

const hasFailed = failed.length > 0 || missing.length > 0 || codes.some((code) => code !== 0);
// A failed task without a report counts as one failed test.
console.log(
  `\n${since(start)}, ${flaky.length} flaky\n\n${passed} passed, ${hasFailed ? failed.length || 1 : 0} failed`,
);
process.exitCode = hasFailed ? 1 : 0;
