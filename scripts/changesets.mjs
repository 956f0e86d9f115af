// pnpm lint:changesets: each changeset names its package, size of change, entry points, and deprecations.
import { readChangesets } from './publishing/changesets.mjs';
import { report } from './sources.mjs';

const changesets = readChangesets();
report(
  changesets.flatMap(({ problems }) => problems),
  `${changesets.length} changesets can be told`,
);
