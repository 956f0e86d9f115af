// pnpm lint:examples: compiles the TypeScript of all documents, and the examples of calls, with the strict options of a host.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { callReference } from '../packages/api/scripts/call-reference.mjs';
import { filesUnder, report } from './sources.mjs';
import { root } from './toolchain.mjs';

const isGenerated = (path) => /\/(?:api|CALLS)\.md$/.test(path);
const isDocument = (path) => /\.mdx?$/.test(path) && !isGenerated(path);
const documents = [
  ...readdirSync(root).filter(isDocument),
  ...['.storybook', 'docs', 'packages'].flatMap((folder) => filesUnder(folder, isDocument)),
];
const blocks = documents.flatMap((path) => codeBlocks(path, readFileSync(join(root, path), 'utf8')));
const [client, ...calls] = codeBlocks('packages/api/CALLS.md', await callReference());
const callExamples = calls.map((call) => ({ ...call, code: `${client.code}${call.code}` }));
report(
  problemsIn([...blocks, ...callExamples]),
  `${blocks.length} code blocks of documents and the examples of ${callExamples.length} calls compile`,
);

/** The TypeScript of a document: { place, module, code }. Code that begins with its file's name can be imported by other code of the document. */
function codeBlocks(path, text) {
  return [...text.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map(({ index, 1: code }) => {
    const line = text.slice(0, index).split('\n').length;
    const name = /^\/\/ ([\w/-]+\.tsx)$/m.exec(code)?.[1] ?? `example-${line}.tsx`;
    return { place: `${path}:${line}`, module: join(sourcesOf(path), name), code };
  });
}

/** A README of a package is compiled among its sources, a document of the workspace among those of the topmost package. */
function sourcesOf(path) {
  if (path.includes('/src/')) return join(root, dirname(path));
  const [, name = 'chat'] = /^packages\/(\w+)/.exec(path) ?? [];
  return join(root, 'packages', name, 'src', path.replaceAll(/\W/g, '-'));
}

/** What TypeScript reports about the blocks. */
function problemsIn(pieces) {
  const modules = new Map(pieces.map((piece) => [piece.module, piece]));
  const options = compilerOptions();
  const host = ts.createCompilerHost(options);
  const { directoryExists, fileExists, readFile } = host;
  const folders = new Set([...modules.keys()].map((path) => dirname(path)));
  host.directoryExists = (path) => folders.has(path) || directoryExists(path);
  host.fileExists = (path) => modules.has(path) || fileExists(path);
  host.readFile = (path) => modules.get(path)?.code ?? readFile(path);
  const program = ts.createProgram([...modules.keys()], options, host);
  return [...modules].flatMap(([path, { place }]) => {
    const file = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map((found) => {
      const { line } = file.getLineAndCharacterOfPosition(found.start ?? 0);
      return `${place}, line ${line + 1}: ${ts.flattenDiagnosticMessageText(found.messageText, '\n')}`;
    });
  });
}

/** A document may show parts that nothing uses; the bundler of a host resolves stylesheets. */
function compilerOptions() {
  const folder = join(root, 'packages/ui');
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const paths = {
    '@rider/ui/messages/*/en-US.json': [join(folder, 'messages/en-US.json')],
    'next/link': [join(root, 'scripts/next-link.d.ts')],
    'react-router': [join(root, 'apps/shop/node_modules/react-router/dist/development/index.d.ts')],
  };
  const lax = { noUncheckedSideEffectImports: false, noUnusedLocals: false, noUnusedParameters: false };
  return { ...options, ...lax, paths, isolatedModules: false, types: [] };
}
