import ts from 'typescript';
import { declarationOf, importOf, objectNamed, type Declared } from './story-modules.ts';

/**
 * The code of a story as a host writes it: a module with its imports, its data and one component; not yet formatted. None for a story that
 * shows a conversation played by the tests.
 */
export function storyCode(file: ts.SourceFile, storyName: string): string | undefined {
  const meta = objectNamed(file, 'meta');
  const story = objectNamed(file, storyName);
  if (!meta || !story || story.properties.some((property) => ts.isSpreadAssignment(property))) return undefined;
  const writer = new StoryWriter(file);
  const render = propertyOf(story, 'render') ?? propertyOf(meta, 'render');
  const args = [...writer.argsOf(propertyOf(meta, 'args')), ...writer.argsOf(propertyOf(story, 'args'))];
  const body = render ? writer.rendered(render, args) : writer.element(propertyOf(meta, 'component'), args);
  return body === undefined || writer.standsOnTests ? undefined : writer.module(storyName, body);
}

/** An argument by name, or several at once from an expression. */
type Argument = { name: string; value: ts.Expression } | { spread: ts.Expression };

function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of object.properties) {
    if (property.name?.getText() !== name) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

/** Later arguments replace earlier ones of the same name. */
function merged(args: readonly Argument[]): Argument[] {
  const last = new Map(args.map((arg, place) => ['name' in arg ? arg.name : `…${place}`, arg]));
  return [...last.values()].filter((arg) => !('name' in arg) || arg.value.getText() !== 'undefined');
}

class StoryWriter {
  /** Import statements: module → names. */
  readonly #imports = new Map<string, Set<string>>();
  /** Declarations that the code needs, in the order in which they must stand. */
  readonly #declared = new Map<string, string>();
  readonly #file: ts.SourceFile;
  /** Whether something comes from where only tests look. */
  standsOnTests = false;

  constructor(file: ts.SourceFile) {
    this.#file = file;
  }

  argsOf(expression: ts.Expression | undefined): Argument[] {
    if (!expression) return [];
    const inner = unwrapped(expression);
    const story = /^(?<story>\w+)\.args!?$/.exec(inner.getText())?.groups?.['story'];
    const object = story === undefined ? undefined : objectNamed(this.#file, story);
    if (object) return this.argsOf(propertyOf(object, 'args'));
    if (!ts.isObjectLiteralExpression(inner)) return [{ spread: inner }];
    return inner.properties.flatMap((property): Argument[] => {
      if (ts.isSpreadAssignment(property)) return this.argsOf(property.expression);
      if (ts.isPropertyAssignment(property)) return [{ name: nameOf(property.name), value: property.initializer }];
      return ts.isShorthandPropertyAssignment(property) ? [{ name: property.name.text, value: property.name }] : [];
    });
  }

  /** `return <Component {...args} />;` */
  element(component: ts.Expression | undefined, given: readonly Argument[]): string | undefined {
    if (!component) return undefined;
    const args = merged(given);
    const children = args.find((arg) => 'name' in arg && arg.name === 'children');
    const name = this.text(component);
    const attributes = this.attributes(args.filter((arg) => arg !== children));
    if (!children || !('value' in children)) return `return <${name} ${attributes} />;`;
    return `return <${name} ${attributes}>${this.#child(children.value)}</${name}>;`;
  }

  /** The body of a story's own `render`, with its arguments put in. */
  rendered(render: ts.Expression, given: readonly Argument[]): string | undefined {
    const args = merged(given);
    if (!ts.isArrowFunction(render) && !ts.isFunctionExpression(render)) return undefined;
    const pattern = render.parameters[0]?.name;
    const whole = pattern && ts.isIdentifier(pattern) ? { name: pattern.text, args } : undefined;
    const head = pattern && ts.isObjectBindingPattern(pattern) ? this.#constants(pattern, args) : '';
    const body = this.text(render.body, whole);
    return head + (ts.isBlock(render.body) ? body.replaceAll(/^\{|\}$/g, '') : `return (${body});`);
  }

  /** `const quota = 200;` for each argument that a story takes by its name. */
  #constants(pattern: ts.ObjectBindingPattern, args: readonly Argument[]): string {
    return pattern.elements
      .map((element) => {
        const arg = args.find((one) => 'name' in one && one.name === (element.propertyName ?? element.name).getText());
        return `const ${element.name.getText()} = ${arg && 'value' in arg ? this.text(arg.value) : 'undefined'};\n`;
      })
      .join('');
  }

  /** The whole module. */
  module(name: string, body: string): string {
    const imports = [...this.#imports].map(([module, names]) => {
      const own = [...names];
      const whole = own.find((one) => one.startsWith('* as ') || one.startsWith('default '));
      const clause = whole?.replace('default ', '') ?? `{ ${own.toSorted(byName).join(', ')} }`;
      return `import ${clause} from '${module}';\n`;
    });
    const declared = [...this.#declared.values()];
    return `${imports.toSorted().join('')}\n${declared.join('\n\n')}\n\nexport function ${name}() {\n${body}\n}\n`;
  }

  attributes(args: readonly Argument[]): string {
    return args
      .map((arg) => {
        if ('spread' in arg) return `{...${this.text(arg.spread)}}`;
        const { name, value } = arg;
        if (value.kind === ts.SyntaxKind.TrueKeyword) return name;
        if (ts.isStringLiteral(value) && !/["\\\n&]/.test(value.text)) return `${name}="${value.text}"`;
        return `${name}={${this.text(value)}}`;
      })
      .join(' ');
  }

  #child(value: ts.Expression): string {
    if (ts.isStringLiteral(value) && !/[{}<>&]/.test(value.text)) return value.text;
    const inner = unwrapped(value);
    return ts.isJsxElement(inner) || ts.isJsxSelfClosingElement(inner) || ts.isJsxFragment(inner)
      ? this.text(inner)
      : `{${this.text(value)}}`;
  }

  #properties(args: readonly Argument[]): string {
    return args
      .map((arg) => ('spread' in arg ? `...${this.text(arg.spread)}` : `'${arg.name}': ${this.text(arg.value)}`))
      .join(', ');
  }

  /** Source text of a node in a story, with what it needs brought along. */
  text(node: ts.Node, args?: { name: string; args: readonly Argument[] }): string {
    const edits: { start: number; end: number; text: string }[] = [];
    const visit = (part: ts.Node): void => {
      const text = this.#replacement(part, args);
      if (text !== undefined) edits.push({ start: part.getStart(), end: part.getEnd(), text });
      else {
        if (ts.isIdentifier(part) && isReference(part)) this.#bring(part.text, part.getSourceFile());
        ts.forEachChild(part, visit);
      }
    };
    visit(node);
    const start = node.getStart();
    let written = node.getText();
    for (const edit of edits.toReversed())
      written = written.slice(0, edit.start - start) + edit.text + written.slice(edit.end - start);
    return written;
  }

  #replacement(part: ts.Node, given: { name: string; args: readonly Argument[] } | undefined): string | undefined {
    // A recorded function of a story does nothing elsewhere.
    if (ts.isCallExpression(part) && part.expression.getText() === 'fn')
      return part.arguments[0] ? this.text(part.arguments[0]) : nothingDone(part);
    if (!given) return undefined;
    if (ts.isJsxSelfClosingElement(part)) return this.#filled(part, given);
    if (ts.isJsxSpreadAttribute(part) && part.expression.getText() === given.name) return this.attributes(given.args);
    if (ts.isPropertyAccessExpression(part) && part.expression.getText() === given.name) {
      const arg = given.args.find((one) => 'name' in one && one.name === part.name.text);
      return arg && 'value' in arg ? this.text(arg.value) : 'undefined';
    }
    const isWhole = ts.isIdentifier(part) && part.text === given.name && isReference(part);
    return isWhole ? `{${this.#properties(given.args)}}` : undefined;
  }

  /** `<Component {...args} size="small" />` with the arguments that it does not give itself. */
  #filled(element: ts.JsxSelfClosingElement, given: { name: string; args: readonly Argument[] }): string | undefined {
    const { properties } = element.attributes;
    if (!properties.some((one) => ts.isJsxSpreadAttribute(one) && one.expression.getText() === given.name))
      return undefined;
    const own = new Set(properties.map((one) => one.name?.getText()));
    const args = given.args.filter((arg) => !('name' in arg) || !own.has(arg.name));
    const children = args.find((arg) => 'name' in arg && arg.name === 'children');
    const rest = { name: given.name, args: args.filter((arg) => arg !== children) };
    const name = this.text(element.tagName);
    const attributes = properties.map((one) => this.#attribute(one, rest)).join(' ');
    if (!children || !('value' in children)) return `<${name} ${attributes} />`;
    return `<${name} ${attributes}>${this.#child(children.value)}</${name}>`;
  }

  #attribute(attribute: ts.JsxAttributeLike, given: { name: string; args: readonly Argument[] }): string {
    const isSpread = ts.isJsxSpreadAttribute(attribute) && attribute.expression.getText() === given.name;
    return isSpread ? this.attributes(given.args) : this.text(attribute, given);
  }

  /** Brings the import or the declaration of a name; names that the file does not have are the platform's. */
  #bring(name: string, file: ts.SourceFile): void {
    if (this.#declared.has(name)) return;
    const declared: Declared | undefined = declarationOf(file, name);
    if (declared) {
      this.#declared.set(name, '');
      const text = this.text(declared.statement).replace(/^export /, '');
      // After what it needs, which came meanwhile.
      this.#declared.delete(name);
      this.#declared.set(name, text);
      return;
    }
    const imported = importOf(file, name);
    if (!imported) return;
    if (imported.samples) return this.#bring(imported.name, imported.samples);
    this.standsOnTests ||= imported.module.endsWith('/testing');
    const names = this.#imports.get(imported.module) ?? new Set();
    this.#imports.set(imported.module, names.add(imported.clause));
  }
}

function byName(one: string, other: string): number {
  return one.replace('type ', '').localeCompare(other.replace('type ', ''));
}

/** A declared function may be called with arguments. */
function nothingDone(call: ts.CallExpression): string {
  return ts.isVariableDeclaration(call.parent) ? '(..._: unknown[]) => {}' : '() => {}';
}

function nameOf(name: ts.PropertyName): string {
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

function unwrapped(expression: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(expression) ? unwrapped(expression.expression) : expression;
}

/** Not a property, an attribute or the name of what is declared. */
function isReference(name: ts.Identifier): boolean {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent))
    return !('name' in parent) || parent.name !== name;
  if (ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) return parent.name !== name;
  if (ts.isBindingElement(parent)) return parent.propertyName !== name && parent.name !== name;
  return !ts.isPropertySignature(parent) && !ts.isParameter(parent);
}
