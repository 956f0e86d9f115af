import ts from 'typescript';
import type { PublicHooks } from '../packages/ui/src/story-page/index.ts';

const kinds = { 'data-component': 'components', 'data-part': 'parts', 'data-state': 'states' } as const;

/** The values that a component's sources give `data-component`, `data-part` and `data-state`. */
export function hooksIn(files: readonly ts.SourceFile[]): PublicHooks {
  const found = { components: new Set<string>(), parts: new Set<string>(), states: new Set<string>() };
  const visit = (node: ts.Node): void => {
    const given = attributeOf(node);
    if (given) for (const value of wordsIn(given.value)) found[given.kind].add(value);
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return {
    components: [...found.components].toSorted(),
    parts: [...found.parts].toSorted(),
    states: [...found.states].toSorted(),
  };
}

function attributeOf(node: ts.Node) {
  if (!ts.isJsxAttribute(node) && !ts.isPropertyAssignment(node)) return undefined;
  const name = node.name.getText().replaceAll(/['"]/g, '');
  const kind = Object.entries(kinds).find(([attribute]) => attribute === name)?.[1];
  return kind && node.initializer ? { kind, value: node.initializer } : undefined;
}

/** The string values that an expression can evaluate to; operands of comparisons do not count. */
function wordsIn(value: ts.Node): string[] {
  if (ts.isStringLiteralLike(value)) return value.text === '' ? [] : [value.text];
  if (ts.isConditionalExpression(value)) return [value.whenTrue, value.whenFalse].flatMap(wordsIn);
  if (ts.isBinaryExpression(value)) {
    const chooses = [
      ts.SyntaxKind.AmpersandAmpersandToken,
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.QuestionQuestionToken,
    ];
    return chooses.includes(value.operatorToken.kind) ? [value.left, value.right].flatMap(wordsIn) : [];
  }
  if (ts.isJsxExpression(value) || ts.isParenthesizedExpression(value) || ts.isAsExpression(value))
    return value.expression ? wordsIn(value.expression) : [];
  // Passed in from outside: the reader sees the expression itself.
  const isName = ts.isIdentifier(value) || ts.isPropertyAccessExpression(value);
  return isName && value.getText() !== 'undefined' ? [`{${value.getText()}}`] : [];
}
