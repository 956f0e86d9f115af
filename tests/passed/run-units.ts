// pnpm units:packages, pnpm units:apps: vitest with these arguments; within npm test without the test files that passed and that nothing
// since has changed.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from '../../scripts/toolchain.mjs';
import { hashesOfParts, inputsOf } from './parts.ts';
import { isNoted, PassedTests } from './passed.ts';
import { passedFiles, readReport } from './report.ts';

const root = join(import.meta.dirname, '../..');
/** What stands around every test file: settings, and what is set up before it. */
const AROUND_TESTS = /(?:^|\/)(?:vitest\.\w+|setup)\.ts$/;
/** A module that lists folders or starts programs may depend on anything. */
const READS_ANYTHING = /\b(?:child_process|readdir(?:Sync)?|readFile(?:Sync)?|globSync|meta\.glob|createProgram)\b/;

const step = String(process.env['npm_lifecycle_event']);
const results = join(root, `test-results/${step.replace(':', '-')}.json`);
const vitest = ['exec', 'vitest', 'run', `--outputFile.json=${results}`, ...process.argv.slice(2)];
process.exitCode = isNoted ? await runChanged() : await runToEnd('pnpm', vitest);

async function runChanged(): Promise<number> {
  const inputs = inputsOf(step, root);
  const files = [...inputs.keys()].filter((path) => /\.test\.tsx?$/.test(path));
  const parts = files.map((path) => [path, { modules: [path] }] as const);
  const common = [...inputs.keys()].filter((path) => AROUND_TESTS.test(path));
  const readsAnything = (path: string) => READS_ANYTHING.test(readFileSync(join(root, path), 'utf8'));
  const hashes = await hashesOfParts(inputs, Object.fromEntries(parts), common, root, readsAnything);
  const passed = new PassedTests(step, hashes);
  const unchanged = files.filter((path) => passed.isUnchanged(path));
  const changed = files.filter((path) => !unchanged.includes(path));
  console.log(`${unchanged.length} of ${files.length} test files are as they were when they passed`);
  rmSync(results, { force: true });
  const code =
    changed.length === 0 ? 0 : await runToEnd('pnpm', [...vitest, ...(unchanged.length === 0 ? [] : changed)]);
  for (const { path, tests } of passedFiles(readReport(results), root)) passed.note(path, [path], tests);
  passed.write(unchanged);
  return code;
}
