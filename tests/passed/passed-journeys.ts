import { join, relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult, TestRun } from '@playwright/test/reporter';
import { hashesOfParts, inputsOf } from './parts.ts';
import { isNoted, PassedTests } from './passed.ts';
import { ofEveryScreen, screens } from './screens.ts';
import { SEEN } from './seen-screens.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Leaves out the journeys that passed and that nothing since has changed: a journey depends on its file, on the screens that it saw
 * (seenScreens), and on all that is part of no screen.
 */
export default class PassedJourneys implements Reporter {
  private passed: PassedTests | undefined;
  private unchanged: TestCase[] = [];

  async preprocess({ suite, testRun }: { config: FullConfig; suite: Suite; testRun: TestRun }): Promise<void> {
    const tests = suite.allTests();
    // Playwright itself lets such a run pass (package.json), because here all may be unchanged.
    if (tests.length === 0) throw new Error('No tests found');
    if (!isNoted) return;
    const step = String(process.env['npm_lifecycle_event']);
    const files = [...new Set(tests.map(fileOf))].map((path) => [path, { modules: [path] }] as const);
    const inputs = inputsOf(step, root);
    const hashes = await hashesOfParts(inputs, { ...screens, ...Object.fromEntries(files) }, ofEveryScreen, root);
    const passed = new PassedTests(step, hashes);
    const unchanged = tests.filter(({ id }) => passed.isUnchanged(id));
    for (const test of unchanged) testRun.exclude(test);
    this.passed = passed;
    this.unchanged = unchanged;
    console.log(`${unchanged.length} of ${tests.length} journeys are as they were when they passed`);
  }

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'passed') return;
    const seen = annotations.filter(({ type }) => type === SEEN).map(({ description }) => String(description));
    this.passed?.note(test.id, [fileOf(test), ...seen]);
  }

  onEnd(): void {
    this.passed?.write(this.unchanged.map(({ id }) => id));
  }

  printsToStdio(): boolean {
    return false;
  }
}

function fileOf({ location }: TestCase): string {
  return relative(root, location.file);
}
