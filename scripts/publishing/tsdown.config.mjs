// Builds the package in the current folder for the registry: ESM module by module, types, plain CSS. pnpm --filter @rider/ui build
import { basename } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'tsdown';
import { entryMessages, entryStyles } from './entry-plugins.mjs';
import { readJson } from './packages.mjs';

const manifest = readJson('package.json');
const { exports } = manifest.publishConfig;
const sources = Object.values(manifest.exports).filter((path) => path.startsWith('./src/'));

/** Turns `primitives/button/index` into `button/index`: groups of components are no part of an entry point. */
function withoutGroup(path) {
  return path.replace(/^(?:primitives|commerce|forms)\//, '');
}

export default defineConfig({
  entry: [...sources, 'src/tokens/names.ts', '!src/testing/**'],
  cwd: process.cwd(),
  root: 'src',
  platform: 'neutral',
  target: 'es2023',
  unbundle: true,
  sourcemap: true,
  // Otherwise members are ordered by what the compiler meets first, which differs between runs.
  dts: { compilerOptions: { stableTypeOrdering: true } },
  deps: {
    // Messages stay beside `dist`.
    neverBundle: [/\/messages\/[\w-]+\.json$/],
    onlyBundle: [],
  },
  copy: [{ from: 'src/**/*.{woff2,txt}', to: 'dist', flatten: false }],
  // With a file for each module, directives stay where they are.
  checks: { moduleLevelDirective: false, bundlerTimings: false },
  logLevel: 'warn',
  failOnWarn: true,
  suppressWarnings: ['No files matched for copying'],
  plugins: [
    vanillaExtractPlugin({ identifiers: ({ hash, filePath }) => `rd-${basename(filePath, '.css.ts')}-${hash}` }),
    entryStyles(),
    ...(exports['./messages/*']?.startsWith('./dist/') ? [entryMessages()] : []),
  ],
  outputOptions: {
    entryFileNames: ({ name }) => `${withoutGroup(name)}.js`,
    chunkFileNames: ({ name }) => `${withoutGroup(name)}.js`,
    assetFileNames: ({ originalFileNames: [path] }) =>
      withoutGroup(path.replace(/^.*src\//, '')).replace('.css.ts.vanilla.css', '.css'),
  },
});
