// Reads the test reports of all packages, as Playwright, Vitest and Jest write them.
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './toolchain.mjs';

/** The paths of all reports, `test-results/*.json` of each package. */
function reports() {
  const packages = ['packages', 'apps', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name)),
  );
  return packages
    .map((folder) => join(root, folder, 'test-results'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => path.endsWith('.json'));
}

/** Removes the reports of earlier runs; Turborepo restores those of unchanged tasks. */
export function removeReports() {
  for (const path of reports()) rmSync(path);
}

/** The number of passed tests and the titles of failed and flaky ones: `{ passed, failed, flaky }`. Flaky tests passed on a retry. */
export function readResults() {
  const tests = reports().flatMap((path) => testsOf(JSON.parse(readFileSync(path, 'utf8'))));
  const titlesOf = (wanted) => tests.filter(({ status }) => status === wanted).map(({ title }) => title);
  const flaky = titlesOf('flaky');
  return { passed: titlesOf('passed').length + flaky.length, failed: titlesOf('failed'), flaky };
}

function testsOf(report) {
  return report.suites
    ? [...report.suites.flatMap((suite) => playwrightTests(suite)), ...loadErrors(report)]
    : vitestTests(report);
}

const PLAYWRIGHT_STATUS = { expected: 'passed', unexpected: 'failed', flaky: 'flaky' };

function playwrightTests({ file, specs, suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({ title: `${file} › ${title}`, status: PLAYWRIGHT_STATUS[status] })),
  );
  return [...own, ...suites.flatMap((suite) => playwrightTests(suite))];
}

function loadErrors({ errors }) {
  return errors.map(({ message }) => ({ title: message.split('\n')[0], status: 'failed' }));
}

/** Vitest writes the same report as Jest. */
function vitestTests({ testResults }) {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = name.replace(root, '');
    const tests = assertionResults.map(({ fullName, status: result, invocations = 1 }) => ({
      title: `${file} › ${fullName}`,
      status: result === 'passed' && invocations > 1 ? 'flaky' : result,
    }));
    // A file that failed to load contains no tests; it counts as one failure.
    const isUnloaded = status === 'failed' && !tests.some((test) => test.status === 'failed');
    return isUnloaded ? [...tests, { title: `${file} failed to load`, status: 'failed' }] : tests;
  });
}
