import { existsSync, readFileSync } from 'node:fs';

/** The part of a report by vitest or jest that is read. */
interface Report {
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
}

/** Reads a report; without one, as after a crash, nothing passed. */
export function readReport(path: string): Report {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : { testResults: [] };
}

/** The files that passed as a whole by a report: path from the root, number of tests. */
export function passedFiles({ testResults }: Report, root: string): { path: string; tests: number }[] {
  return testResults
    .filter(
      ({ status, assertionResults }) =>
        status === 'passed' && assertionResults.every((each) => each.status === 'passed'),
    )
    .map(({ name, assertionResults }) => ({
      path: name.replace(root, '').replace(/^\//, ''),
      tests: assertionResults.length,
    }));
}
