// What hosts hold on to beside types: data attributes, ids of texts, custom properties.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { filesOf } from './packages.mjs';

const attribute = /^data-(?:component|part|state)$/;

/** The hooks of an entry point as lines, e.g. `data-state: pending`; sorted, each once. */
export function hooksOf(entryFolder) {
  const found = new Set();
  for (const path of filesOf(entryFolder, (file) => file.endsWith('.js') && !file.endsWith('.css.js'))) {
    const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    collect(file, found);
  }
  for (const path of filesOf(entryFolder, (file) => file.endsWith('.css') && basename(file) !== 'styles.css')) {
    for (const [, name] of readFileSync(path, 'utf8').matchAll(/(--rd-[\w-]+)\s*:/g))
      found.add(`custom property: ${name}`);
  }
  return [...found].toSorted();
}

function collect(node, found) {
  if (ts.isPropertyAssignment(node) && attribute.test(propertyName(node))) {
    for (const value of outcomes(node.initializer)) found.add(`${propertyName(node)}: ${value}`);
  }
  if (ts.isStringLiteral(node) && /^ui\.\w+\.[\w.]+$/.test(node.text)) found.add(`text: ${node.text}`);
  ts.forEachChild(node, (child) => collect(child, found));
}

function propertyName({ name }) {
  return ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : '';
}

/** The values that an expression can have, as far as they stand there. */
function outcomes(expression) {
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isParenthesizedExpression(expression)) return outcomes(expression.expression);
  if (ts.isConditionalExpression(expression)) {
    return [...outcomes(expression.whenTrue), ...outcomes(expression.whenFalse)];
  }
  const operator = ts.isBinaryExpression(expression) ? expression.operatorToken.kind : undefined;
  if (operator === ts.SyntaxKind.AmpersandAmpersandToken) return outcomes(expression.right);
  if (operator === ts.SyntaxKind.BarBarToken || operator === ts.SyntaxKind.QuestionQuestionToken) {
    return [...outcomes(expression.left), ...outcomes(expression.right)];
  }
  return expression.getText() === 'undefined' ? [] : ['(by its props)'];
}
