// The published packages and their parts.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../toolchain.mjs';

/** The tarballs of the last build. */
const tarballFolder = join(root, 'node_modules/.rider-tarballs');

/** The published packages: not private, with a build; [{ name, folder, manifest }]. */
export function publishedPackages() {
  return readdirSync(join(root, 'packages'))
    .map((directory) => join(root, 'packages', directory))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readJson(join(folder, 'package.json')) }))
    .filter(({ manifest }) => manifest.private !== true && manifest.scripts?.build !== undefined)
    .map(({ folder, manifest }) => ({ name: manifest.name, folder, manifest }));
}

/** The folders of a built package that may be entry points: [{ name: 'button', path: '@rider/ui/button', folder: '…/dist/button' }]. */
function entriesOf({ name, folder }) {
  const dist = join(folder, 'dist');
  const folders = readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(dist, entry.name, 'index.js')))
    .map((entry) => ({ name: entry.name, path: `${name}/${entry.name}`, folder: join(dist, entry.name) }));
  const own = existsSync(join(dist, 'index.js')) ? [{ name: '.', path: name, folder: dist }] : [];
  return [...own, ...folders];
}

/** The entry points that hosts may import, without folders that `exports` closes. */
export function publicEntriesOf(published) {
  return entriesOf(published).filter(({ name }) => published.manifest.publishConfig.exports[`./${name}`] !== null);
}

/** The file of an entry point in `exports`, for bundlers (`default`) or TypeScript (`types`). */
export function moduleOf({ folder, manifest }, { name, folder: entryFolder }, condition = 'default') {
  const address = name === '.' ? name : `./${name}`;
  const { exports } = manifest.publishConfig;
  const path = exports[address]?.[condition] ?? exports['./*'][condition].replace('./dist/*', entryFolder);
  return resolve(folder, path);
}

/** All files below a folder whose path matches, sorted. */
export function filesOf(folder, fits) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(fits)
    .toSorted();
}

/** Packs each package for publishing into `tarballFolder`; Map of name → path of the tarball. */
export function packAll(packages = publishedPackages()) {
  rmSync(tarballFolder, { recursive: true, force: true });
  mkdirSync(tarballFolder, { recursive: true });
  return new Map(packages.map((one) => [one.name, packOne(one)]));
}

function packOne({ name, folder }) {
  const answer = run('pnpm', ['pack', '--json', '--pack-destination', tarballFolder], { cwd: folder });
  const { filename } = JSON.parse(answer.slice(answer.indexOf('{')));
  if (filename === undefined) throw new Error(`pnpm pack reported no file for ${name}:\n${answer}`);
  return resolve(tarballFolder, filename);
}

/** Runs a command and returns its output; throws with the output when it fails. */
export function run(command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, ...options });
  if (done.error !== undefined) throw done.error;
  if (done.status === 0) return done.stdout;
  throw new Error(`${command} ${args.join(' ')} failed:\n${done.stdout}${done.stderr}`);
}

/** @param {string} path */
export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
