// pnpm packages:sizes: runs size-limit over the entry points (.size-limit.js); --accept writes SIZES.md.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { report } from '../sources.mjs';
import { publishedPackages } from './packages.mjs';
import { acceptedSizes, sizeTable, slackOf } from './size-table.mjs';

const accept = process.argv.includes('--accept');
const { stdout, stderr } = spawnSync('size-limit', ['--json'], { encoding: 'utf8', maxBuffer: 1 << 26 });
if (!stdout.startsWith('[')) throw new Error(`size-limit measured nothing:\n${stdout}${stderr}`);
const measured = JSON.parse(stdout);
// An empty module is measured as less than nothing.
const kB = (bytes) => Math.max(0, bytes / 1000);

const problems = measured
  .filter(({ passed }) => !passed && !accept)
  .map(
    ({ name, size, sizeLimit }) => `${name}: ${kB(size).toFixed(2)} kB, at most ${kB(sizeLimit).toFixed(2)} accepted`,
  );
for (const published of publishedPackages()) {
  const rows = rowsOf(published);
  if (accept) writeFileSync(join(published.folder, 'SIZES.md'), sizeTable(published, rows));
  else problems.push(...staleRows(published, rows));
}
if (problems.length > 0) problems.push('If a figure or a row is meant: pnpm api:accept');
report(problems, `${measured.length} sizes are within what was accepted`);

/** Entry → { first, total, paid }, as measured. */
function rowsOf({ name }) {
  const rows = new Map();
  for (const { name: title, size } of measured) {
    const [home, entry, when] = title.split(' ');
    if (home === name) rows.set(entry, { ...rows.get(entry), [when]: kB(size) });
  }
  return rows;
}

/** Rows of the accepted table whose entry is gone or much lighter now. */
function staleRows({ name, folder }, rows) {
  return [...acceptedSizes(folder)].flatMap(([entry, accepted]) => {
    const now = rows.get(entry);
    if (now === undefined) return [`${name} ${entry} is gone`];
    return ['first', 'total', 'paid']
      .filter((when) => when in accepted && when in now)
      .filter((when) => accepted[when] - now[when] > slackOf(accepted[when]))
      .map((when) => `${name} ${entry} ${when}: ${now[when].toFixed(2)} kB, accepted are ${accepted[when]}`);
  });
}
