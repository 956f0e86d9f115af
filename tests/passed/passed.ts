import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REST } from './parts.ts';

const root = join(import.meta.dirname, '../..');

/** What passed: a test, or a file of them → how many tests that is, and the hashes of the parts that it depends on. */
type Passed = Record<string, { tests: number; parts: Record<string, string> }>;

/**
 * Whether what passed is noted and left out the next time: only within `npm test` and `pnpm check`, where Turborepo has built what is
 * tested from the sources as they are. By hand everything that is asked for runs.
 */
export const isNoted = process.env['TURBO_HASH'] !== undefined;

/** What passed in the runs of a step so far, in this checkout: a new one finds everything anew. */
export class PassedTests {
  private readonly hashes: Readonly<Record<string, string>>;
  private readonly path: string;
  private readonly unchangedPath: string;
  private readonly before: Passed;
  private readonly now: Passed = {};

  /** @param hashes of the step's parts as they are (hashesOfParts) */
  constructor(step: string, hashes: Readonly<Record<string, string>>, folder = root) {
    this.hashes = hashes;
    const name = step.replaceAll(':', '-');
    this.path = join(folder, `node_modules/.cache/rider/passed-${name}.json`);
    this.unchangedPath = join(folder, `test-results/${name}-unchanged.json`);
    this.before = existsSync(this.path) ? (JSON.parse(readFileSync(this.path, 'utf8')) as Passed) : {};
  }

  /** Whether a test passed, and all that it depends on is as it was then. */
  isUnchanged(test: string): boolean {
    const parts = Object.entries(this.before[test]?.parts ?? {});
    return parts.length > 0 && parts.every(([part, hash]) => this.hashes[part] === hash);
  }

  /** Notes that a test, or as many of a file, passed with these parts and the rest. */
  note(test: string, parts: readonly string[], tests = 1): void {
    const own = [REST, ...parts].map((part) => [part, String(this.hashes[part])] as const);
    this.now[test] = { tests, parts: Object.fromEntries(own) };
  }

  /** Writes the note, and a report by which those that were left out, because they are unchanged, count as passed. */
  write(unchanged: readonly string[]): void {
    const left = unchanged.map((test) => [test, this.before[test] ?? { tests: 0, parts: {} }] as const);
    for (const path of [this.path, this.unchangedPath]) mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(this.path, JSON.stringify({ ...Object.fromEntries(left), ...this.now }));
    const passed = left.reduce((sum, [, { tests }]) => sum + tests, 0);
    writeFileSync(this.unchangedPath, JSON.stringify({ passed, failed: 0 }));
  }
}
