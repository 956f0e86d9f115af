// Reads and writes the SIZES.md of each package: the accepted sizes of its entry points.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tolerance in kB around an accepted size, for updates of the minifier. */
export function slackOf(accepted) {
  return Math.max(accepted * 0.1, 0.15);
}

/** Entry → { first, total }, in kB, of the accepted table; empty without one. */
export function acceptedSizes(folder) {
  const path = join(folder, 'SIZES.md');
  const rows = existsSync(path) ? readFileSync(path, 'utf8').matchAll(/^\| (\S+).* \| ([\d.]+) \| ([\d.]+) \|/gm) : [];
  return new Map([...rows].map(([, entry, first, total]) => [entry, { first: Number(first), total: Number(total) }]));
}

/** The Markdown table of a package; `rows` is a Map as returned by `acceptedSizes`. */
export function sizeTable({ name, manifest }, rows) {
  const lines = [...rows].map(([entry, { first, total }]) => {
    const bound = manifest.sizes?.[entry];
    const label = bound === undefined ? entry : `${entry} (< ${bound})`;
    return `| ${label} | ${first.toFixed(2)} | ${total.toFixed(2)} |`;
  });
  return [
    `# Sizes of the entry points of ${name}`,
    '',
    'kB of script and styles, minified and gzipped, each entry alone, with everything it needs except React, react-dom and react-intl:',
    'at first, and with the code that loads on use. Several together weigh less than their sum. Written by `pnpm api:accept`.',
    '',
    '| entry (bound) | at first | in total |',
    '| --- | ---: | ---: |',
    ...lines,
    '',
  ].join('\n');
}
