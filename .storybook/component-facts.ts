import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import type { ComponentFacts } from '../packages/ui/src/story-page/index.ts';
import { anatomyOf } from './component-anatomy.ts';
import { storiesIn } from './component-examples.ts';
import { hooksIn } from './component-hooks.ts';
import { propsReader } from './component-props.ts';
import { sourceFile } from './story-modules.ts';
import { ownTokensIn, tokensIn } from './component-tokens.ts';

const packages = join(import.meta.dirname, '../packages');
const contract = join(packages, 'ui/src/tokens/contract.css.ts');
const place = join(packages, 'ui/src/story-page/component-facts.ts');

const examplesPlace = join(packages, 'ui/src/story-page/component-examples.ts');

/** Generates the documentation facts of components from their sources. */
export function componentFacts(): Plugin {
  return {
    name: 'rider:component-facts',
    enforce: 'pre',
    async load(id) {
      if (id === examplesPlace) return `export const examples = ${JSON.stringify(await readExamples())};`;
      if (id !== place) return undefined;
      const facts = await readAllFacts();
      return Object.entries({ facts, meanings: readMeanings(), modelFolder: readModelFolder() })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(packages)) return modules;
      const { moduleGraph } = this.environment;
      const written = [place, examplesPlace].map((path) => moduleGraph.getModuleById(path));
      return [...modules, ...written.filter((module) => module !== undefined)];
    },
  };
}

/** By `<package>/<folder>`. */
async function readAllFacts(): Promise<Record<string, ComponentFacts>> {
  const propsOf = {
    ui: propsReader(join(packages, 'ui/tsconfig.json')),
    chat: propsReader(join(packages, 'chat/tsconfig.json')),
  };
  const facts = componentFolders().map(async (folder) => {
    const name = nameOf(folder);
    const [first] = await storiesIn(folder);
    const components = propsOf[name.startsWith('ui/') ? 'ui' : 'chat'](folder);
    const anatomy = components.map((component) => ({
      name: component.name,
      text: anatomyOf(filesOf(folder), component.name),
    }));
    return [name, { ...readFacts(folder), title: first?.title ?? '', components, anatomy }] as const;
  });
  return Object.fromEntries(await Promise.all(facts));
}

/** Code of stories, by title and name of the export. */
async function readExamples(): Promise<Record<string, string>> {
  const files = (await Promise.all(componentFolders().map(storiesIn))).flat();
  return Object.fromEntries(
    files.flatMap(({ title, examples }) =>
      Object.entries(examples).map(([story, code]) => [`${title}/${story}`, code] as const),
    ),
  );
}

function componentFolders(): string[] {
  return ['ui', 'chat']
    .map((name) => join(packages, name, 'src'))
    .filter((source) => existsSync(source))
    .flatMap((source) => foldersIn(source))
    .filter((folder) => readdirSync(folder).includes('index.ts'));
}

function foldersIn(source: string): string[] {
  return readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(source, entry.name));
}

/** Turns packages/ui/src/button into `ui/button`. */
function nameOf(folder: string): string {
  const [name = '', , component = ''] = relative(packages, folder).split(sep);
  return `${name}/${component}`;
}

/** A folder's modules that hosts get. */
function filesOf(folder: string): ts.SourceFile[] {
  return readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|stories|samples|d)\.tsx?$/.test(name))
    .map((name) => sourceFile(join(folder, name)));
}

function readFacts(folder: string): Omit<ComponentFacts, 'components' | 'title' | 'anatomy'> {
  const files = filesOf(folder);
  const styles = files.filter((file) => file.fileName.endsWith('.css.ts'));
  return {
    parts: unique(files.flatMap((file) => partsIn(file, folder))),
    tokens: unique(styles.flatMap(tokensIn)),
    own: styles.flatMap(ownTokensIn),
    hooks: hooksIn(files),
    messages: unique(files.flatMap((file) => file.text.match(/(?<=['"`])ui\.\w+\.\w+(?=['"`])/g) ?? [])),
  };
}

/** The components that a file imports at run time; type-only imports are left out. */
function partsIn(file: ts.SourceFile, folder: string): string[] {
  return file.statements
    .filter((statement) => ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement))
    .filter((statement) => !isTypeOnly(statement))
    .map((statement) => statement.moduleSpecifier)
    .filter((specifier) => specifier !== undefined && ts.isStringLiteral(specifier))
    .map((specifier) => partNamed(specifier.text, folder))
    .filter((name) => name !== undefined && name !== nameOf(folder));
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const clause = statement.importClause;
  if (!clause) return false;
  const named = clause.namedBindings;
  const everyNameIsType = named && ts.isNamedImports(named) && named.elements.every((element) => element.isTypeOnly);
  return clause.phaseModifier === ts.SyntaxKind.TypeKeyword || (!clause.name && everyNameIsType === true);
}

function partNamed(specifier: string, folder: string): string | undefined {
  const published = /^@rider\/(?<name>ui\/[^/]+)$/.exec(specifier)?.groups?.['name'];
  if (published !== undefined) return published;
  if (!specifier.startsWith('../')) return undefined;
  return nameOf(dirname(join(folder, specifier)));
}

/** The contract's descriptions of tokens, by token path. */
function readMeanings(): Record<string, string> {
  const meanings: Record<string, string> = {};
  const visit = (node: ts.Node, path: string[]): void => {
    if (!ts.isPropertyAssignment(node)) return ts.forEachChild(node, (child) => visit(child, path));
    const own = [...path, node.name.getText()];
    const said = ts.getLeadingCommentRanges(node.getSourceFile().text, node.getFullStart())?.at(-1);
    if (said) meanings[own.join('.')] = commentText(node.getSourceFile().text.slice(said.pos, said.end));
    return ts.forEachChild(node, (child) => visit(child, own));
  };
  visit(sourceFile(contract), []);
  return meanings;
}

/** The model component's folder, file by file, shown to newcomers as an example. */
function readModelFolder(): Record<string, string> {
  const folder = join(packages, 'ui/src/switch');
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

function commentText(comment: string): string {
  return comment
    .replaceAll(/^\/\*\*?|\*\/$/g, '')
    .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
    .trim();
}

function unique(names: string[]): string[] {
  return [...new Set(names)].toSorted();
}
