// The steps of npm test and pnpm check are scripts of the root package.json; turbo.json lists their inputs, outputs and dependencies.
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './browser.mjs';
import { lastLines, root, runCached, since, versionOf } from './toolchain.mjs';

/** The steps of pnpm check: types, lint and units, the longest first. */
export const quickSteps = [
  'units:backend',
  'types',
  'units:packages',
  'units:apps',
  'lint:rules',
  'lint:messages',
  'lint:props',
  'lint:examples',
  'lint:arrows',
  'lint:dead',
  'lint:changesets',
  'lint:format',
];

/** The published packages as a host gets them: built, packed, measured, compared with the accepted surface. */
const builtPackageSteps = ['packages:build', 'packages:contents', 'packages:sizes', 'packages:surface'];

/** What must hold of the packages before they are published: their build checks no types, and they are installed. */
export const packageSteps = ['types', ...builtPackageSteps, 'packages:consumers'];

/** They compute: as many go at once as there are processors. */
export const sharedSteps = [...quickSteps, 'build', ...builtPackageSteps, 'storybook:build', 'chromatic:plan'];

/** Each takes half a processor at most, because it waits for timeouts and pages: one more goes at once. */
export const waitingSteps = ['crmeb', 'development', 'packages:consumers', 'budgets', 'fuzz', 'embed'];

/** Each uses all processors by itself. */
export const lonelySteps = ['storybook:test', 'journeys'];

/** What npm test goes through in part, all the way; each uses all processors by itself. */
export const sweepSteps = ['storybook:long', 'journeys:long', 'crmeb:long'];

/** Random walks ten times as long as in npm test, each time from a new start: what lands must not hang on chance. */
export const walkSteps = ['units:long', 'fuzz:long'];

const LINES_OF_A_FAILURE = 35;
const runs = join(root, '.turbo/runs');

/**
 * Runs steps, `atOnce` at a time, or takes them from the cache. One run reports all failures: only steps that depend on a failed one are
 * skipped. Returns { failed, timings } for printTimings.
 */
export async function runSteps(steps, toolchain, atOnce = 1) {
  rmSync(runs, { recursive: true, force: true });
  const start = performance.now();
  const reminder = setInterval(() => console.log(`  … ${since(start)}`), 60_000);
  const env = { ...toolchain.env, RIDER_CHROMIUM: versionOf(findChromium() ?? 'chromium') };
  const code = await runCached(steps, { ...toolchain, env }, [
    '--continue=dependencies-successful',
    '--summarize',
    `--concurrency=${atOnce}`,
  ]);
  clearInterval(reminder);
  const done = summaries();
  const timings = steps.map((step) => ({ step, ...done.get(step) }));
  return { failed: code !== 0 || timings.some(({ exitCode }) => exitCode !== 0), timings };
}

/** Step → its result, from Turborepo's summary of the last run; skipped steps are missing. */
function summaries() {
  const [name] = existsSync(runs) ? readdirSync(runs) : [];
  const tasks = name === undefined ? [] : JSON.parse(readFileSync(join(runs, name), 'utf8')).tasks;
  return new Map(
    tasks.map(({ task, execution, cache, logFile }) => [
      task,
      {
        exitCode: execution?.exitCode,
        seconds: (execution?.endTime - execution?.startTime) / 1000,
        cached: cache.status === 'HIT',
        logFile,
      },
    ]),
  );
}

/** Prints the duration of each step, and again the end of each failed one: of a long log only the end may be kept. */
export function printTimings(timings) {
  const width = Math.max(...timings.map(({ step }) => step.length));
  console.log('');
  for (const { step, exitCode, seconds, cached } of timings) {
    const time = exitCode === undefined ? 'left out' : cached ? 'unchanged' : `${seconds.toFixed(1)} s`;
    console.log(`${exitCode === 0 ? '✓' : '✗'} ${step.padEnd(width)} ${time.padStart(9)}`);
  }
  for (const { step, exitCode, logFile } of timings) {
    if (!exitCode) continue;
    console.log(`\n✗ ${step} ended with:\n${lastLines(readFileSync(join(root, logFile), 'utf8'), LINES_OF_A_FAILURE)}`);
  }
}
