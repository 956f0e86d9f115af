import ts from 'typescript';

type Written = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression;

/** Providers, texts and behaviour without an element of its own. */
const unseen = /^(?:Radix\.|Formatted|I18nProvider|Fragment|\w+\.Provider$|\w+Context$)/;

/**
 * What a component is made of, a line each and indented: elements with their public hooks, components of other folders, and what the host
 * puts in (`{children}`). Components of its own folder stand as what they are made of; what an element shows inside of SVG is left out.
 */
export function anatomyOf(files: readonly ts.SourceFile[], name: string): string {
  const own = new Map(files.flatMap(functionsIn));
  const lines = (component: string, inside: readonly string[], around: readonly string[]): string[] => {
    const declared = own.get(component);
    if (!declared || around.includes(component)) return [];
    const given = givenTo(declared);
    const visit = (node: ts.Node): string[] => {
      if (ts.isJsxElement(node)) return element(node.openingElement, node.children.flatMap(visit));
      if (ts.isJsxSelfClosingElement(node)) return element(node, []);
      if (ts.isJsxExpression(node) && node.expression) {
        // `{children}`, and `{children(control)}` where the host gives a function.
        const { expression } = node;
        const slot = (ts.isCallExpression(expression) ? expression.expression : expression).getText();
        if (slot === 'children' && inside.length > 0) return [...inside];
        if (given.has(slot)) return [`{${slot}}`];
      }
      // What an attribute holds stands elsewhere.
      if (ts.isJsxAttribute(node)) return [];
      return childrenOf(node).flatMap(visit);
    };
    const element = (head: ts.JsxOpeningLikeElement, children: string[]): string[] => {
      const tag = head.tagName.getText();
      const hooks = hooksOf(head);
      if (unseen.test(tag) && hooks === '') return children;
      if (own.has(tag)) return lines(tag, children, [...around, component]);
      const shown = tag === 'svg' ? [] : children;
      return [`${tag}${hooks}`, ...withoutRepeats(shown).map((line) => `  ${line}`)];
    };
    return declared.body ? visit(declared.body) : [];
  };
  return withoutRepeats(lines(name, [], [])).join('\n');
}

/** Functions of a file by name, also those that constants hold. */
function functionsIn(file: ts.SourceFile): (readonly [string, Written])[] {
  return file.statements.flatMap((statement): (readonly [string, Written])[] => {
    if (ts.isFunctionDeclaration(statement)) return statement.name ? [[statement.name.text, statement]] : [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
        ? [[name.getText(), initializer] as const]
        : [],
    );
  });
}

/** The names under which a component takes its props. */
function givenTo(declared: Written): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) names.add(node.name.getText());
    if (!ts.isBlock(node)) ts.forEachChild(node, visit);
  };
  declared.parameters.forEach(visit);
  const [parameter] = declared.parameters;
  const body = declared.body;
  if (!parameter || !body || !ts.isBlock(body)) return names;
  // `const { label } = props;`
  for (const statement of body.statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer?.getText() === parameter.name.getText()) visit(name);
  return names;
}

function childrenOf(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  ts.forEachChild(node, (child) => void found.push(child));
  return found;
}

/** ` data-part="list"`; expressions are left to the table of public hooks. */
function hooksOf(head: ts.JsxOpeningLikeElement): string {
  const hooks = head.attributes.properties
    .filter((one) => ts.isJsxAttribute(one))
    .filter(
      ({ name, initializer }) =>
        ['data-component', 'data-part'].includes(name.getText()) && initializer && ts.isStringLiteral(initializer),
    );
  return hooks.map((hook) => ` ${hook.getText()}`).join('');
}

/** Parts that are alternatives of one another are often the same. */
function withoutRepeats(lines: readonly string[]): string[] {
  return lines.filter((line, place) => line !== lines[place - 1]);
}
