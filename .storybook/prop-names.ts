import ts from 'typescript';

/** Names outside the vocabulary, with their replacements. */
const INSTEAD: Readonly<Record<string, string>> = {
  onChange: 'onValueChange',
  onChoose: 'onValueChange, or onAction for what leaves no value behind',
  onSelect: 'onValueChange, or onAction for what leaves no value behind',
  onPick: 'onAction',
  onToggle: 'onOpenChange',
  onBusyChange: 'onPendingChange',
  isOpen: 'open',
  busy: 'pending (an action is under way) or loading (the content is not there yet)',
  values: 'defaultValues',
  initialValue: 'defaultValue',
  room: 'layout',
  level: 'headingLevel',
  color: 'tone',
  before: 'start',
  after: 'end',
  foot: 'footer',
  introduction: 'description',
  url: 'href',
};

const SIZES: ReadonlySet<string> = new Set(['small', 'medium', 'large']);
const TONES: ReadonlySet<string> = new Set(['neutral', 'quiet', 'info', 'accent', 'success', 'warning', 'danger']);
const FUNCTION_NAME = /^(?:on|get|render|load|send|upload)(?:[A-Z]|$)/;

/** Accepted exceptions: `level` is a heading's, `size` of a text is a step of the type scale, `color` of a swatch is its content. */
const FREE: ReadonlySet<string> = new Set(['Heading.level', 'Heading.size', 'Text.size', 'Swatch.color']);

/** One sentence per prop outside the vocabulary, with component, prop and replacement, of the components that entry points export. */
export function misnamedProps(program: ts.Program, entries: readonly string[]): string[] {
  const checker = program.getTypeChecker();
  const said = new Set<string>();
  for (const entry of entries) {
    const source = program.getSourceFile(entry);
    const module = source && checker.getSymbolAtLocation(source);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      for (const problem of problemsOf(symbol, checker)) said.add(`${symbol.name}.${problem}`);
    }
  }
  return [...said].toSorted();
}

function problemsOf(component: ts.Symbol, checker: ts.TypeChecker): string[] {
  const declaration = component.valueDeclaration;
  if (!/^[A-Z][a-z]/.test(component.name) || !declaration || !ts.isFunctionDeclaration(declaration)) return [];
  const parameter = checker.getTypeOfSymbol(component).getCallSignatures()[0]?.parameters[0];
  if (!parameter) return [];
  const props = checker.getTypeOfSymbol(parameter).getProperties();
  const ours = props.filter((prop) => !prop.declarations?.some((each) => fileOf(each).includes('/node_modules/')));
  return [
    ...ours.flatMap((prop) => problemOf(component.name, prop, checker)),
    ...placing(
      props.map(({ name }) => name),
      props.find(({ name }) => name === 'ref'),
      checker,
    ),
  ];
}

const fileOf = (node: ts.Node) => node.getSourceFile().fileName;

function problemOf(component: string, prop: ts.Symbol, checker: ts.TypeChecker): string[] {
  const { name } = prop;
  if (FREE.has(`${component}.${name}`)) return [];
  const instead = INSTEAD[name];
  if (instead) return [`${name}: call it ${instead}`];
  if (/^(?:is|has|should|no|not)[A-Z]/.test(name))
    return [`${name}: a condition has no prefix and is false by default`];
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  const literals = (type.isUnion() ? type.types : [type]).flatMap((each) => (each.isStringLiteral() ? each.value : []));
  const unknown = (known: ReadonlySet<string>) => literals.filter((value) => !known.has(value));
  if (name === 'size' && unknown(SIZES).length > 0)
    return [`size: ${unknown(SIZES).join()} is none of ${[...SIZES].join()}`];
  if (name === 'tone' && unknown(TONES).length > 0)
    return [`tone: ${unknown(TONES).join()} is none of ${[...TONES].join()}`];
  const called = type.getCallSignatures().length > 0 && name !== 'children' && name !== 'ref';
  // A component passed in by the host is named like an element.
  const drawn = checker.typeToString(type).startsWith('ComponentType');
  if (called && !drawn && !FUNCTION_NAME.test(name))
    return [`${name}: a function is on… (told), get… (asked), render… (drawn)`];
  return [];
}

/** Either all of `className`, `id` and `ref` reach the root, or none. Groups of controls and surfaces have no `ref`. */
function placing(names: readonly string[], ref: ts.Symbol | undefined, checker: ts.TypeChecker): string[] {
  const isField = names.includes('hideLabel');
  const isSurface = names.includes('onOpenChange') && !names.includes('title') && !names.includes('summary');
  if (isSurface) return [];
  const isHandle = ref !== undefined && /Handle/.test(checker.typeToString(checker.getTypeOfSymbol(ref)));
  const expected = ['className', 'id', ...(isField ? [] : ['ref'])];
  const missing = expected.filter((name) => !names.includes(name) || (name === 'ref' && isHandle));
  if (missing.length === 0 || missing.length === expected.length) return [];
  return [`${missing.join()}: pass className, ref and rest on to the root, or none of them`];
}
