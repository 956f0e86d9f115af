// What oxlint has no rule for: texts through formatjs, values from the tokens, controls of our own, connected imports, and who may
// listen for sockets.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import compat from 'eslint-plugin-compat';
import formatjs from 'eslint-plugin-formatjs';
import typescript from 'typescript-eslint';
import { tokens } from './eslint/tokens.js';

const source = ['apps/*/**/*.{ts,tsx}', 'packages/*/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'];
const screens = [
  'packages/ui/src/**/*.tsx',
  'packages/chat/src/**/*.tsx',
  'apps/shop/app/**/*.tsx',
  'apps/desk/src/**/*.tsx',
];
const ofTheShop = ['apps/shop/app/**/*.tsx', 'apps/desk/src/**/*.tsx'];
/** Tests of what restores every field of a page, plain ones included. */
const plainFields = 'apps/shop/app/activity/*.test.tsx';
const notScreens = ['**/*.test.tsx', '**/*.stories.tsx', 'packages/ui/docs/**'];

/** formatjs' rule, except for what has no letter to translate: a space that keeps two spans apart, "×", "·". */
const literalRule = formatjs.rules['no-literal-string-in-jsx'];
const wordsInJsx = {
  ...literalRule,
  create: (context) =>
    literalRule.create(
      Object.create(context, {
        report: {
          value: (found) => {
            const written = context.sourceCode.getText(found.node);
            const text = found.node.type === 'TemplateLiteral' ? written.replaceAll(/\$\{[^}]*\}/g, '') : written;
            if (/\p{L}/u.test(text)) context.report(found);
          },
        },
      }),
    ),
};

/** Elsewhere a socket could be without a listener for its errors, and its reset would end the process. */
const socketListeners = [
  {
    selector:
      'CallExpression[callee.property.name=/^(?:on|once|addListener|prependListener)$/]' +
      '[arguments.0.value=/^(?:upgrade|connection|connect|clientError|checkContinue|checkExpectation)$/]',
    message: 'Sockets are listened for in http-server.ts and upgrades.ts alone: give createHttpServer a handler.',
  },
  {
    selector: 'CallExpression[callee.name="createServer"]',
    message: 'Take createHttpServer: it handles the errors of sockets, and bounds them.',
  },
];

/** An insert of a row that references a locked one would wait for it, in any order, and two of them for each other. */
const rowLocks = [
  {
    selector: 'CallExpression[callee.property.name="forUpdate"]',
    message: 'Take forNoKeyUpdate (docs/backend.md, "Locks").',
  },
];

/** An answer of the backend is typed by its message in packages/api, which only a type with the message's fields is. */
const untypedAnswers = [
  {
    selector:
      'CallExpression[callee.name=/^answer(?:Cached)?$/] > TSTypeParameterInstantiation ' +
      ':matches(TSObjectKeyword, TSUnknownKeyword, TSAnyKeyword, TSTypeReference[typeName.name="Record"])',
    message: 'Name the message of the answer, of @rider/api (the …Wire types).',
  },
  {
    selector:
      ':function > TSTypeAnnotation.returnType :matches(TSObjectKeyword, TSTypeReference[typeName.name="Record"])',
    message: 'Return the message of @rider/api (the …Wire types).',
  },
];

/** In the shop controls are components of packages/ui; a hidden input only carries a value. */
const handMadeControls = [
  {
    selector: 'JSXOpeningElement[name.name=/^(?:button|select|textarea|dialog)$/]',
    message: 'Take the component of @rider/ui: Button, Select, TextArea, Dialog.',
  },
  {
    selector: 'JSXOpeningElement[name.name="input"]:not(:has(> JSXAttribute[name.name="type"][value.value="hidden"]))',
    message: 'Take a field of @rider/ui; only <input type="hidden"> may stand here.',
  },
];

/** Only loadCode retries a chunk that was requested without a connection. */
const connectedImports = [
  {
    selector: 'ImportExpression:not(CallExpression[callee.name=/^(?:loadCode|lazyPart)$/] ImportExpression)',
    message: 'Use loadCode (app/connection) or lazyPart: the connection may be lost.',
  },
];

/** A design system knows no routes: its components ask useScreens, so that a host hands in its own addresses once. */
const addresses = ['Literal[value=/^\\u002F[A-Za-z]/]', 'TemplateElement[value.raw=/^\\u002F[A-Za-z]/]'].map(
  (selector) => ({
    selector,
    message: 'Take the address from useScreens (of @rider/model/screens).',
  }),
);

/** The vocabulary of public props: packages/ui/PROPS.md. */
const namesOfProps = [
  [
    'onChange|onChoose|onSelect|onPick|onToggle|onBusyChange|isOpen|busy|values|initialValue|room|before|after|foot|introduction|url',
    'Another name is the usual one',
  ],
  ['level', 'Take headingLevel', '[id.name!="HeadingProps"]'],
  ['color', 'Take tone', '[id.name!="SwatchProps"]'],
  ['(?:is|has|should|no|not)[A-Z].*', 'A condition has no prefix and is false by default'],
].map(([names, advice, but = '']) => ({
  selector: `ExportNamedDeclaration > TSInterfaceDeclaration[id.name=/Props$/]${but} > TSInterfaceBody > TSPropertySignature[key.name=/^(?:${names})$/]`,
  message: `${advice}: see packages/ui/PROPS.md.`,
}));

/** The oldest supported browsers. */
const { browserslist } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));

/** ESLint's cache knows a plugin by name and version alone, so the version changes with the rules. */
const sources = ['eslint.config.js', 'eslint/tokens.js'].map((file) => readFileSync(join(import.meta.dirname, file)));
const version = createHash('sha256').update(Buffer.concat(sources)).digest('hex');
const rider = { meta: { name: 'rider', version }, rules: { 'words-in-jsx': wordsInJsx, tokens } };

export default [
  {
    ignores: [
      '**/node_modules/**',
      '**/build/**',
      '**/dist/**',
      '**/.react-router/**',
      'storybook-static/**',
      'test-results/**',
      'packages/api/fixtures/**',
      'apps/backend/catalogue/**',
    ],
  },
  {
    files: source,
    languageOptions: { parser: typescript.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
  },
  {
    // Browsers refuse storage to some pages, and give random UUIDs to those with a secure context alone.
    files: ['apps/shop/app/**/*.{ts,tsx}', 'apps/desk/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/*.server.ts', '**/testing/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({ name, message: 'Take @rider/chat/storage.' })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'crypto', property: 'randomUUID', message: 'Take randomId of @rider/model/random-id.' },
        ...['localStorage', 'sessionStorage'].map((property) => ({
          object: 'window',
          property,
          message: 'Take @rider/chat/storage.',
        })),
      ],
    },
  },
  {
    // APIs that the oldest supported browser lacks (browserslist of package.json); TypeScript's lib knows those of the language.
    files: ['{packages/*/src,apps/shop/app,apps/desk/src}/**/*.{ts,tsx}'],
    ignores: [
      '**/*.{test,stories,samples}.{ts,tsx}',
      '**/*.server.{ts,tsx}',
      '**/testing/**',
      'apps/shop/app/development/**',
    ],
    plugins: { compat },
    settings: { targets: browserslist },
    rules: { 'compat/compat': 'error' },
  },
  {
    files: ofTheShop,
    ignores: [plainFields],
    rules: { 'no-restricted-syntax': ['error', ...handMadeControls] },
  },
  {
    files: ['apps/shop/app/**/*.ts'],
    // The first texts come before anything can be shown.
    ignores: ['**/*.test.ts', 'apps/shop/app/entry.client.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...connectedImports] },
  },
  {
    files: ['apps/shop/app/**/*.tsx'],
    ignores: ['apps/shop/app/entry.client.tsx', plainFields],
    rules: { 'no-restricted-syntax': ['error', ...handMadeControls, ...connectedImports] },
  },
  {
    // Calls of the backend go through the queries of `data`, which know what each change invalidates.
    files: ['apps/shop/app/**/*.{ts,tsx}', 'apps/desk/src/**/*.{ts,tsx}'],
    ignores: ['**/data/**', '**/testing/**', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'swr', message: 'Take a query, and useQuery or invalidate, of data.' },
      ],
    },
  },
  {
    files: ['{packages,apps}/**/*.css.ts', '{packages,apps}/**/*.tsx'],
    // Stories and tests may set a stage by hand, and the documentation shows raw values.
    ignores: ['packages/ui/src/tokens/**/*.css.ts', 'packages/ui/docs/**', '**/*.{stories,test}.tsx'],
    plugins: { rider },
    rules: { 'rider/tokens': 'error' },
  },
  {
    files: ['apps/shop/server/**/*.ts', 'apps/backend/src/**/*.ts'],
    // The pool of the database calls its own events like those of sockets.
    ignores: [
      '**/*.test.ts',
      '**/testing/**',
      'apps/shop/server/http/{http-server,upgrades}.ts',
      'apps/backend/src/database/**',
    ],
    rules: { 'no-restricted-syntax': ['error', ...socketListeners, ...rowLocks] },
  },
  {
    files: ['apps/backend/src/**/{routes,*-routes,wire,*-wire}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...socketListeners, ...rowLocks, ...untypedAnswers] },
  },
  {
    files: ['packages/ui/src/**/*.{ts,tsx}'],
    ignores: [...notScreens, '**/*.samples.ts', 'packages/ui/src/testing/**', 'packages/ui/src/**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...addresses, ...namesOfProps] },
  },
  { files: ['packages/chat/src/**/*.tsx'], rules: { 'no-restricted-syntax': ['error', ...namesOfProps] } },
  {
    files: screens,
    ignores: notScreens,
    plugins: { formatjs, rider },
    rules: {
      'rider/words-in-jsx': [
        'error',
        {
          props: {
            include: [
              ['*', '{title,label,description,placeholder,caption,message}'],
              ['*', 'aria-{label,description}'],
            ],
          },
        },
      ],
      'formatjs/enforce-placeholders': 'error',
      'formatjs/enforce-plural-rules': ['error', { one: true, other: true, zero: false }],
      'formatjs/no-invalid-icu': 'error',
      'formatjs/no-multiple-plurals': 'error',
      'formatjs/no-multiple-whitespaces': 'error',
      'formatjs/no-offset': 'error',
      'formatjs/no-emoji': 'error',
    },
  },
];
