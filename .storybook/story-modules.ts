import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';

const packages = join(import.meta.dirname, '../packages');
const parsed = new Map<string, ts.SourceFile>();

/** A source file, parsed once. */
export function sourceFile(path: string): ts.SourceFile {
  const known = parsed.get(path);
  const text = readFileSync(path, 'utf8');
  if (known?.text === text) return known;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  parsed.set(path, file);
  return file;
}

/** The object that a file declares under a name. */
export function objectNamed(file: ts.SourceFile, name: string): ts.ObjectLiteralExpression | undefined {
  const { initializer } = variablesOf(file).find((variable) => variable.name.getText() === name) ?? {};
  return initializer && ts.isObjectLiteralExpression(initializer) ? initializer : undefined;
}

/** The names of a file's stories, in their order. */
export function storiesOf(file: ts.SourceFile): string[] {
  return file.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => declarationList.declarations.map((variable) => variable.name.getText()));
}

function variablesOf(file: ts.SourceFile): ts.VariableDeclaration[] {
  return file.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
}

/** A statement at the top of a file. */
export interface Declared {
  statement: ts.Statement;
}

/** The statement that declares a name at the top of a file. */
export function declarationOf(file: ts.SourceFile, name: string): Declared | undefined {
  const statement = file.statements.find((one) => {
    if (ts.isVariableStatement(one))
      return one.declarationList.declarations.some((variable) => namesOf(variable.name).includes(name));
    return isNamed(one) && one.name?.text === name;
  });
  return statement && { statement };
}

function namesOf(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesOf(element.name) : []));
}

function isNamed(statement: ts.Statement) {
  return (
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement)
  );
}

/** Where a name comes from, as a host writes it; `samples` is the file of ours whose declaration is to be copied. */
export interface Imported {
  name: string;
  clause: string;
  module: string;
  samples?: ts.SourceFile;
}

/** The import of a name in a file of stories or samples. */
export function importOf(file: ts.SourceFile, name: string): Imported | undefined {
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const found = clauseOf(statement.importClause, name);
    if (!found) continue;
    const path = join(dirname(file.fileName), statement.moduleSpecifier.text);
    const isOurs = statement.moduleSpecifier.text.startsWith('.') && existsSync(path);
    const module = isOurs ? entryOf(path) : statement.moduleSpecifier.text;
    return { ...found, module, ...(isOurs && /\.samples\.tsx?$/.test(path) && { samples: sourceFile(path) }) };
  }
  return undefined;
}

/** `@rider/ui/button` for packages/ui/src/button/index.ts. */
function entryOf(path: string): string {
  const [home = '', , entry = ''] = relative(packages, path).split(sep);
  return `@rider/${home}/${entry}`;
}

function clauseOf(clause: ts.ImportClause | undefined, name: string): Omit<Imported, 'module'> | undefined {
  if (!clause) return undefined;
  if (clause.name?.text === name) return { name, clause: `default ${name}` };
  const bindings = clause.namedBindings;
  if (!bindings) return undefined;
  if (ts.isNamespaceImport(bindings)) return bindings.name.text === name ? { name, clause: `* as ${name}` } : undefined;
  const element = bindings.elements.find((one) => one.name.text === name);
  if (!element) return undefined;
  const original = element.propertyName?.text ?? name;
  const isType = element.isTypeOnly || clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  return { name: original, clause: `${isType ? 'type ' : ''}${original === name ? name : `${original} as ${name}`}` };
}
