// The public hooks of the DOM: data attributes, message ids, custom properties.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { filesOf } from './packages.mjs';

const attribute = /^data-(?:component|part|state)$/;
const { AmpersandAmpersandToken, BarBarToken, QuestionQuestionToken } = ts.SyntaxKind;

/** The hooks of an entry point as lines, e.g. `button data-state: pending`, each once. */
export function hooksOf({ name, folder }) {
  const found = new Set();
  for (const path of filesOf(folder, (file) => file.endsWith('.js') && !file.endsWith('.css.js'))) {
    collect(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true), found);
  }
  for (const path of filesOf(folder, (file) => file.endsWith('.css') && basename(file) !== 'styles.css')) {
    const properties = readFileSync(path, 'utf8').matchAll(/(--rd-[\w-]+)\s*:/g);
    for (const [, property] of properties) found.add(`custom property: ${property}`);
  }
  return [...found].map((hook) => `${name} ${hook}`);
}

function collect(node, found) {
  if (ts.isPropertyAssignment(node) && attribute.test(node.name.text)) {
    for (const value of outcomes(node.initializer)) found.add(`${node.name.text}: ${value}`);
  }
  if (ts.isStringLiteral(node) && /^ui\.\w+\.[\w.]+$/.test(node.text)) found.add(`text: ${node.text}`);
  ts.forEachChild(node, (child) => collect(child, found));
}

/** The possible values of an expression, as far as they are literals. */
function outcomes(node) {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return outcomes(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(outcomes);
  const operator = ts.isBinaryExpression(node) ? node.operatorToken.kind : undefined;
  if (operator === AmpersandAmpersandToken) return outcomes(node.right);
  if (operator === BarBarToken || operator === QuestionQuestionToken) return [node.left, node.right].flatMap(outcomes);
  return node.getText() === 'undefined' ? [] : ['(by its props)'];
}
