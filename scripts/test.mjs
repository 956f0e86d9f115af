// npm test: everything, from types to journeys in the browser. Its last line is "N passed, N failed".
// pnpm check, with --quick: the loop while working, without build and browser.
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browser.mjs';
import { ensureRedis } from './redis.mjs';
import { lonelySteps, pairedSteps, printTimings, quickSteps, runSteps } from './steps.mjs';
import { ensureInstalled, root } from './toolchain.mjs';

const folder = join(root, 'test-results');
for (const path of reports()) rmSync(path);

const toolchain = await ensureInstalled();
const quick = process.argv.includes('--quick');
const missing = [await ensureRedis(toolchain), quick ? null : await ensureChromium(toolchain)].filter(Boolean);
for (const { output } of missing) console.error(`✗ ${output}`);
const runs = [await runSteps(quick ? quickSteps : pairedSteps, toolchain, 2)];
if (!quick) runs.push(await runSteps(lonelySteps, toolchain));
printTimings(runs.flatMap(({ timings }) => timings));

const counts = reports().map((path) => countsIn(JSON.parse(readFileSync(path, 'utf8'))));
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const broken = counts.reduce((sum, count) => sum + count.failed, 0);
const failed = runs.some((run) => run.failed) || missing.length > 0;
process.exitCode = failed || broken > 0 ? 1 : 0;
// A step without tests of its own that fails counts as one.
console.log(`\n${passed} passed, ${failed ? Math.max(broken, 1) : broken} failed`);

/** What the steps wrote of their tests; those of a step from the cache come back with it. */
function reports() {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));
}

/** Counts of a report by Playwright, by vitest or jest, or by a step of ours. */
function countsIn(report) {
  if (report.stats) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky + report.errors.length };
  }
  if (!report.testResults) return report;
  // A file that could not be loaded has no tests that could fail; it counts as one.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}
