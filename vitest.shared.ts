import { isLong } from './tests/test-length.ts';

/** What the `test` of every project begins with. */
export const shared = {
  // Files share their worker's modules and document, which takes half the time: a test leaves neither state in a module nor elements behind.
  isolate: false,
  maxWorkers: 2,
  restoreMocks: true,
  unstubGlobals: true,
  // Random runs are ten times as long in the long run.
  testTimeout: isLong ? 600_000 : 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 20_000 } },
  reporters: ['default', 'json'],
  outputFile: { json: 'test-results/units.json' },
};
