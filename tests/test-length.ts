/** Whether random walks and sweeps go all the way: `TEST_LENGTH=long`, set by `pnpm test:long`. */
export const isLong = process.env['TEST_LENGTH'] === 'long';

/** What a sweep tries: in `npm test` every `step`th, beginning with the first, so that each run tries the same; all in the long run. */
export function swept<Item>(items: readonly Item[], step: number): Item[] {
  return items.filter((_, index) => isLong || index % step === 0);
}

/** Playwright's choice of tests: `@sweep` goes through a part of many places in `npm test` and further in the long run, `@long` runs there alone. */
export const testsOfLength = isLong ? { grep: /@(?:sweep|long)\b/ } : { grepInvert: /@long\b/ };

/** The end of a report's name, so that the reports of both runs are counted. */
export const reportSuffix = isLong ? '-long' : '';
