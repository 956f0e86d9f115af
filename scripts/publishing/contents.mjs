// pnpm packages:contents: are the tarballs what Node, bundlers and TypeScript expect? publint and are-the-types-wrong.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { filterProblems, problemKindInfo } from '@arethetypeswrong/core/problems';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { report } from '../sources.mjs';
import { filesOf, packAll, publicEntriesOf, publishedPackages } from './packages.mjs';

/** How our hosts resolve; the packages are ESM only. */
const resolutions = ['node16-esm', 'bundler'];

const packages = publishedPackages();
const tarballs = packAll(packages);
const problems = [];
let entryCount = 0;
for (const published of packages) {
  const tarball = readFileSync(tarballs.get(published.name));
  problems.push(...(await shapeProblems(published, tarball)), ...strayFiles(published));
  problems.push(...(await typeProblems(published, tarball)));
}
report(problems, `${packages.length} packages with ${entryCount} entry points are in order`);

async function shapeProblems({ name }, tarball) {
  const data = tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball: data }, strict: true, level: 'warning' });
  return messages.map((message) => `${name}: publint: ${formatMessage(message, pkg, { color: false })}`);
}

async function typeProblems(published, tarball) {
  const entries = publicEntriesOf(published);
  entryCount += entries.length;
  const entrypoints = entries.map(({ name }) => (name === '.' ? '.' : `./${name}`));
  const analysis = await checkPackage(createPackageFromTarballData(tarball), { entrypoints });
  if (analysis.types === false) return [`${published.name}: has no types`];
  const found = resolutions.flatMap((resolutionKind) => filterProblems(analysis, { resolutionKind }));
  return [...new Set(found)].map((problem) => {
    const where = problem.entrypoint ?? problem.fileName ?? problem.typesFileName ?? '';
    return `${published.name}: types of ${where}: ${problemKindInfo[problem.kind].title}`;
  });
}

/** What must not leave the house, and what a host would need a tool of ours for. */
function strayFiles({ name, folder, manifest }) {
  const dist = `${folder}/dist`;
  const stray = filesOf(dist, (path) => /\.(?:test|stories)\./.test(basename(path)));
  const toolbound = filesOf(dist, (path) => /\.(?:js|d\.ts)$/.test(path)).filter((path) => {
    const text = readFileSync(path, 'utf8');
    const ofTool = /from ["'](?:@vanilla-extract\/|vite)/.test(text);
    return /["']\.[^"'\n]*\.tsx?["']/.test(text) || (ofTool && !path.includes('/tokens/layered-style.'));
  });
  const closed = (manifest.license ?? '') === '' ? [`${name}: says no licence`] : [];
  return [...closed, ...[...stray, ...toolbound].map((path) => `${name}: ${path} does not belong in the tarball`)];
}
