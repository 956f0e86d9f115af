/** The length factor of random walks: `TEST_LENGTH=long`, set by `pnpm test:long`, makes ten times as many. */
const FACTOR = process.env['TEST_LENGTH'] === 'long' ? 10 : 1;

/** Short walks use a fixed seed; long ones a new one each time, or `TEST_SEED`. */
const SEED = FACTOR === 1 ? 20_260_115 : Number(process.env['TEST_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

if (FACTOR > 1) console.info(`Long random walks. The same again: TEST_SEED=${SEED} pnpm test:long`);

/** fast-check parameters of a property with `runs` runs in `npm test`. */
export function walks(runs: number): { numRuns: number; seed: number } {
  return { numRuns: runs * FACTOR, seed: SEED };
}
