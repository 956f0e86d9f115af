// Builds the package in the current folder for the registry: ESM, types, plain CSS. pnpm --filter @rider/ui build
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf, readJson, run } from './packages.mjs';
import { compileStylesheets } from './stylesheets.mjs';
import { writeTexts } from './texts.mjs';

const folder = process.cwd();
const source = join(folder, 'src');
const dist = join(folder, 'dist');

rmSync(dist, { recursive: true, force: true });
// By TypeScript 6, like the accepted surface: version 7 writes string literals in types with the source's quotes.
// It checks nothing: `pnpm types` does, in a quarter of the time.
run(
  process.execPath,
  [fileURLToPath(import.meta.resolve('typescript/bin/tsc')), '-p', 'tsconfig.build.json', '--noCheck'],
  {
    cwd: folder,
  },
);
for (const path of filesOf(dist, (file) => /\.(?:js|d\.ts)$/.test(file))) {
  const text = readFileSync(path, 'utf8');
  const written = withAssetAddresses(withScriptExtensions(path, text), path);
  if (written !== text) writeFileSync(path, written);
}
copyAssets();
await compileStylesheets(folder);
if (readJson(join(folder, 'package.json')).publishConfig.exports['./messages/*']?.startsWith('./dist/'))
  writeTexts(folder);

/** Rewrites module names in types: TypeScript leaves `./button.tsx` in them. */
function withScriptExtensions(path, text) {
  return path.endsWith('.d.ts')
    ? text.replaceAll(/(from |import |import\()(["'])(\.[^"']+)\.tsx?\2/g, '$1$2$3.js$2')
    : text;
}

/** Rewrites Vite's `?url` imports to a form that every bundler and Node understand. */
function withAssetAddresses(text, path) {
  return text.replaceAll(/export \{ default as (\w+) \} from ["'](\.[^"']+)\?url["'];/g, (_, name, address) =>
    path.endsWith('.d.ts')
      ? `export declare const ${name}: string;`
      : `export const ${name} = new URL('${address}', import.meta.url).href;`,
  );
}

/** Copies fonts with their licences, and all other files that are not TypeScript, beside the modules that use them. */
function copyAssets() {
  const assets = filesOf(source, (path) => !/\.(?:ts|tsx|snap|png)$/.test(path));
  for (const path of assets.filter((asset) => existsSync(join(dist, relative(source, dirname(asset)))))) {
    if (extname(path) !== '.md') cpSync(path, join(dist, relative(source, path)));
  }
}
