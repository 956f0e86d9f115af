// Compiles code that stands in documents as a strict host would.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../toolchain.mjs';

/**
 * What TypeScript says against pieces of code. Each is { place, near, code }: where it is written, a file in whose package it is compiled,
 * and a whole module of TSX.
 */
export function complaintsAbout(pieces) {
  const modules = new Map(pieces.map((piece, index) => [join(dirname(piece.near), `example-${index}.tsx`), piece]));
  const options = optionsOf(join(root, 'packages/ui/tsconfig.json'));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => modules.has(path) || fileExists(path);
  host.readFile = (path) => modules.get(path)?.code ?? readFile(path);
  host.getSourceFile = (path, target) =>
    modules.has(path)
      ? ts.createSourceFile(path, modules.get(path).code, target, false, ts.ScriptKind.TSX)
      : getSourceFile(path, target);
  const program = ts.createProgram([...modules.keys()], options, host);
  return [...modules].flatMap(([path, { place }]) => {
    const file = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map((found) => {
      const { line } = file.getLineAndCharacterOfPosition(found.start ?? 0);
      return `${place}, line ${line + 1}: ${ts.flattenDiagnosticMessageText(found.messageText, '\n')}`;
    });
  });
}

/** The code blocks of a Markdown or MDX file, for `complaintsAbout`. */
export function codeBlocksOf(path) {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/^```tsx?\n([\s\S]*?)^```$/gm)].map((found) => ({
    place: `${relative(root, path)}:${text.slice(0, found.index).split('\n').length}`,
    near: near(path),
    code: found[1],
  }));
}

/** A README of a package is compiled among its sources, a document of the whole workspace among those of the topmost package. */
function near(path) {
  if (path.includes('/src/')) return path;
  const [, name = 'chat'] = /^packages\/(\w+)/.exec(relative(root, path)) ?? [];
  return join(root, 'packages', name, 'src/README');
}

/** A host's code may hold what it does not use, as documents show parts; its bundler knows stylesheets. */
function optionsOf(configPath) {
  const { config } = ts.readConfigFile(configPath, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configPath));
  const paths = {
    'next/link': [join(root, 'scripts/examples/next-link.d.ts')],
    'react-router': [join(root, 'apps/shop/node_modules/react-router/dist/development/index.d.ts')],
  };
  return {
    ...options,
    paths,
    noUncheckedSideEffectImports: false,
    noUnusedLocals: false,
    noUnusedParameters: false,
    isolatedModules: false,
    types: [],
  };
}
