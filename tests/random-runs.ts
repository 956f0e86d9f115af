import { isLong } from './test-length.ts';

/** The length factor of random runs. */
const FACTOR = isLong ? 10 : 1;

/** Short runs use a fixed seed; long ones a new one each time, or `TEST_SEED`. */
const SEED = FACTOR === 1 ? 20_260_115 : Number(process.env['TEST_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

if (FACTOR > 1) console.info(`Long random runs. To repeat: TEST_SEED=${SEED} pnpm test:long`);

/** fast-check parameters of a property with `runs` runs in `npm test`. */
export function randomRuns(runs: number): { numRuns: number; seed: number } {
  return { numRuns: runs * FACTOR, seed: SEED };
}

/** fast-check parameters of a property with one run, which cannot be shortened because it changes its own state. */
export const SINGLE_RUN = { numRuns: 1, seed: SEED, unbiased: true, endOnFailure: true } as const;

/** The steps of such a run; `steps` in `npm test`. */
export const stepsOf = (steps: number): number => steps * FACTOR;
