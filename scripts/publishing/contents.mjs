// pnpm packages:contents: checks the tarballs for Node, bundlers and TypeScript with publint and attw, plus checks that these lack.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { report } from '../sources.mjs';
import { root } from '../toolchain.mjs';
import { factsFor, licenceText } from './facts.mjs';
import { filesOf, packAll, publicEntriesOf, publishedPackages, run } from './packages.mjs';

const packages = publishedPackages();
const tarballs = packAll(packages);
const problems = packages.flatMap((published) => {
  const tarball = tarballs.get(published.name);
  const entries = publicEntriesOf(published).map(({ name }) => (name === '.' ? name : `./${name}`));
  return [
    ...errorsOf('publint', ['run', tarball, '--strict', '--level', 'warning']),
    // The packages are ESM only. attw accepts an entry point without any types, but the surface check would find no surface.
    ...errorsOf('attw', [
      tarball,
      '--profile',
      'esm-only',
      '--format',
      'ascii',
      '--no-emoji',
      '--entrypoints',
      ...entries,
    ]),
    ...wrongDirectives(published),
    ...missingFiles(published, tarball),
    ...missingFacts(published),
  ];
});
if (readFileSync(join(root, 'LICENSE'), 'utf8') !== licenceText()) problems.push('LICENSE: run pnpm release:facts');
report(problems, `${packages.length} packages are in order`);

function errorsOf(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (error !== undefined) throw error;
  return status === 0 ? [] : [`${command} ${args.slice(0, 2).join(' ')}:\n${stdout}${stderr}`];
}

/** Fields of package.json that registries, editors and package managers show and use. */
function missingFacts(published) {
  const { name, manifest } = published;
  const missing = ['description', 'keywords'].filter((fact) => manifest[fact] === undefined);
  const stale = Object.entries(factsFor(published)).filter(
    ([fact, value]) => !isDeepStrictEqual(manifest[fact], value),
  );
  return [
    ...missing.map((fact) => `${name}: package.json has no ${fact}`),
    ...stale.map(([fact]) => `${name}: ${fact} of package.json differs from the workspace's: run pnpm release:facts`),
    // Node's version is the tools' concern where a bundler builds; npm warns of it for each package.
    ...(manifest.engines === undefined ? [] : [`${name}: package.json has engines`]),
  ];
}

/** The README, what it links to, and what each package has must be in the tarball. */
function missingFiles({ name, folder }, tarball) {
  const files = run('tar', ['-tzf', tarball])
    .replaceAll(/^package\//gm, '')
    .split('\n');
  const links = [...readFileSync(`${folder}/README.md`, 'utf8').matchAll(/\]\(\.\/([^)#]+)/g)].map(([, link]) => link);
  const always = ['README.md', 'LICENSE', 'CHANGELOG.md', 'VERSIONING.md', 'SIZES.md', 'api.md'];
  return [...always, ...links]
    .filter((link) => !files.some((file) => file === link || file.startsWith(link.replace(/\/?$/, '/'))))
    .map((link) => `${name}: ${link} is not in the tarball`);
}

/** React Server Components need `'use client'` on each module with hooks or events; a module without them may run on the server. */
function wrongDirectives({ name, folder }) {
  return filesOf(`${folder}/dist`, (path) => path.endsWith('.js')).flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    if (!/from ["'](?:react["'/]|@radix-ui)/.test(text)) return [];
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    const isClient = /\buse(?:[A-Z]\w*)?\(|\bcreateContext\(|["']@radix-ui|\bjsxs?\([\s\S]*\bon[A-Z]\w*:/.test(code);
    if (isClient === /^["']use client["']/.test(code.trimStart())) return [];
    return [`${name}: ${path} ${isClient ? "lacks 'use client'" : "needs no 'use client'"}`];
  });
}
