// npm test: all steps, from types to browser journeys. Its last line is "N passed, N failed".
// pnpm check, with --quick: the quick loop, without build and browser. pnpm test:long, with --only-long: what these go through in part,
// all the way; npm test -- --sweeps, as CI does: all steps, and all of it but the random walks.
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './browser.mjs';
import { ensureRedis } from './redis.mjs';
import {
  lonelySteps,
  printTimings,
  quickSteps,
  runSteps,
  sharedSteps,
  sweepSteps,
  waitingSteps,
  walkSteps,
} from './steps.mjs';
import { ensureInstalled, root } from './toolchain.mjs';

const folder = join(root, 'test-results');
for (const path of reports()) rmSync(path);

const toolchain = await ensureInstalled();
// No more than processors: a browser that waits for a turn looks like a shop that does not answer.
const stepsAtOnce = Math.min(availableParallelism(), 3);
const quick = process.argv.includes('--quick');
const missing = [await ensureRedis(toolchain), quick ? null : await ensureChromium(toolchain)].filter(Boolean);
for (const { output } of missing) console.error(`✗ ${output}`);
const onlyLong = process.argv.includes('--only-long');
const runs = [];
if (!onlyLong) runs.push(await runSteps(quick ? quickSteps : sharedSteps, toolchain, stepsAtOnce));
if (!onlyLong && !quick) {
  runs.push(await runSteps(waitingSteps, toolchain, stepsAtOnce + 1));
  runs.push(await runSteps(lonelySteps, toolchain));
}
if (onlyLong) runs.push(await runSteps([...walkSteps, ...sweepSteps], toolchain));
if (process.argv.includes('--sweeps')) runs.push(await runSteps(sweepSteps, toolchain));
printTimings(runs.flatMap(({ timings }) => timings));

const counts = reports().map((path) => countsIn(JSON.parse(readFileSync(path, 'utf8'))));
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const broken = counts.reduce((sum, count) => sum + count.failed, 0);
const failed = runs.some((run) => run.failed) || missing.length > 0;
process.exitCode = failed || broken > 0 ? 1 : 0;
// A failed step without test results counts as one failed test.
console.log(`\n${passed} passed, ${failed ? Math.max(broken, 1) : broken} failed`);

/** The steps' test reports; the cache restores those of cached steps. */
function reports() {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));
}

/** Test counts of a report by Playwright, by vitest or jest, or by one of our own steps. */
function countsIn(report) {
  if (report.stats) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky + report.errors.length };
  }
  if (!report.testResults) return report;
  // A file that failed to load contains no tests; it counts as one failure.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}
