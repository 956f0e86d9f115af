// pnpm lint:changesets: each changeset says of which package, how big, which entry points, and what is deprecated.
import { readChangesets } from './publishing/changesets.mjs';
import { report } from './sources.mjs';

const changesets = readChangesets();
report(
  changesets.flatMap(({ problems }) => problems),
  `${changesets.length} changesets can be told`,
);
