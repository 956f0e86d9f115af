// Generates readable class names: `rd-button-variant-primary-17tq1lm1`.
import { basename } from 'node:path';
import ts from 'typescript';

/** Calls that create a name, and the index of their debug id argument. */
const namers = { componentStyle: 1, screenStyle: 1, style: 1, keyframes: 1 };

/** Readable in the inspector, and reproducible across builds of the same source. */
export function identifier({ hash, filePath, debugId }) {
  const file = basename(filePath, '.css.ts');
  return ['rd', file, ...(debugId && debugId !== file ? [debugId] : []), hash].join('-').replaceAll('_', '-');
}

/** Vite plugin for the style compiler: passes each style its variable's name. */
export const nameStyles = {
  name: 'rider-name-styles',
  enforce: 'pre',
  transform(code, id) {
    return id.endsWith('.css.ts') ? { code: withNames(code, id), map: null } : undefined;
  },
};

function withNames(code, id) {
  const file = ts.createSourceFile(id, code, ts.ScriptTarget.Latest, true);
  const insertions = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && namers[node.expression.getText()] === node.arguments.length) {
      const name = nameOf(node);
      if (name !== '') insertions.push([node.arguments.at(-1).getEnd(), `, '${name}'`]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return insertions
    .toSorted(([one], [other]) => other - one)
    .reduce((text, [place, insertion]) => text.slice(0, place) + insertion + text.slice(place), code);
}

/** `variant-primary` for `const variant = { primary: componentStyle(…) }`. */
function nameOf(call) {
  const names = [];
  for (let node = call.parent; node !== undefined; node = node.parent) {
    const named = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) || ts.isFunctionDeclaration(node);
    if (named && node.name !== undefined && /^['"]?[\w-]+['"]?$/.test(node.name.getText())) {
      names.unshift(node.name.getText().replaceAll(/['"]/g, ''));
    }
  }
  return names.join('-');
}
