import ts from 'typescript';

/** The defaults of a component's props, from how it and the functions of its file that it uses take them apart. */
export function defaultsIn(component: ts.Node): Map<string, { default: string }> {
  const found = new Map<string, { default: string }>();
  const seen = new Set<ts.Node>();
  const read = (place: ts.Node): void => {
    if (seen.has(place)) return;
    seen.add(place);
    const used: ts.Node[] = [];
    const visit = (node: ts.Node): void => {
      const taken = takenFrom(node);
      if (taken && !found.has(taken.name)) found.set(taken.name, { default: taken.value });
      const name = usedBy(node);
      const part = name && functionNamed(node.getSourceFile(), name);
      if (part) used.push(part);
      ts.forEachChild(node, visit);
    };
    visit(place);
    // Its own come before those of what it uses.
    for (const part of used) read(part);
  };
  read(component);
  return found;
}

/** `size = 'medium'` in what is taken apart; values that are computed say nothing to a reader. */
function takenFrom(node: ts.Node): { name: string; value: string } | undefined {
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent) || !node.initializer) return undefined;
  const { initializer } = node;
  const isPlain =
    ts.isLiteralExpression(initializer) ||
    initializer.kind === ts.SyntaxKind.TrueKeyword ||
    initializer.kind === ts.SyntaxKind.FalseKeyword ||
    ts.isPrefixUnaryExpression(initializer);
  return isPlain ? { name: (node.propertyName ?? node.name).getText(), value: initializer.getText() } : undefined;
}

/** The name of the function that a call or an element uses. */
function usedBy(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) return node.expression.text;
  const isElement = ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node);
  return isElement && ts.isIdentifier(node.tagName) ? node.tagName.text : undefined;
}

function functionNamed(file: ts.SourceFile, name: string): ts.FunctionDeclaration | undefined {
  return file.statements.filter((one) => ts.isFunctionDeclaration(one)).find((one) => one.name?.text === name);
}
