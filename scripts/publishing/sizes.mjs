// pnpm packages:sizes: size-limit over the entry points (.size-limit.js), and the styles that each includes; --accept writes SIZES.md.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { report } from '../sources.mjs';
import { importsOf, modulesOf } from './module-graph.mjs';
import { filesOf, publishedPackages } from './packages.mjs';
import { acceptedSizes, sizeTable, slackOf } from './size-table.mjs';

const accept = process.argv.includes('--accept');
const { stdout, stderr } = spawnSync('size-limit', ['--json'], { encoding: 'utf8', maxBuffer: 1 << 26 });
if (!stdout.startsWith('[')) throw new Error(`size-limit measured nothing:\n${stdout}${stderr}`);
const measured = JSON.parse(stdout);
const kB = (bytes) => bytes / 1000;

const problems = measured
  .filter(({ passed }) => !passed && !accept)
  .map(
    ({ name, size, sizeLimit }) => `${name}: ${kB(size).toFixed(2)} kB, at most ${kB(sizeLimit).toFixed(2)} accepted`,
  );
for (const published of publishedPackages()) {
  const rows = rowsOf(published);
  problems.push(...strangersIn(published, rows.keys()));
  if (accept) writeFileSync(join(published.folder, 'SIZES.md'), sizeTable(published, rows));
  else problems.push(...otherRows(published, rows));
}
if (problems.length > 0) problems.push('If a figure or a row is meant: pnpm api:accept');
report(problems, `${measured.length} sizes are within what was accepted`);

/** Entry → { first, total, wears }, as measured. */
function rowsOf({ name, folder }) {
  const rows = new Map();
  for (const { name: title, size } of measured) {
    const [home, entry, when] = title.split(' ');
    if (home !== name) continue;
    const row = rows.get(entry) ?? { wears: wornBy(folder, entry) };
    rows.set(entry, { ...row, [when]: kB(size) });
  }
  return rows;
}

/** The other entry points whose styles this one includes, because it is composed of them. */
function wornBy(folder, entry) {
  const styled = join(folder, 'dist', entry, 'styled.js');
  if (!existsSync(styled)) return '';
  const sheets = importsOf(styled).filter((path) => path.endsWith('.css'));
  const rooms = new Set(sheets.map((path) => relative(join(folder, 'dist'), dirname(path))));
  rooms.delete(entry);
  return [...rooms].toSorted().join(', ');
}

function otherRows({ name, folder }, rows) {
  const accepted = acceptedSizes(folder);
  const gone = [...accepted.keys()].filter((entry) => !rows.has(entry)).map((entry) => `${name} ${entry} is gone`);
  const dressed = [...rows]
    .filter(([entry, { wears }]) => accepted.has(entry) && accepted.get(entry).wears !== wears)
    .map(([entry, { wears }]) => `${name} ${entry} wears ${wears}; accepted was ${accepted.get(entry).wears}`);
  const lighter = [...rows].flatMap(([entry, row]) =>
    ['first', 'total']
      .map((when) => ({ when, now: row[when], before: accepted.get(entry)?.[when] ?? 0 }))
      .filter(({ now, before }) => before - now > slackOf(before))
      .map(({ when, now, before }) => `${name} ${entry} ${when}: ${now.toFixed(2)} kB, the table says ${before}`),
  );
  return [...gone, ...dressed, ...lighter];
}

/** Included styles that nothing in an entry uses, and used ones that are not included. */
function strangersIn({ name, folder }, entries) {
  const dist = join(folder, 'dist');
  const modules = filesOf(dist, (path) => path.endsWith('.css') && basename(path) !== 'styles.css');
  const sheets = modules.map((path) => ({ path, classes: classesIn(path) })).filter(({ classes }) => classes.size > 0);
  return [...entries].flatMap((entry) => {
    const styled = join(dist, entry, 'styled.js');
    if (!existsSync(styled)) return [];
    const brought = importsOf(styled);
    const code = modulesOf(join(dist, entry, 'index.js')).map((path) => readFileSync(path, 'utf8'));
    const worn = new Set(code.join('\n').match(/\brd-[\w-]+/g) ?? []);
    return sheets
      .filter(({ path, classes }) => worn.isDisjointFrom(classes) === brought.includes(path))
      .map(({ path }) => {
        const sheet = relative(dist, path);
        return `${name} ${entry} ${brought.includes(path) ? `brings ${sheet}, which nothing in it wears` : `wears ${sheet} without bringing it`}`;
      });
  });
}

function classesIn(path) {
  return new Set((readFileSync(path, 'utf8').match(/\.rd-[\w-]+/g) ?? []).map((name) => name.slice(1)));
}
