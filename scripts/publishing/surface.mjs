// pnpm packages:surface: what hosts can hold on to, entry by entry, against the report in `surface/` beside each package.
// --accept writes the report: the change is then seen in review.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { report } from '../sources.mjs';
import { hooksOf } from './hook-surface.mjs';
import { publicEntriesOf, publishedPackages, readJson } from './packages.mjs';
import { typeReader } from './type-surface.mjs';

const accept = process.argv.includes('--accept');
const problems = [];
let count = 0;
for (const published of publishedPackages()) {
  const reports = reportsOf(published);
  count += reports.size;
  const folder = join(published.folder, 'surface');
  if (accept) {
    write(folder, reports);
  } else {
    problems.push(...differences(published.name, folder, reports));
  }
}
if (problems.length > 0)
  problems.push('If that is meant: pnpm api:accept, and a changeset (VERSIONING.md says of which size)');
report(problems, `The public surface is the one that was accepted (${count} reports)`);

/** File name → text, for each entry point and for the package as a whole. */
function reportsOf(published) {
  const entries = publicEntriesOf(published);
  const typesOf = typeReader(
    published.folder,
    entries.map((entry) => typesFile(published, entry)),
  );
  const reports = entries.map((entry) => {
    const hooks = entry.name === '.' ? [] : hooksOf(entry.folder);
    const types = typesOf(typesFile(published, entry));
    return [`${entry.name === '.' ? 'index' : entry.name}.md`, reportOf(entry.path, types, hooks)];
  });
  return new Map([...reports, ['package.md', packageReport(published)]]);
}

/** The types that `exports` leads to: mostly the folder's index. */
function typesFile({ folder, manifest }, { name, folder: entryFolder }) {
  const own = manifest.publishConfig.exports[`./${name}`]?.types;
  return own === undefined ? join(entryFolder, 'index.d.ts') : join(folder, own);
}

function reportOf(path, types, hooks) {
  const parts = [`# ${path}`, '```ts', types.join('\n\n'), '```'];
  return `${[...parts, ...(hooks.length > 0 ? ['', ...hooks.map((hook) => `- ${hook}`)] : [])].join('\n')}\n`;
}

function packageReport({ name, folder, manifest }) {
  const { publishConfig, sideEffects, peerDependencies, peerDependenciesMeta } = manifest;
  const shape = { exports: publishConfig.exports, sideEffects, peerDependencies, peerDependenciesMeta };
  const texts = join(folder, 'messages/en-US.json');
  const ids = existsSync(texts) ? Object.keys(readJson(texts)).toSorted() : [];
  const told = ['', 'Texts:', '', ...ids.map((id) => `- ${id}`)];
  return `${[`# ${name}`, '```json', JSON.stringify(shape, null, 2), '```', ...(ids.length > 0 ? told : [])].join('\n')}\n`;
}

function write(folder, reports) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of reports) writeFileSync(join(folder, file), text);
}

function differences(name, folder, reports) {
  const accepted = existsSync(folder) ? readdirSync(folder) : [];
  const files = [...new Set([...accepted, ...reports.keys()])].toSorted();
  return files.flatMap((file) => {
    const path = join(folder, file);
    const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const now = reports.get(file) ?? '';
    if (before === now) return [];
    const [gone, come] = [missingLines(before, now), missingLines(now, before)];
    const lines = [...gone.map((line) => `    - ${line}`), ...come.map((line) => `    + ${line}`)];
    const shown = lines.length > 20 ? [...lines.slice(0, 20), `    … ${lines.length - 20} more`] : lines;
    return [[`${name}: ${file.replace(/\.md$/, '')} offers something else:`, ...shown].join('\n')];
  });
}

function missingLines(text, from) {
  const others = new Set(from.split('\n'));
  return text.split('\n').filter((line) => line.trim() !== '' && !others.has(line));
}
