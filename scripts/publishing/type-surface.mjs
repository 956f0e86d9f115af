// The types that an entry point offers, as text that changes only when they do.
import { dirname, join } from 'node:path';
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/** A reader of the built types of one package: (path of index.d.ts) → lines. */
export function typeReader(folder, entryFiles) {
  const program = ts.createProgram(entryFiles, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const dist = join(folder, 'dist');
  return (entryFile) => surfaceOf(entryFile, { program, checker, dist });
}

function surfaceOf(entryFile, { program, checker, dist }) {
  const module = checker.getSymbolAtLocation(program.getSourceFile(entryFile));
  if (module === undefined) return ['// nothing is exported'];
  const offered = checker
    .getExportsOfModule(module)
    .map((symbol) => ({ name: symbol.name, target: resolved(symbol, checker) }))
    .toSorted((one, other) => compareText(one.name, other.name));
  const seen = new Set(offered.map(({ target }) => target));
  const own = offered.flatMap(({ name, target }) => declarationsOf(target, dist).map((node) => told(node, name)));
  const behind = needed(
    offered.map(({ target }) => target),
    seen,
    { checker, dist },
  )
    .map((node) => told(node, node.name.text))
    .toSorted(compareText);
  return [...own, ...(behind.length > 0 ? ['// Not exported, but part of the above:', ...behind] : [])];
}

function resolved(symbol, checker) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function declarationsOf(symbol, dist) {
  return (symbol.declarations ?? []).filter((node) => node.getSourceFile().fileName.startsWith(dist));
}

/** What the offered declarations name of the same folder without offering it, and so on. */
function needed(symbols, seen, { checker, dist }) {
  const found = [];
  const rooms = new Set(symbols.flatMap((symbol) => declarationsOf(symbol, dist)).map(roomOf));
  const queue = symbols.flatMap((symbol) => declarationsOf(symbol, dist));
  for (const node of queue) {
    visitNames(node, (name) => {
      const symbol = checker.getSymbolAtLocation(name);
      const target = symbol && resolved(symbol, checker);
      if (target === undefined || seen.has(target)) return;
      const nodes = declarationsOf(target, dist).filter((one) => isNamed(one) && rooms.has(roomOf(one)));
      if (nodes.length === 0) return;
      seen.add(target);
      found.push(...nodes);
      queue.push(...nodes);
    });
  }
  return found;
}

function roomOf(node) {
  return dirname(node.getSourceFile().fileName);
}

/** A declaration that stands for itself in its file: no member, parameter or whole module. */
function isNamed(node) {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node)
  );
}

function visitNames(node, visit) {
  if (ts.isIdentifier(node)) visit(node);
  ts.forEachChild(node, (child) => visitNames(child, visit));
}

/** One declaration without comments, `@deprecated` excepted. */
function told(node, name) {
  const file = node.getSourceFile();
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const deprecated = ts.getJSDocDeprecatedTag(node) === undefined ? '' : `// @deprecated ${commentOf(node)}\n`;
  const plain = ts.transform(statement, [withoutBindings]).transformed[0];
  const text = printer
    .printNode(ts.EmitHint.Unspecified, plain, file)
    .replaceAll(/^export |declare /gm, '')
    .replaceAll('import("react").', '');
  const declaredAs = node.name?.text;
  const renamed = declaredAs === undefined || declaredAs === name ? '' : `// offered as ${name}\n`;
  return `${renamed}${deprecated}${text}`;
}

function commentOf(node) {
  return ts.getTextOfJSDocComment(ts.getJSDocDeprecatedTag(node)?.comment) ?? '';
}

/** `Button({ variant, size }: ButtonProps)` is `Button(props: ButtonProps)`: the names inside are nobody's business. */
function withoutBindings(context) {
  const visit = (node) => {
    if (ts.isParameter(node) && !ts.isIdentifier(node.name)) {
      const { factory } = context;
      return factory.updateParameterDeclaration(
        node,
        node.modifiers,
        node.dotDotDotToken,
        factory.createIdentifier('props'),
        node.questionToken,
        node.type,
        node.initializer,
      );
    }
    return ts.visitEachChild(node, visit, context);
  };
  return visit;
}

function compareText(one, other) {
  return one < other ? -1 : Number(one > other);
}
