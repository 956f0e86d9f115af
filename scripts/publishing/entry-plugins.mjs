// Rolldown plugins for what each entry point of a package has beside its code: its styles and its messages.
import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { readJson } from './packages.mjs';

/** At the head of each stylesheet, so that their load order does not matter. */
const layerOrder = '@layer rider.reset, rider.theme, rider.components, rider.screens;\n';

/**
 * Removes the CSS imports from the modules, so that Node can load them. Writes for each entry `styled.js`, which imports the CSS of all
 * modules that the entry depends on, and `styles.css`, the same in one file; for the package `styles.css` with everything.
 */
export function entryStyles() {
  return {
    name: 'rider-entry-styles',
    generateBundle(_, bundle) {
      const stylesheets = detachStylesheets(bundle);
      if (stylesheets.size === 0) return;
      const write = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      const all = new Set();
      for (const [entry, modules] of entriesOf(bundle)) {
        const paths = new Set(modules.flatMap(({ fileName }) => stylesheets.get(fileName) ?? []));
        for (const path of paths) all.add(path);
        const imports = [...paths].map((path) => `import './${relative(entry, path)}';\n`);
        write(`${entry}/styled.js`, `${imports.join('')}export * from './index.js';\n`);
        write(`${entry}/styles.css`, concatenate(bundle, paths, entry));
      }
      write('styles.css', concatenate(bundle, all, '.'));
    },
  };
}

/** Writes `messages/en-US.json` and, with the messages of the entry point `button` alone, `messages/button/en-US.json`. */
export function entryMessages() {
  return {
    name: 'rider-entry-messages',
    generateBundle(_, bundle) {
      const write = (fileName, messages) =>
        this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(messages, null, 2)}\n` });
      const languages = readdirSync('messages').map((file) => [file, readJson(`messages/${file}`)]);
      for (const [file, messages] of languages) write(`messages/${file}`, messages);
      for (const [entry, modules] of entriesOf(bundle)) {
        const isUsed = idsIn(modules.map(({ code }) => code).join('\n'));
        for (const [file, messages] of languages) {
          const used = Object.entries(messages).filter(([id]) => isUsed(id));
          write(`messages/${entry}/${file}`, Object.fromEntries(used));
        }
      }
    },
  };
}

/** Whether code names a message id; of ids that it composes (`ui.icon.${name}`), each that starts like this is named. */
function idsIn(code) {
  const ids = new Set(code.match(/(?<=["'`])[a-z]\w*\.[\w.-]+(?:\$\{)?/g));
  const prefixes = [...ids].filter((id) => id.endsWith('${')).map((id) => id.slice(0, -2));
  return (id) => ids.has(id) || prefixes.some((prefix) => id.startsWith(prefix));
}

/** The entry points with a folder of their own, each with its modules. The entry for everything brings no styles. */
function entriesOf(bundle) {
  const files = Object.keys(bundle).filter((fileName) => /^[^/]+\/index\.js$/.test(fileName));
  return files.map((fileName) => [dirname(fileName), modulesOf(bundle, fileName)]);
}

/** The modules that a file depends on, including lazy ones, each after its imports; its own last. */
function modulesOf(bundle, fileName, visited = new Set()) {
  const module = bundle[fileName];
  if (module === undefined || visited.has(fileName)) return [];
  visited.add(fileName);
  const needed = [...module.imports, ...module.dynamicImports].flatMap((path) => modulesOf(bundle, path, visited));
  return [...needed, module];
}

/** Takes the CSS imports out of the compiled `*.css.ts`; returns Map of module → its stylesheets, dependencies first. */
function detachStylesheets(bundle) {
  const stylesheets = new Map();
  for (const file of Object.values(bundle)) {
    if (file.fileName.endsWith('.css')) {
      const rules = file.source.replaceAll(/^@layer [\w., ]+;\n?/gm, '').trim();
      if (rules === '') delete bundle[file.fileName];
      else file.source = `${layerOrder}${rules}\n`;
    } else if (file.fileName.endsWith('.css.js')) {
      const imported = /^import "(.+\.css)";\n/gm;
      const paths = [...file.code.matchAll(imported)].map(([, path]) => join(dirname(file.fileName), path));
      file.code = file.code.replaceAll(imported, '');
      stylesheets.set(file.fileName, paths);
    }
  }
  for (const [module, paths] of stylesheets)
    stylesheets.set(
      module,
      paths.filter((path) => path in bundle),
    );
  return stylesheets;
}

/** Joins stylesheets for a folder and adjusts the addresses in them. */
function concatenate(bundle, paths, folder) {
  const rules = [...paths].map((path) =>
    bundle[path].source
      .slice(layerOrder.length)
      .replaceAll(/(?<=url\(["']?)\.[^"')]+/g, (address) => `./${relative(folder, join(dirname(path), address))}`),
  );
  return layerOrder + rules.join('');
}
