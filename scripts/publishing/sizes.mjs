// pnpm packages:sizes: what each entry point weighs; --accept writes the tables that stand beside the packages.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, transform } from 'esbuild';
import { report } from '../sources.mjs';
import { entriesOf, filesOf, isPublic, publishedPackages } from './packages.mjs';
import { importsOf, modulesOf } from './module-graph.mjs';

const kilobyte = 1000;
/** What a host has anyway. */
const external = ['react', 'react-dom', 'react-intl', 'react/*', 'react-dom/*', '@vanilla-extract/css'];
/** A figure in the table may be off by this share before it must be renewed: a minifier's update moves bytes. */
const tolerance = 0.1;

const accept = process.argv.includes('--accept');
const problems = [];
let count = 0;
for (const published of publishedPackages()) {
  const rows = [];
  const bundles = bundlesOf(published);
  for (const entry of entriesOf(published).filter(({ name }) => isPublic(published, name))) {
    rows.push(bundles.find(({ name }) => name === entry.name) ?? (await measure(published, entry)));
  }
  rows.push(...bundles.filter(({ name }) => rows.every((row) => row.name !== name)));
  count += rows.length;
  problems.push(...overBounds(published, rows), ...strangersIn(published, rows));
  compare(published, rows);
}
report(problems, `${count} entry points are within their bounds`);

/** Files that pages take as they are: `"bundles": { "embed": "chat.js" }`, all that such a file can come to load included. */
function bundlesOf({ folder, manifest }) {
  const place = join(folder, 'dist/embed', manifest.version);
  return Object.entries(manifest.bundles ?? {}).map(([name, file]) => {
    const files = modulesOf(join(place, file));
    const bytes = files.map((path) => compressed(readFileSync(path)));
    const script = bytes.at(-1) ?? 0;
    const later = bytes.reduce((sum, each) => sum + each, 0) - script;
    return { name, script, later, styles: 0, composedOf: [] };
  });
}

/** Where an entry is made of our other packages, it is weighed with what they are when built, styles too. */
function builtSiblings({ manifest }) {
  const siblings = Object.keys(manifest.dependencies ?? {}).filter((name) => name.startsWith('@rider/'));
  if (siblings.length === 0) return undefined;
  const packages = publishedPackages();
  return {
    name: 'built-siblings',
    setup: (esbuild) => {
      esbuild.onResolve({ filter: /^@rider\// }, ({ path }) => {
        const [scope, sibling, entry = ''] = path.split('/');
        const home = packages.find(({ name }) => name === `${scope}/${sibling}`);
        const own = home.manifest.publishConfig.exports[`./${entry}`]?.default;
        if (own !== undefined) return { path: join(home.folder, own) };
        const room = join(home.folder, 'dist', entry);
        const styled = join(room, 'styled.js');
        return { path: existsSync(styled) ? styled : join(room, 'index.js'), sideEffects: existsSync(styled) };
      });
    },
  };
}

/** Bytes of an entry alone, minified and compressed, with all it needs that a host does not have. */
async function measure(published, entry) {
  const { folder } = published;
  const siblings = builtSiblings(published);
  const { outputFiles, metafile } = await build({
    stdin: { contents: `export * from './index.js';`, resolveDir: entry.folder },
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    write: false,
    metafile: true,
    outdir: '/out',
    external,
    plugins: siblings === undefined ? [] : [siblings],
    loader: { '.woff2': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const first = firstFiles(metafile.outputs);
  const scripts = outputFiles.filter(({ path }) => path.endsWith('.js'));
  const ofSiblings = outputFiles.filter(({ path }) => path.endsWith('.css')).map(({ text }) => text);
  const bytesOf = (fits) =>
    scripts.filter(({ path }) => fits(basename(path))).reduce((sum, { contents }) => sum + compressed(contents), 0);
  const styles = join(entry.folder, 'styles.css');
  const sheets = [...ofSiblings, ...(existsSync(styles) ? [readFileSync(styles, 'utf8')] : [])];
  const css = await transform(sheets.join('\n'), { loader: 'css', minify: true });
  return {
    name: entry.name,
    script: bytesOf((name) => first.has(name)),
    later: bytesOf((name) => !first.has(name)),
    styles: css.code === '' || !css.code.includes('{') ? 0 : compressed(css.code),
    composedOf: composition(folder, entry),
  };
}

function compressed(contents) {
  return gzipSync(contents, { level: 9 }).length;
}

/** The files that arrive with the entry; the rest comes when it is needed. */
function firstFiles(outputs) {
  const files = new Set();
  const add = (path) => {
    if (files.has(basename(path))) return;
    files.add(basename(path));
    for (const imported of outputs[path].imports) {
      if (imported.kind === 'import-statement' && !imported.external) add(imported.path);
    }
  };
  add(Object.keys(outputs).find((path) => outputs[path].entryPoint !== undefined));
  return files;
}

/** The other entry points whose styles come with this one, because it is made of them. */
function composition(folder, entry) {
  const dist = join(folder, 'dist');
  const rooms = modulesOf(join(entry.folder, 'index.js'))
    .filter((path) => path.endsWith('.css.js') && existsSync(path.replace(/\.js$/, '')))
    .map((path) => relative(dist, dirname(path)));
  return [...new Set(rooms)].filter((room) => room !== entry.name).toSorted();
}

/** Bounds stand in package.json: `"sizes": { "button": 8 }`, in kB of script and styles together. */
function overBounds({ name, manifest }, rows) {
  return Object.entries(manifest.sizes ?? {}).flatMap(([entry, bound]) => {
    const row = rows.find((one) => one.name === entry);
    if (row === undefined) return [`${name}: "sizes" names ${entry}, which is no entry point`];
    const bytes = row.script + row.later + row.styles;
    return bytes > bound * kilobyte ? [`${name}/${entry} weighs ${kB(bytes)} kB; its bound is ${bound} kB`] : [];
  });
}

/** Styles that come with an entry although nothing in it wears them, and worn ones that do not come. */
function strangersIn({ name, folder }, rows) {
  const dist = join(folder, 'dist');
  const modules = filesOf(dist, (path) => path.endsWith('.css') && basename(path) !== 'styles.css');
  const sheets = modules.map((path) => ({ path, classes: classesIn(readFileSync(path, 'utf8')) }));
  return rows.flatMap(({ name: entry }) => {
    const room = entry === '.' ? dist : join(dist, entry);
    if (!existsSync(join(room, 'styled.js'))) return [];
    const brought = importsOf(join(room, 'styled.js'));
    const code = modulesOf(join(room, 'index.js')).map((path) => readFileSync(path, 'utf8'));
    const worn = new Set(code.join('\n').match(/\brd-[\w-]+/g) ?? []);
    return sheets
      .filter(({ classes }) => classes.size > 0)
      .map(({ path, classes }) => ({ path, wears: !worn.isDisjointFrom(classes), comes: brought.includes(path) }))
      .filter(({ wears, comes }) => wears !== comes)
      .map(({ path, comes }) => {
        const sheet = relative(dist, path);
        return `${name}/${entry} ${comes ? `brings ${sheet}, which nothing in it wears` : `wears ${sheet} without bringing it`}`;
      });
  });
}

function classesIn(css) {
  return new Set((css.match(/\.rd-[\w-]+/g) ?? []).map((name) => name.slice(1)));
}

/** Holds the table against what is measured, or writes it. */
function compare({ name, folder, manifest }, rows) {
  const path = join(folder, 'SIZES.md');
  const table = written(name, manifest, rows);
  if (accept) {
    writeFileSync(path, table);
    return;
  }
  const before = existsSync(path) ? tableRows(readFileSync(path, 'utf8')) : new Map();
  const now = tableRows(table);
  const changed = [...new Set([...before.keys(), ...now.keys()])].filter((entry) =>
    differs(before.get(entry), now.get(entry)),
  );
  for (const entry of changed) {
    const told = [before.get(entry), now.get(entry)].map((cells) => cells?.join(' · ') ?? 'nothing');
    problems.push(`${name}/${entry}: the table says ${told[0]}, it is ${told[1]}; if that is meant: pnpm api:accept`);
  }
}

function written(name, manifest, rows) {
  const bounds = manifest.sizes ?? {};
  const lines = rows.map(({ name: entry, script, later, styles, composedOf }) => {
    const label = bounds[entry] === undefined ? entry : `${entry} (< ${bounds[entry]})`;
    return `| ${label} | ${kB(script)} | ${kB(later)} | ${kB(styles)} | ${composedOf.join(', ')} |`;
  });
  return [
    `# What each entry point of ${name} weighs`,
    '',
    'kB, minified and gzipped, each alone, with everything it needs but React, react-dom and react-intl. "Later" is code',
    'that comes when it is used. Several together weigh less than their sum. Written by `pnpm api:accept`.',
    '',
    '| entry (bound) | script | later | styles | wears the styles of |',
    '| --- | ---: | ---: | ---: | --- |',
    ...lines,
    '',
  ].join('\n');
}

/** Entry → [script, later, styles, composition] of a table. */
function tableRows(markdown) {
  const rows = markdown.split('\n').filter((line) => /^\| (?!entry|---)/.test(line));
  return new Map(
    rows.map((line) => {
      const [label, ...cells] = line.slice(2, -2).split(' | ');
      return [label.split(' ')[0], cells.map((cell) => cell.trim())];
    }),
  );
}

function differs(before, now) {
  if (before === undefined || now === undefined || before[3] !== now[3]) return true;
  return [0, 1, 2].some((cell) => {
    const [old, young] = [Number(before[cell]), Number(now[cell])];
    return Math.abs(old - young) > Math.max(old * tolerance, 0.15);
  });
}

function kB(bytes) {
  return (bytes / kilobyte).toFixed(2);
}
