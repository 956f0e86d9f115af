// Writes the reference of all calls of @rider/api from their types and docstrings, each with an example.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import ts from 'typescript';
import { root } from '../../../scripts/toolchain.mjs';
import { sampleOf } from './sample-value.mjs';

const folder = join(root, 'packages/api');
const source = join(folder, 'src');
const layout = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));

/** The code before each example. */
const CLIENT = `import { createApi } from '@rider/api';

const api = createApi({ baseUrl: 'https://shop.example.com/api', locale: 'en-US' });
`;

/** Returns the reference as Markdown. */
export async function callReference() {
  // The transport has no calls of its own.
  const modules = readdirSync(source).filter(
    (module) => module !== 'transport' && existsSync(join(source, module, 'index.ts')),
  );
  const program = ts.createProgram(
    modules.map((module) => join(source, module, 'index.ts')),
    compilerOptions(),
  );
  const all = modules.map(async (module) => ({
    module,
    calls: await Promise.all(callsOf(program, join(source, module, 'index.ts'), module).map(formatted)),
  }));
  const sections = (await Promise.all(all)).filter(({ calls }) => calls.length > 0);
  const count = sections.reduce((sum, { calls }) => sum + calls.length, 0);
  return [head(count), contents(sections), ...sections.map(section)].join('\n');
}

function compilerOptions() {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, folder).options;
}

/** The calls of a module: its async functions whose first parameter is the client. */
function callsOf(program, path, module) {
  const checker = program.getTypeChecker();
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(path)));
  return exported
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter(({ valueDeclaration }) => valueDeclaration && ts.isFunctionDeclaration(valueDeclaration))
    .map((symbol) => describe(checker, symbol, module))
    .filter((call) => call !== null)
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

function describe(checker, symbol, module) {
  const declaration = symbol.valueDeclaration;
  // A helper with a type parameter makes calls, it is none.
  if (declaration.typeParameters) return null;
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures();
  const [client, ...others] = signature.parameters.map((one) => parameterOf(checker, one, declaration));
  const answer = checker.typeToString(signature.getReturnType(), declaration, ts.TypeFormatFlags.NoTruncation);
  if (client?.written !== 'Api' || !answer.startsWith('Promise<')) return null;
  return {
    name: symbol.name,
    module,
    meaning: withoutSource(
      ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s*\n\s*/g, ' '),
    ),
    signature: `(${['api', ...others.map(({ shown }) => shown)].join(', ')}) => ${answer}`,
    example: exampleOf(checker, symbol.name, module, { others, answer, declaration }),
  };
}

/** Removes notes for those who work on the client. */
function withoutSource(meaning) {
  return meaning.replaceAll(/ \((?:not in CRMEB\b)[^)]*\)/g, '');
}

function parameterOf(checker, symbol, declaration) {
  const { name, questionToken, initializer } = symbol.valueDeclaration;
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const optional = Boolean(questionToken ?? initializer);
  const written = checker.typeToString(type, declaration, ts.TypeFormatFlags.NoTruncation);
  const label = ts.isIdentifier(name) ? name.text : 'fields';
  return { label, type, optional, written, shown: `${label}${optional ? '?' : ''}: ${written}` };
}

function exampleOf(checker, name, module, { others, answer, declaration }) {
  const imports = new Map([[`@rider/api/${module}`, new Set([name])]]);
  const required = others.filter(({ optional }) => !optional);
  const given = required.map(({ label, type }) => sampleOf(checker, type, { name: label, declaration, imports }));
  const call = `await ${name}(${['api', ...given].join(', ')});`;
  const lines = [...imports].map(([path, names]) => `import { ${[...names].join(', ')} } from '${path}';`);
  const assignment = answer === 'Promise<void>' ? '' : `const ${variableOf(name)} = `;
  return `${lines.join('\n')}\n\n${assignment}${call}\n`;
}

async function formatted(call) {
  const { code, errors } = await format('example.ts', call.example, layout);
  if (errors.length > 0) throw new Error(`${call.name} makes no example:\n${call.example}\n${JSON.stringify(errors)}`);
  return { ...call, example: code };
}

/** `getProducts` answers `products`. */
function variableOf(name) {
  const [, first, rest] = /^get([A-Z])(.*)$/.exec(name) ?? [];
  return first ? `${first.toLowerCase()}${rest}` : 'answer';
}

function head(count) {
  return `# All calls of @rider/api

${count} calls, by entry; \`@rider/api\` exports all of them. The examples use this client:

\`\`\`ts
${CLIENT}\`\`\`

README.md describes how to sign in, the errors, how to cancel or repeat a call, and how to read all pages of a list. Amounts are
integer cents (\`Money\`), ids are strings, instants are epoch milliseconds.
`;
}

function contents(sections) {
  const lines = sections.map(
    ({ module, calls }) => `- [${module}](#${module}): ${calls.map(({ name }) => `\`${name}\``).join(', ')}`,
  );
  return `${lines.join('\n')}\n`;
}

function section({ module, calls }) {
  return [`## ${module}\n`, ...calls.map(entry)].join('\n');
}

function entry({ name, meaning, signature, example }) {
  return `### ${name}\n\n${meaning}\n\n\`${signature}\`\n\n\`\`\`ts\n${example}\`\`\`\n`;
}
