// Builds @rider/chat for pages without a bundler: the loader, the element with React, the timers' worker.
// node packages/chat/scripts/build-embed.mjs <folder>: with --element also the package's dist/element, for hosts that have React; with --example
// also the example page.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { root } from '../../../scripts/toolchain.mjs';
import { filesOf, readJson } from '../../../scripts/publishing/packages.mjs';

const folder = join(root, 'packages/chat');
const { version } = readJson(join(folder, 'package.json'));
/** Commands, events, attributes, variables and parts stay compatible within this version. */
const embeddingVersion = '1';
/** The placeholder for the compiled styles. */
const stylesMark = /(["'`])\/\* rider-chat: compiled styles \*\/\1/;
/** Replaces React in the bundle for pages without it: React's renderer alone is two thirds of the whole bundle's budget. */
const preact = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
];
/** Texts of entries that the embed does not include. */
const foreignTexts = 'chat.transcript.';
/** Packages that a host with a bundler provides itself. */
const hostsOwn = /^react(-dom|-intl)?(\/|$)/;

/** Replaces Vite's loader of a chunk's styles, a kilobyte: chunks of the element bring none. */
const withoutPreloading = {
  name: 'without-preloading',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
};

const [place] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (place === undefined) throw new Error('build-embed.mjs needs the folder to write to');
rmSync(resolve(place), { recursive: true, force: true });
/** The folder of this version, whose files never change. */
const output = join(resolve(place), version);
write(output, await elementFiles({ alias: preact }));
const loader = await scriptFile('src/loader/embed.ts', 'embed.js', 'es2015');
write(output, loader);
// The address of the latest release; the loader requests the code of its own version.
write(join(resolve(place), embeddingVersion), loader);
write(output, await scriptFile('src/core/timer-worker.ts', 'timer-worker.js', 'es2020'));
if (process.argv.includes('--example'))
  cpSync(join(folder, 'example'), join(resolve(place), 'example'), { recursive: true });
if (process.argv.includes('--element')) {
  const elementFolder = join(folder, 'dist/element');
  // Of the modules compiled one by one, only the types stay.
  for (const path of filesOf(elementFolder, (file) => /\.(?:js|css|map)$/.test(file))) rmSync(path);
  write(elementFolder, await elementFiles({ external: [hostsOwn], name: 'index.js' }));
  write(elementFolder, await scriptFile('src/core/timer-worker.ts', 'timer-worker.js', 'es2020'));
}

/** The element and its chunks, each loaded on demand; all styles are in the window's chunk. */
async function elementFiles({ external = [], alias = [], name = 'chat.js' }) {
  const { output: files } = await build({
    ...settings('es2022', alias),
    // Nobody styles by class in a shadow root, and short names are half a kilobyte less.
    plugins: [withoutPreloading, compiledTexts(), vanillaExtractPlugin({ identifiers: 'short' })],
    build: {
      ...settings('es2022').build,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, 'src/element/index.ts'),
        external,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: name, chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const styles = files.find(({ fileName }) => fileName.endsWith('.css'));
  if (styles === undefined) throw new Error('the chat has no styles');
  const css = JSON.stringify(withoutFonts(String(styles.source)));
  const chunks = files.filter(({ type }) => type === 'chunk');
  if (chunks.some(({ code }) => code.includes(foreignTexts))) throw new Error(`the chat uses ${foreignTexts}…`);
  const places = chunks.filter(({ code }) => stylesMark.test(code));
  if (places.length !== 1) throw new Error(`${places.length} chunks want the styles instead of one`);
  return chunks.map(({ fileName, code }) => [fileName, code.replace(stylesMark, () => css)]);
}

/** Builds one file without imports. */
async function scriptFile(entry, name, target) {
  const { output: files } = await build({
    ...settings(target),
    plugins: [compiledTexts()],
    build: {
      ...settings(target).build,
      rolldownOptions: { input: join(folder, entry), output: { format: 'iife', entryFileNames: name } },
    },
  });
  if (files.length !== 1) throw new Error(`${entry} makes ${files.length} files instead of one`);
  return files.map(({ fileName, code }) => [fileName, code]);
}

function settings(target, alias = []) {
  return {
    root: folder,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { RIDER_CHAT_VERSION: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic' } },
    resolve: {
      alias: [
        ...alias,
        // Messages are compiled, so the ICU parser stays out.
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
        // React has included this hook since version 18.
        {
          find: /^use-sync-external-store\/shim(\/index\.js)?$/,
          replacement: alias === preact ? 'preact/compat' : 'react',
        },
      ],
    },
    build: { target, write: false, minify: true, cssMinify: 'lightningcss', reportCompressedSize: false },
  };
}

/** Fonts declared in a shadow root have no effect: the page's or the system's are used. */
function withoutFonts(css) {
  return css.replaceAll(/@font-face\s*\{[^}]*\}/g, '');
}

/** Loads the chat's texts as ICU syntax trees; for the launcher, which is part of the loader, only its own. */
function compiledTexts() {
  const launcherMark = '?launcher';
  return {
    name: 'rider-compiled-texts',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!/messages\/[\w-]+\.json$/.test(source) || importer === undefined) return undefined;
      const path = resolve(dirname(importer), source);
      // Without the .json ending, so that Vite does not parse it as JSON.
      return `\0texts:${path.slice(0, -'.json'.length)}${importer.includes('/launcher/') ? launcherMark : ''}`;
    },
    load(id) {
      if (!id.startsWith('\0texts:')) return undefined;
      const [path, launcher] = id.slice('\0texts:'.length).split('?');
      const texts = Object.entries(JSON.parse(readFileSync(`${path}.json`, 'utf8')));
      const wanted = texts.filter(
        ([key]) => key.startsWith('chat.launcher.') === (launcher !== undefined) && !key.startsWith(foreignTexts),
      );
      const compiled = wanted.map(([key, text]) => [
        key,
        // The launcher shows plain texts without react-intl, which accepts only compiled ones.
        launcher === undefined ? parse(text) : text,
      ]);
      const written = JSON.stringify(Object.fromEntries(compiled));
      // Many texts are read faster as JSON; the launcher's few are shorter without.
      return launcher === undefined
        ? `export default JSON.parse(${JSON.stringify(written)});`
        : `export default ${written};`;
    },
  };
}

function write(where, files) {
  for (const [name, code] of files) {
    const path = join(where, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
  }
}
