// Checks the texts: both languages have the same ids with the same arguments in valid ICU syntax, Chinese is spaced, every id used in code
// exists, and every id is used. `ui.stock.${state}` and 'ui.stock' in code use every id with that prefix.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import ts from 'typescript';
import { filesUnder, report, visitNodes } from './sources.mjs';
import { root } from './toolchain.mjs';

const languages = ['en-US', 'zh-CN'];
/** Chinese beside Latin characters or figures without a space; shapes such as U型 are one word. */
const CROWDED = /\p{Script=Han}(?![A-Z][形型])[A-Za-z\d]|[A-Za-z\d%](?![形型])\p{Script=Han}/u;
const problems = [];
/** Id → the folder of its message file. */
const known = new Map();
for (const folder of globSync('{packages,apps}/*/messages', { cwd: root }).toSorted()) checkFolder(folder);
checkUses();
report(problems, `${known.size} messages, in ${languages.join(' and ')}`);

function checkFolder(folder) {
  const texts = languages.map((language) => JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8')));
  for (const id of new Set(texts.flatMap(Object.keys))) {
    if (known.has(id)) problems.push(`${folder}: "${id}" is also in ${known.get(id)}`);
    known.set(id, folder);
    if (CROWDED.test(texts[1][id]))
      problems.push(`${folder}/zh-CN.json: "${id}" lacks a space beside Latin characters or figures`);
    const [wanted, ...others] = texts.map((entries, index) =>
      argumentsOf(entries[id], id, `${folder}/${languages[index]}.json`),
    );
    if (others.some((other) => other !== wanted))
      problems.push(`${folder}: "${id}" takes ${[wanted, ...others].join(' in one language, in another ')}`);
  }
}

/** The names of a message's arguments and tags, sorted; a missing or malformed text is reported as a problem. */
function argumentsOf(text, id, path) {
  if (typeof text !== 'string' || text.trim() === '') {
    problems.push(`${path}: "${id}" has no text`);
    return 'nothing';
  }
  try {
    return [...namesIn(parse(text))].toSorted().join(', ') || 'nothing';
  } catch (error) {
    problems.push(`${path}: "${id}" is not ICU syntax (${error.message})`);
    return 'nothing';
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

/** Whether a text is the beginning of ids, such as `desk.refund`. */
function beginsIds(text) {
  return text.includes('.') && known.keys().some((id) => id.startsWith(`${text}.`));
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
        else if (beginsIds(node.text)) beginnings.set(`${node.text}.`, place());
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

/** Module names, file names and types look like ids but are not. */
function isText(node) {
  return (
    !ts.isImportDeclaration(node.parent) &&
    !ts.isExportDeclaration(node.parent) &&
    !ts.isLiteralTypeNode(node.parent) &&
    !/\.(tsx?|json|svg|css)$/.test(node.text)
  );
}
