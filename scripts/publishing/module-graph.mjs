// The import graph of a built package; shared by the stylesheets, the sizes and the report.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** The imports of a built module: relative ones as absolute paths, packages by name. */
export function importsOf(path) {
  const code = readFileSync(path, 'utf8');
  const imported = ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
  // The compiler overlooks some of the names that the minifier writes as templates.
  const written = [...code.matchAll(/\bimport\(`([^`$]+)`\)/g)].map(([, name]) => name);
  const names = [...new Set([...imported, ...written])];
  return names.map((name) => (name.startsWith('.') ? resolve(dirname(path), name) : name));
}

/** All modules that a module depends on, including lazy ones, each after its imports; the module itself last. */
export function modulesOf(path, importsOfModule = importsOf, visited = new Set()) {
  if (visited.has(path)) return [];
  visited.add(path);
  const needed = importsOfModule(path)
    .filter((imported) => imported.startsWith('/') && imported.endsWith('.js'))
    .flatMap((imported) => modulesOf(imported, importsOfModule, visited));
  return [...needed, path];
}
