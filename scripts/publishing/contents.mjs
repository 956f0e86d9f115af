// pnpm packages:contents: checks the tarballs for Node, bundlers and TypeScript with publint and attw, plus checks that these lack.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { report } from '../sources.mjs';
import { filesOf, packAll, publicEntriesOf, publishedPackages, readJson } from './packages.mjs';

const packages = publishedPackages();
const tarballs = packAll(packages);
const problems = packages.flatMap((published) => {
  const tarball = tarballs.get(published.name);
  const entries = publicEntriesOf(published).map(({ name }) => (name === '.' ? name : `./${name}`));
  return [
    ...complaints('publint', ['run', tarball, '--strict', '--level', 'warning']),
    // The packages are ESM only. attw accepts an entry point without any types, but the surface check would find no surface.
    ...complaints('attw', [
      tarball,
      '--profile',
      'esm-only',
      '--format',
      'ascii',
      '--no-emoji',
      '--entrypoints',
      ...entries,
    ]),
    ...strayFiles(published),
    ...wrongDirectives(published),
    ...missingFiles(published, tarball),
    ...missingFacts(published),
    ...modulesWithoutSource(published),
  ];
});
report(problems, `${packages.length} packages are in order`);

function complaints(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (error !== undefined) throw error;
  return status === 0 ? [] : [`${command} ${args.slice(0, 2).join(' ')}:\n${stdout}${stderr}`];
}

/** Files that must not be published, and code that would need our tools in a host. */
function strayFiles({ name, folder }) {
  const stray = filesOf(`${folder}/dist`, (path) => {
    if (/\.(?:test|stories)\./.test(basename(path))) return true;
    if (!/\.(?:js|d\.ts)$/.test(path)) return false;
    const text = readFileSync(path, 'utf8');
    const ofTool = /from ["'](?:@vanilla-extract\/|vite)/.test(text);
    return /["']\.[^"'\n]*\.tsx?["']/.test(text) || (ofTool && !path.includes('/tokens/layered-style.'));
  });
  return stray.map((path) => `${name}: ${path} does not belong in the tarball`);
}

/** What registries, editors and package managers show and go by. */
function missingFacts({ name, manifest }) {
  const facts = ['description', 'keywords', 'license', 'engines'];
  return facts.filter((fact) => manifest[fact] === undefined).map((fact) => `${name}: package.json has no ${fact}`);
}

/** A debugger shows the sources of each module; compiled styles and bundles are not what anybody wrote. */
function modulesWithoutSource({ name, folder }) {
  const modules = filesOf(
    `${folder}/dist`,
    (path) => path.endsWith('.js') && !/\/embed\/|\/element\/|styled\.js$|\.css\.js$/.test(path),
  );
  const withSource = (path) => existsSync(`${path}.map`) && readJson(`${path}.map`).sourcesContent?.every(Boolean);
  return modules.filter((path) => !withSource(path)).map((path) => `${name}: ${path} has no map to its source`);
}

/** The documents that everybody looks for, and what the README links to beside itself, must be in the tarball. */
function missingFiles({ name, folder }, tarball) {
  const packed = spawnSync('tar', ['-tzf', tarball], { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (packed.error !== undefined) throw packed.error;
  const files = packed.stdout.split('\n').map((path) => path.replace(/^package\//, ''));
  const links = [...readFileSync(`${folder}/README.md`, 'utf8').matchAll(/\]\(\.\/([^)#]+)/g)].map(([, link]) => link);
  return ['README.md', 'LICENSE', 'CHANGELOG.md', ...links]
    .filter((link) => !files.some((file) => file === link || file.startsWith(link.replace(/\/?$/, '/'))))
    .map((link) => `${name}: ${link} is not in the tarball`);
}

/** React Server Components need `'use client'` on each module with hooks or events; a module without them may run on the server. */
function wrongDirectives({ name, folder }) {
  return filesOf(`${folder}/dist`, (path) => path.endsWith('.js')).flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    if (!/from ["'](?:react["'/]|@radix-ui)/.test(text)) return [];
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    const isClient = /\buse(?:[A-Z]\w*)?\(|\bcreateContext\(|["']@radix-ui|_jsxs?\([\s\S]*\bon[A-Z]\w*:/.test(code);
    if (isClient === /^["']use client["']/.test(code.trimStart())) return [];
    return [`${name}: ${path} ${isClient ? "lacks 'use client'" : "needs no 'use client'"}`];
  });
}
