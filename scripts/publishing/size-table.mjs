// Reads and writes the SIZES.md of each package: the accepted sizes of its entry points.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tolerance in kB around an accepted size, for updates of the minifier. */
export function slackOf(accepted) {
  return Math.max(accepted * 0.1, 0.15);
}

/** Entry → { first, total, paid }, in kB, of the accepted table; empty without one. `paid` only where react-intl is a peer. */
export function acceptedSizes(folder) {
  const path = join(folder, 'SIZES.md');
  const rows = existsSync(path)
    ? readFileSync(path, 'utf8').matchAll(/^\| (\S+).*? \| ([\d.]+) \| ([\d.]+) \|(?: ([\d.]+) \|)?/gm)
    : [];
  return new Map(
    [...rows].map(([, entry, first, total, paid]) => [
      entry,
      { first: Number(first), total: Number(total), ...(paid !== undefined && { paid: Number(paid) }) },
    ]),
  );
}

/** The Markdown table of a package; `rows` is a Map as returned by `acceptedSizes`. */
export function sizeTable({ name, manifest }, rows) {
  const hasPaid = [...rows.values()].some(({ paid }) => paid !== undefined);
  const lines = [...rows].map(([entry, { first, total, paid = total }]) => {
    const bound = manifest.sizes?.[entry];
    const label = bound === undefined ? entry : `${entry} (< ${bound})`;
    return `| ${label} | ${first.toFixed(2)} | ${total.toFixed(2)} |${hasPaid ? ` ${paid.toFixed(2)} |` : ''}`;
  });
  return [
    `# Sizes of the entry points of ${name}`,
    '',
    'kB of script and styles, minified and gzipped, each entry alone, with everything it needs except React, react-dom and react-intl:',
    'at first, and with the code that loads on use. Several together weigh less than their sum. 0.00 are types alone. Written by `pnpm api:accept`.',
    ...(hasPaid ? ['The last column includes react-intl, for a page that does not have it yet: it is paid once.'] : []),
    '',
    `| entry (bound) | at first | in total |${hasPaid ? ' with react-intl |' : ''}`,
    `| --- | ---: | ---: |${hasPaid ? ' ---: |' : ''}`,
    ...lines,
    '',
  ].join('\n');
}
