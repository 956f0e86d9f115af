import ts from 'typescript';
import type { OwnToken } from '../packages/ui/src/story-page/index.ts';

/** The paths of the tokens that a stylesheet uses: `tokens.color.ink` and, after `const { color } = tokens`, `color.ink`. */
export function tokensIn(file: ts.SourceFile): string[] {
  const groups = localGroups(file);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const path = ts.isPropertyAccessExpression(node) ? pathOf(node, groups) : undefined;
    if (path !== undefined) found.push(path);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function pathOf(node: ts.PropertyAccessExpression, groups: ReadonlyMap<string, string>): string | undefined {
  const { expression, name } = node;
  if (ts.isIdentifier(expression)) {
    const group = groups.get(expression.text);
    return group === undefined ? undefined : `${group}.${name.text}`;
  }
  if (!ts.isPropertyAccessExpression(expression) || !ts.isIdentifier(expression.expression)) return undefined;
  return expression.expression.text === 'tokens' ? `${expression.name.text}.${name.text}` : undefined;
}

/** Local name → group of tokens, from `const { color, space } = tokens` and `const color = tokens.color`. */
function localGroups(file: ts.SourceFile): Map<string, string> {
  const groups = new Map<string, string>();
  for (const declaration of variablesOf(file)) {
    const { name, initializer } = declaration;
    if (!initializer) continue;
    if (ts.isObjectBindingPattern(name) && initializer.getText() === 'tokens') {
      for (const element of name.elements)
        groups.set(element.name.getText(), (element.propertyName ?? element.name).getText());
    }
    const group = /^tokens\.(?<group>\w+)$/.exec(initializer.getText())?.groups?.['group'];
    if (ts.isIdentifier(name) && group !== undefined) groups.set(name.text, group);
  }
  return groups;
}

function variablesOf(file: ts.SourceFile): ts.VariableDeclaration[] {
  return file.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap((statement) => statement.declarationList.declarations);
}

/** The component tokens that a stylesheet declares: `componentTokens('button', { radius: tokens.radius.control })`. */
export function ownTokensIn(file: ts.SourceFile): OwnToken[] {
  const groups = localGroups(file);
  return variablesOf(file)
    .map(({ initializer }) => initializer)
    .filter((initializer) => initializer !== undefined && ts.isCallExpression(initializer))
    .filter((call) => call.expression.getText() === 'componentTokens')
    .flatMap(({ arguments: [component, fallbacks] }) => {
      if (!component || !ts.isStringLiteral(component) || !fallbacks || !ts.isObjectLiteralExpression(fallbacks))
        return [];
      return fallbacks.properties
        .filter((property) => ts.isPropertyAssignment(property))
        .map(({ name, initializer }) => ({
          name: ownTokenName(component.text, name.getText()),
          fallback:
            (ts.isPropertyAccessExpression(initializer) && pathOf(initializer, groups)) || initializer.getText(),
        }));
    });
}

/** Must match the naming in packages/ui/src/tokens/component-tokens.ts. */
function ownTokenName(component: string, key: string): string {
  return `--rd-${component}-${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
