import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isLong } from '../../test-length.ts';

/** Files of stories that passed: the key (keys.ts) with which each did, and its number of stories. */
export type PassedFiles = Record<string, { key: string; passed: number }>;

/** What the runs so far of this length have found; a run in another place finds everything anew. */
const note = join(
  import.meta.dirname,
  `../../../node_modules/.cache/rider/passed-stories${isLong ? '-long' : ''}.json`,
);

/** Reads what passed in earlier runs. */
export function readPassed(path = note): PassedFiles {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as PassedFiles) : {};
}

/** Keeps what passed, of the files that still exist. */
export function writePassed(passed: PassedFiles, path = note): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(passed));
}

/** The part of jest's report that is read. */
export interface Report {
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
}

/** The files that passed as a whole by a report, with these keys. */
export function passedIn(report: Report, keys: ReadonlyMap<string, string>, root: string): PassedFiles {
  const files: PassedFiles = {};
  for (const { name, status, assertionResults } of report.testResults) {
    const path = name.replace(root, '').replace(/^\//, '');
    const key = keys.get(path);
    const passed = assertionResults.filter((each) => each.status === 'passed').length;
    if (key !== undefined && status === 'passed' && passed === assertionResults.length) files[path] = { key, passed };
  }
  return files;
}
