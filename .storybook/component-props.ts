import { dirname, join } from 'node:path';
import ts from 'typescript';
import { defaultsIn } from './component-defaults.ts';
import type { ComponentProps, PropFact } from '../packages/ui/src/story-page/index.ts';

/** What names no other version was there from the beginning. */
const firstVersion = '0.1.0';

/** Returns a function that lists the props of a folder's components, as the type checker resolves them. */
export function propsReader(configPath: string): (folder: string) => ComponentProps[] {
  const program = programOf(configPath);
  return (folder) => componentsIn(program, join(folder, 'index.ts'));
}

/** A package's sources without tests and stories, for `componentsIn`. */
export function programOf(configPath: string): ts.Program {
  const { config } = ts.readConfigFile(configPath, (path) => ts.sys.readFile(path)) as { config: unknown };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configPath));
  const sources = fileNames.filter((path) => !/\.(?:test|stories)\.tsx?$/.test(path));
  return ts.createProgram(sources, { ...options, noEmit: true });
}

/** The components that an entry point exports, with their props. */
export function componentsIn(program: ts.Program, entry: string): ComponentProps[] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(entry);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) return [];
  return checker
    .getExportsOfModule(module)
    .filter(({ name }) => /^[A-Z][a-z]/.test(name))
    .map((symbol) => componentOf(checker, symbol))
    .filter((component) => component !== undefined);
}

function componentOf(checker: ts.TypeChecker, exported: ts.Symbol): ComponentProps | undefined {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const place = symbol.valueDeclaration;
  const [signature] = place ? checker.getTypeOfSymbolAtLocation(symbol, place).getCallSignatures() : [];
  if (!place || !signature) return undefined;
  const [parameter] = signature.getParameters();
  const given = parameter ? checker.getTypeOfSymbolAtLocation(parameter, place) : undefined;
  const props = (given?.isUnion() ? given.types : [given]).flatMap((type) => type?.getProperties() ?? []);
  const defaults = defaultsIn(place);
  const own = new Map(
    props.filter(isOurs).map((prop) => {
      const fact = factOf(checker, prop, place);
      return [prop.name, fact.required ? fact : { ...fact, ...defaults.get(prop.name) }];
    }),
  );
  return {
    name: exported.name,
    meaning: docOf(checker, symbol),
    ...standingOf(symbol),
    props: [...own.values()].toSorted((one, other) => Number(other.required) - Number(one.required)),
    passesOn: props.some((prop) => !isOurs(prop)),
  };
}

/** How far a host may rely on a component, and since which version there is one: the tags of its docstring. */
function standingOf(symbol: ts.Symbol): Pick<ComponentProps, 'status' | 'since'> {
  const tags = new Map(symbol.getJsDocTags().map(({ name, text }) => [name, ts.displayPartsToString(text)]));
  return { status: tags.has('deprecated') ? 'deprecated' : 'stable', since: tags.get('since') ?? firstVersion };
}

/** Inherited DOM attributes are not documented. */
function isOurs(prop: ts.Symbol): boolean {
  return (prop.declarations ?? []).some(
    (declaration) => !declaration.getSourceFile().fileName.includes('node_modules'),
  );
}

function factOf(checker: ts.TypeChecker, prop: ts.Symbol, place: ts.Node): PropFact {
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(prop, place));
  const values = type.isUnion() ? type.types.filter((one) => one.isStringLiteral()).map((one) => one.value) : [];
  const allWords = type.isUnion() && values.length === type.types.length;
  return {
    name: prop.name,
    type:
      allWords && values.length <= 12
        ? values.map((value) => `'${value}'`).join(' | ')
        : writtenType(checker, prop, type),
    values: allWords ? values : [],
    required: (prop.flags & ts.SymbolFlags.Optional) === 0,
    meaning: docOf(checker, prop),
  };
}

/** The type as written in the source, e.g. `ReactNode` instead of its expansion. */
function writtenType(checker: ts.TypeChecker, prop: ts.Symbol, type: ts.Type): string {
  const declaration = prop.valueDeclaration;
  const written = declaration && ts.isPropertySignature(declaration) ? declaration.type?.getText() : undefined;
  return written?.replaceAll(/\s+/g, ' ').replace(/ \| undefined$/, '') ?? checker.typeToString(type);
}

function docOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s*\n\s*/g, ' ');
}
