// What oxlint has no rule for: texts through formatjs, and the rules of React's compiler.
import formatjs from 'eslint-plugin-formatjs';
import reactHooks from 'eslint-plugin-react-hooks';
import typescript from 'typescript-eslint';

const source = ['apps/*/**/*.{ts,tsx}', 'packages/*/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'];
const screens = [
  'packages/ui/src/**/*.tsx',
  'packages/chat/src/**/*.tsx',
  'apps/shop/app/**/*.tsx',
  'apps/desk/src/**/*.tsx',
];
const ofTheShop = ['apps/shop/app/**/*.tsx', 'apps/desk/src/**/*.tsx'];
const notScreens = ['**/*.test.tsx', '**/*.stories.tsx', 'packages/ui/src/story-page/**'];

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
    files: source,
    plugins: { 'react-hooks': reactHooks },
    // The link component of the host comes in by context: a component taken from there is not a new one.
    rules: { ...reactHooks.configs.flat['recommended-latest'].rules, 'react-hooks/static-components': 'off' },
  },
  {
    files: ofTheShop,
    rules: { 'no-restricted-syntax': ['error', ...handMadeControls] },
  },
  {
    files: screens,
    ignores: notScreens,
    plugins: { formatjs, rider: { rules: { 'words-in-jsx': wordsInJsx } } },
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
