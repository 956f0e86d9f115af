/** What the length of random walks means: `TEST_LENGTH=long`, which `pnpm test:long` sets, makes ten times as many. */
const FACTOR = process.env['TEST_LENGTH'] === 'long' ? 10 : 1;

/** Short walks are the same in every run; long ones begin elsewhere each time, or where `TEST_SEED` says. */
const SEED = FACTOR === 1 ? 20_260_115 : Number(process.env['TEST_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

if (FACTOR > 1) console.info(`Long random walks. The same again: TEST_SEED=${SEED} pnpm test:long`);

/** Parameters of fast-check for a property that gets `runs` runs in `npm test`. */
export function walks(runs: number): { numRuns: number; seed: number } {
  return { numRuns: runs * FACTOR, seed: SEED };
}
