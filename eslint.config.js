// What oxlint has no rule for: texts through formatjs, and the rules of React's compiler.
import formatjs from 'eslint-plugin-formatjs';
import reactHooks from 'eslint-plugin-react-hooks';
import typescript from 'typescript-eslint';

const source = ['apps/*/**/*.{ts,tsx}', 'packages/*/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}', 'tests/**/*.ts'];
const screens = ['packages/ui/src/**/*.tsx', 'packages/chat/src/**/*.tsx', 'apps/shop/app/**/*.tsx'];
const notScreens = ['**/*.test.tsx', '**/*.stories.tsx'];

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
    files: screens,
    ignores: notScreens,
    plugins: { formatjs },
    rules: {
      'formatjs/no-literal-string-in-jsx': [
        'error',
        { props: { include: [['*', '{title,label,description,placeholder,caption,message}'], ['*', 'aria-{label,description}']] } },
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
