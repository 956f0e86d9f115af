import { browserSuite } from '../browser-suite.ts';

/** `pnpm dev` on a copy of the sources, in which files are edited and restored. In the long run only: it concerns developers alone. */
export default browserSuite({
  tag: '@long',
  // A change waits for compilers that start on demand.
  expect: { timeout: 30_000 },
});
