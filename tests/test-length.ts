/** Whether random runs and sweeps have their full length: `TEST_LENGTH=long`, set by `pnpm test:long`. */
export const isLong = process.env['TEST_LENGTH'] === 'long';

/** What a sweep tries: in `npm test` every `step`th, beginning with the first, so that each run tries the same; all in the long run. */
export function swept<Item>(items: readonly Item[], step: number): Item[] {
  return items.filter((_, index) => isLong || index % step === 0);
}
