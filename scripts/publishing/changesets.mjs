// Reads the changesets (entry points, deprecations) and writes the changelog from them.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../toolchain.mjs';
import { publishedPackages } from './packages.mjs';

const folder = join(root, '.changeset');

/** The entry of a change that concerns no particular entry point. */
const wholePackage = 'package';

/**
 * All pending changesets, by file name:
 * { id, package, type, entries: ['button'], deprecated: ['…'], text }. Parse errors are in `problems`.
 */
export function readChangesets() {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  return files.toSorted().map((name) => parse(name.replace(/\.md$/, ''), readFileSync(join(folder, name), 'utf8')));
}

function parse(id, source) {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const releases = [...head.matchAll(/^['"]?([^'":]+)['"]?:\s*(major|minor|patch)\s*$/gm)];
  const [release] = releases;
  const lines = body.trim().split('\n');
  const ofKind = (kind) =>
    lines.filter((line) => line.startsWith(`${kind}: `)).map((line) => line.slice(kind.length + 2));
  const text = lines
    .filter((line) => !/^(?:Entries|Deprecated): /.test(line))
    .join('\n')
    .trim();
  const entries = ofKind('Entries').flatMap((line) => line.split(',').map((name) => name.trim()));
  const change = { id, package: release?.[1], type: release?.[2], entries, deprecated: ofKind('Deprecated'), text };
  return { ...change, problems: problemsOf(change, releases.length) };
}

function problemsOf({ id, package: name, entries, deprecated, text }, releaseCount) {
  const say = (problem) => `.changeset/${id}.md: ${problem}`;
  if (releaseCount !== 1) return [say('names one package; a change of two packages is told to each in its own words')];
  const published = publishedPackages().find((one) => one.name === name);
  if (published === undefined) return [say(`${name} is not published`)];
  const unknown = entries.filter(
    (entry) => entry !== wholePackage && !existsSync(join(published.folder, 'src', entry)),
  );
  return [
    ...(entries.length === 0 ? [say(`says "Entries: button, dialog" or "Entries: ${wholePackage}"`)] : []),
    ...unknown.map((entry) => say(`${name} has no entry point ${entry}`)),
    ...deprecated
      .filter((line) => !/^`[^`]+`: .+/.test(line))
      .map((line) => say(`"Deprecated: ${line}" says: \`what\`: what to take instead`)),
    ...(text === '' ? [say('says nothing')] : []),
  ];
}

/** One package's changes of one size, by entry point, deprecations last; Markdown. */
export function renderChanges(changes) {
  const groups = Map.groupBy(changes, ({ entries }) => entries.toSorted().join(', '));
  const told = [...groups.keys()]
    .toSorted()
    .map((entries) => [`#### ${entries}`, '', ...groups.get(entries).map(({ text }) => bullet(text))].join('\n'));
  const deprecated = changes.flatMap((change) => change.deprecated).toSorted();
  const warnings = deprecated.length === 0 ? [] : [['#### Deprecated', '', ...deprecated.map(bullet)].join('\n')];
  return [...told, ...warnings].join('\n\n');
}

function bullet(text) {
  return `- ${text.replaceAll('\n', '\n  ')}`;
}
