// npm test: everything, from types to journeys in the browser. Its last line is "N passed, N failed".
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browser.mjs';
import { packageSteps, pnpmStep, printTimings, quickSteps, runSteps, storybookSteps } from './steps.mjs';
import { ensureBuilt, ensureInstalled, root } from './toolchain.mjs';

const reportsNamed = (...names) => names.map((name) => join(root, `test-results/${name}.json`));
const unitReports = reportsNamed('vitest', 'storybook');
const browserReports = reportsNamed('playwright', 'consumers', 'embed');
const plainReports = reportsNamed('hydration', 'visual/counts', 'fuzzing');
for (const path of [...unitReports, ...browserReports, ...plainReports]) rmSync(path, { force: true });

const toolchain = await ensureInstalled();
const { failed, timings } = await runSteps([
  ...quickSteps(toolchain),
  { title: 'Chromium', run: () => ensureChromium(toolchain) },
  ...storybookSteps(toolchain),
  { title: 'Build', run: () => ensureBuilt(toolchain) },
  ...packageSteps(toolchain),
  pnpmStep('Byte budgets', ['run', 'budgets'], toolchain, 'Build'),
  pnpmStep('Fuzzing', ['run', 'fuzz'], toolchain, 'Build'),
  pnpmStep('Journeys', ['run', 'journeys'], toolchain, 'Build'),
  pnpmStep('The chat on other pages', ['run', 'embed'], toolchain, 'Build'),
]);

printTimings(timings);
const counts = [
  ...unitReports.map(unitCounts),
  ...browserReports.map(browserCounts),
  ...plainReports.filter((path) => existsSync(path)).map((path) => JSON.parse(readFileSync(path, 'utf8'))),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const broken = counts.reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed || broken > 0 ? 1 : 0;
// A step without tests of its own that fails counts as one.
console.log(`\n${passed} passed, ${failed ? Math.max(broken, 1) : broken} failed`);

/** A file that could not be loaded has no tests that could fail; it counts as one. */
function unitCounts(report) {
  if (!existsSync(report)) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const unloaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

function browserCounts(report) {
  if (!existsSync(report)) return { passed: 0, failed: 0 };
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
