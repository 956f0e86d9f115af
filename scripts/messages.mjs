// Checks the texts: both languages have the same ids with the same arguments in valid ICU syntax, every id that
// the code names exists, and every id is named. `ui.stock.${state}` in code names every id that begins like that.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { filesUnder, report, visitNodes } from './sources.mjs';
import { root } from './toolchain.mjs';

const languages = ['en-US', 'zh-CN'];
const folders = [
  'packages/ui/messages',
  'packages/api/messages',
  'packages/chat/messages',
  'apps/backend/messages',
  'apps/shop/messages',
  'apps/desk/messages',
];

const { resolve } = createRequire(join(root, 'apps/shop/package.json'));
const { parse, TYPE } = await import(pathToFileURL(resolve('@formatjs/icu-messageformat-parser')).href);

const problems = [];
const known = new Map();
for (const folder of folders) if (existsSync(join(root, folder))) checkFolder(folder);
checkUses();
report(problems, `${known.size} messages, in ${languages.join(' and ')}`);

function checkFolder(folder) {
  const [texts, ...others] = languages.map((language) => {
    const path = `${folder}/${language}.json`;
    return { path, entries: existsSync(join(root, path)) ? JSON.parse(readFileSync(join(root, path), 'utf8')) : {} };
  });
  for (const id of Object.keys(texts.entries)) {
    if (known.has(id)) problems.push(`${texts.path}: "${id}" is also in ${known.get(id)}`);
    known.set(id, texts.path);
    const wanted = argumentsOf(texts, id);
    for (const other of others) {
      if (!(id in other.entries)) problems.push(`${other.path}: "${id}" is missing`);
      else if (argumentsOf(other, id) !== wanted)
        problems.push(`${other.path}: "${id}" takes other arguments than ${wanted}`);
    }
  }
  for (const other of others) {
    for (const id of Object.keys(other.entries)) {
      if (!(id in texts.entries)) problems.push(`${texts.path}: "${id}" is missing, ${other.path} has it`);
    }
  }
}

/** The names of a message's arguments and tags, sorted; syntax errors become problems. */
function argumentsOf({ path, entries }, id) {
  const text = entries[id];
  if (typeof text !== 'string' || text.trim() === '') {
    problems.push(`${path}: "${id}" has no text`);
    return '';
  }
  try {
    return [...namesIn(parse(text))].toSorted().join(', ') || 'none';
  } catch (error) {
    problems.push(`${path}: "${id}" is not ICU syntax (${error.message})`);
    return '';
  }
}

function namesIn(elements) {
  const names = new Set();
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    names.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
    const inner = [...Object.values(element.options ?? {}).map((option) => option.value), element.children ?? []];
    for (const name of inner.flatMap((part) => [...namesIn(part)])) names.add(name);
  }
  return names;
}

function checkUses() {
  const namespaces = new Set([...known.keys()].map((id) => id.split('.')[0]));
  const named = new Set();
  const beginnings = new Map();
  const fits = (path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$|\.css\.ts$|\.d\.ts$/.test(path);
  for (const path of ['packages', 'apps'].flatMap((folder) => filesUnder(folder, fits))) {
    visitNodes(path, (node, place) => {
      if (ts.isStringLiteralLike(node)) {
        if (known.has(node.text)) named.add(node.text);
        else if (
          /^[a-z][\w-]*(\.[\w-]+)+$/i.test(node.text) &&
          namespaces.has(node.text.split('.')[0]) &&
          isText(node)
        ) {
          problems.push(`${place()}: message "${node.text}" does not exist`);
        }
      } else if (ts.isTemplateExpression(node)) {
        const beginning = node.head.text;
        if (beginning.includes('.') && namespaces.has(beginning.split('.')[0])) beginnings.set(beginning, place());
      }
    });
  }
  for (const [beginning, place] of beginnings) {
    const ids = [...known.keys()].filter((id) => id.startsWith(beginning));
    if (ids.length === 0) problems.push(`${place}: no message begins with "${beginning}"`);
    for (const id of ids) named.add(id);
  }
  for (const [id, path] of known) if (!named.has(id)) problems.push(`${path}: "${id}" is not used`);
}

/** Module names and file names look like ids and are none. */
function isText(node) {
  return (
    !ts.isImportDeclaration(node.parent) &&
    !ts.isExportDeclaration(node.parent) &&
    !/\.(tsx?|json|svg|css)$/.test(node.text)
  );
}
