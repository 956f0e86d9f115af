import { browserSuite } from '../browser-suite.ts';

/** `pnpm dev` on a copy of the sources, in which files are edited and restored. */
export default browserSuite({
  // A change waits for compilers that start on demand.
  expect: { timeout: 30_000 },
});
