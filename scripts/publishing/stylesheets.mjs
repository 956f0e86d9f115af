// Compiles a package's *.css.ts to class names in JavaScript and plain CSS that needs none of our tools.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { createCompiler } from '@vanilla-extract/compiler';
import { filesOf } from './packages.mjs';
import { importsOf, modulesOf } from './module-graph.mjs';
import { identifier, nameStyles } from './style-names.mjs';

/** At the head of each file, so that their load order does not matter. */
const layerOrder = '@layer rider.reset, rider.theme, rider.components, rider.screens;\n';

/**
 * Writes into `dist`: the CSS beside each compiled module; for each entry `styled.js`, which imports the CSS that it is composed of, and
 * `styles.css`, the same in one file; for the package `styles.css` with everything.
 */
export async function compileStylesheets(folder) {
  const source = join(folder, 'src');
  const dist = join(folder, 'dist');
  const modules = filesOf(dist, (path) => path.endsWith('.css.js'));
  if (modules.length === 0) return;
  const sheets = await compile(folder, modules, (path) => join(source, relative(dist, path).replace(/\.js$/, '.ts')));
  // The entry for everything brings no styles: what is not used of it must leave nothing behind.
  const entries = filesOf(dist, (path) => basename(path) === 'index.js' && dirname(path) !== dist);
  const everything = [];
  for (const entry of entries) {
    const paths = styleModulesOf(entry, sheets);
    everything.push(...paths);
    writeEntry(entry, paths);
  }
  writeFileSync(join(dist, 'styles.css'), bundle([...new Set(everything)], dist));
}

/** Compiles every module in place; Map of module → the modules whose CSS it depends on. */
async function compile(folder, modules, sourceOf) {
  const compiler = createCompiler({
    root: folder,
    identifiers: identifier,
    enableFileWatcher: false,
    viteConfig: { plugins: [nameStyles] },
  });
  const sheets = new Map();
  try {
    for (const path of modules) {
      sheets.set(path, importsOf(path));
      const { source } = await compiler.processVanillaFile(sourceOf(path), { outputCss: false });
      writeFileSync(path, source);
      // It tells of the code that this one replaced.
      rmSync(`${path}.map`);
      const { css } = compiler.getCssForFile(sourceOf(path));
      const rules = withoutLayerStatements(css);
      if (rules !== '') writeFileSync(cssOf(path), `${layerOrder}${rules}\n`);
    }
  } finally {
    await compiler.close();
  }
  return sheets;
}

/** Removes the layer statements, because the file starts with one already. */
function withoutLayerStatements(css) {
  return css.replaceAll(/^@layer [\w., ]+;\n?/gm, '').trim();
}

function cssOf(module) {
  return module.replace(/\.css\.js$/, '.css');
}

/** The CSS files of everything that an entry is composed of, dependencies first. */
function styleModulesOf(entry, sheets) {
  return modulesOf(entry, (path) => sheets.get(path) ?? importsOf(path))
    .filter((path) => sheets.has(path))
    .map(cssOf)
    .filter((path) => existsSync(path));
}

function writeEntry(entry, paths) {
  const here = dirname(entry);
  const imports = paths.map((path) => `import '${relativeTo(here, path)}';\n`);
  writeFileSync(join(here, 'styled.js'), `${imports.join('')}export * from './index.js';\n`);
  writeFileSync(join(here, 'styles.css'), bundle(paths, here));
}

/** Concatenates CSS files for the folder `here` and adjusts the addresses in them. */
function bundle(paths, here) {
  const sheets = paths.map((path) =>
    readFileSync(path, 'utf8')
      .replace(layerOrder, '')
      .replaceAll(/url\((["']?)(\.[^"')]+)\1\)/g, (_, quote, address) => {
        return `url(${quote}${relativeTo(here, join(dirname(path), address))}${quote})`;
      }),
  );
  return layerOrder + sheets.join('');
}

function relativeTo(folder, path) {
  const address = relative(folder, path);
  return address.startsWith('.') ? address : `./${address}`;
}
