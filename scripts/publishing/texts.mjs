// Writes a package's texts into `dist/messages`: all of a language, and of each entry point those that it can show.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { modulesOf } from './module-graph.mjs';
import { filesOf, readJson } from './packages.mjs';

/** `messages/en-US.json` and, for the entry point `button`, `messages/button/en-US.json`. */
export function writeTexts(folder) {
  const dist = join(folder, 'dist');
  const entries = filesOf(dist, (path) => basename(path) === 'index.js' && dirname(path) !== dist);
  const idsOf = new Map(entries.map((path) => [basename(dirname(path)), idsIn(path)]));
  for (const name of readdirSync(join(folder, 'messages'))) {
    const texts = readJson(join(folder, 'messages', name));
    write(join(dist, 'messages', name), texts);
    for (const [entry, ids] of idsOf) {
      const own = Object.fromEntries(Object.entries(texts).filter(([id]) => ids.has(id)));
      write(join(dist, 'messages', entry, name), own);
    }
  }
}

/** The ids that the code of an entry point names; of those that it puts together (`ui.icon.${name}`), all that begin so. */
function idsIn(entry) {
  const code = modulesOf(entry).map((path) => readFileSync(path, 'utf8'));
  const named = code.flatMap((text) => text.match(/(?<=["'`])[a-z]\w*\.[\w.-]+(?:\$\{)?/g) ?? []);
  const whole = new Set(named.filter((id) => !id.endsWith('${')));
  const begun = named.filter((id) => id.endsWith('${')).map((id) => id.slice(0, -2));
  return { has: (id) => whole.has(id) || begun.some((start) => id.startsWith(start)) };
}

function write(path, texts) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(texts, null, 2)}\n`);
}
