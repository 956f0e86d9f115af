// What all published packages say alike, from two lines of the workspace's package.json: `license` and `repository`.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../toolchain.mjs';
import { readJson } from './packages.mjs';

const { license, repository: address } = readJson(join(root, 'package.json'));

/** The fields of a package's manifest; without `repository`, the addresses are unknown yet. */
export function factsFor({ folder }) {
  if (address === undefined) return { license };
  const directory = relative(root, folder);
  return {
    license,
    repository: { type: 'git', url: `git+${address}.git`, directory },
    homepage: `${address}/tree/main/${directory}#readme`,
    bugs: `${address}/issues`,
  };
}

/** The text of LICENSE. */
export function licenceText() {
  const path = join(import.meta.dirname, 'licences', `${license}.txt`);
  if (!existsSync(path)) throw new Error(`"license" of package.json is ${license}: put its text into ${path}`);
  return readFileSync(path, 'utf8');
}
