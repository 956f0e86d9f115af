// Reads and writes the SIZES.md of each package: the accepted sizes and styles of its entry points.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tolerance in kB around an accepted size, for updates of the minifier. */
export function slackOf(accepted) {
  return Math.max(accepted * 0.1, 0.15);
}

/** Entry → { first, total, wears }, in kB, of the accepted table; empty without one. */
export function acceptedSizes(folder) {
  const path = join(folder, 'SIZES.md');
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const rows = lines.filter((line) => /^\| (?!entry|---)/.test(line)).map((line) => line.slice(2, -2).split(' | '));
  return new Map(
    rows.map(([label, first, total, wears = '']) => [
      label.split(' ')[0],
      { first: Number(first), total: Number(total), wears: wears.trim() },
    ]),
  );
}

/** The Markdown table of a package; `rows` is a Map as returned by `acceptedSizes`. */
export function sizeTable({ name, manifest }, rows) {
  const lines = [...rows].map(([entry, { first, total, wears }]) => {
    const bound = manifest.sizes?.[entry];
    const label = bound === undefined ? entry : `${entry} (< ${bound})`;
    return `| ${label} | ${first.toFixed(2)} | ${total.toFixed(2)} | ${wears} |`;
  });
  return [
    `# What each entry point of ${name} weighs`,
    '',
    'kB of script and styles, minified and gzipped, each entry alone, with everything it needs but React, react-dom and react-intl:',
    'at first, and with the code that comes when it is used. Several together weigh less than their sum. Written by `pnpm api:accept`.',
    '',
    '| entry (bound) | at first | in total | wears the styles of |',
    '| --- | ---: | ---: | --- |',
    ...lines,
    '',
  ].join('\n');
}
