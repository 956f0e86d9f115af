// Parses the workspace's own TypeScript, for checks that no linter has.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './toolchain.mjs';

const notOurs = new Set(['node_modules', 'build', 'dist', '.react-router', 'fixtures']);
/** Pictures and data only. */
const CATALOGUE = join('apps', 'backend', 'catalogue');

/** Paths of the matching files below a folder of the workspace. */
export function filesUnder(folder, fits) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return notOurs.has(entry.name) || path === CATALOGUE ? [] : filesUnder(path, fits);
    return fits(path) ? [path] : [];
  });
}

/** Calls visit(node, place) for every node of a file; place is "path:line". */
export function visitNodes(path, visit) {
  const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);
  const traverse = (node) => {
    visit(node, () => `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    ts.forEachChild(node, traverse);
  };
  traverse(file);
}

/** Prints the problems and exits with the check's exit code. */
export function report(problems, allWell) {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) console.error(`✗ ${problems.length} found`);
  else console.log(`✓ ${allWell}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
