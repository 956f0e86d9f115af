// pnpm release: publishes new versions from a clean main whose changesets are applied. --dry-run prints them instead.
import { rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ensureChromium } from '../browser.mjs';
import { ensureInstalled, fail, root, runToEnd, runTurbo } from '../toolchain.mjs';
import { packAll, publishedPackages, readJson, run } from './packages.mjs';

/** npm can attest where a package was built only in CI. */
const provenance =
  process.env.CI === 'true' && Boolean(process.env.ACTIONS_ID_TOKEN_REQUEST_URL ?? process.env.SIGSTORE_ID_TOKEN);
/** npm_config_access, else restricted to the organisation. */
const access = process.env.npm_config_access ?? 'restricted';

await (process.argv.includes('--dry-run') ? show() : publish());

/** Shows what would be published: versions, changelog, files and sizes. Changes no tracked files. */
async function show() {
  const toolchain = await ensureInstalled();
  const code = await runTurbo(['build'], toolchain, ['--filter=./packages/*']);
  if (code !== 0) process.exit(1);
  const packages = publishedPackages();
  const tarballs = packAll(packages);
  const { releases, changesets } = releasePlan();
  for (const { name, manifest } of packages) {
    const next = releases.find((release) => release.name === name)?.newVersion ?? manifest.version;
    console.log(`\n═══ ${name} ${manifest.version}${next === manifest.version ? '' : ` → ${next}`} (${access})`);
    const changes = changesets.filter((changeset) => changeset.releases.some((release) => release.name === name));
    for (const { summary } of changes) console.log(`- ${summary}`);
    showTarball(tarballs.get(name));
  }
  const registry = run('pnpm', ['config', 'get', 'registry']).trim();
  console.log(`\nRegistry: ${registry}. Provenance: ${provenance ? 'yes' : 'only from CI'}. Nothing was published.`);
}

/** The pending changesets and the versions that they lead to. */
function releasePlan() {
  const path = join(root, 'node_modules/.rider-release-plan.json');
  run('pnpm', ['exec', 'changeset', 'status', '--output', path]);
  const plan = readJson(path);
  rmSync(path);
  return plan;
}

/** Lists a tarball's files with sizes, one line per folder; read with npm, because pnpm reports no file sizes. */
function showTarball(path) {
  const [{ files, size, unpackedSize }] = JSON.parse(run('npm', ['pack', '--dry-run', '--json', path]));
  const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(`\n${files.length} files, ${kB(size)} packed, ${kB(unpackedSize)} unpacked`);
  const folders = Map.groupBy(files, (file) => dirname(file.path));
  for (const folder of [...folders.keys()].toSorted()) {
    const inside = folders.get(folder);
    const names = inside.map((file) => basename(file.path)).toSorted();
    const weight = inside.reduce((sum, file) => sum + file.size, 0);
    console.log(`  ${folder.padEnd(34)} ${kB(weight).padStart(10)}  ${names.join(' ')}`);
  }
}

/** Checks, then publishes and tags every package version that the registry does not have. */
async function publish() {
  const toolchain = await ensureInstalled();
  refuseUnlessReady();
  const missing = await ensureChromium(toolchain);
  if (missing !== null) fail(missing.output);
  const checked = await runTurbo(['types', 'packages:check', '@rider/consumers#e2e'], toolchain);
  if (checked !== 0) fail('Nothing was published.');
  const vouched = provenance ? ['--provenance'] : [];
  const args = ['-r', '--filter', './packages/*', 'publish', '--access', access, '--no-git-checks', ...vouched];
  const code = await runToEnd('pnpm', args, { env: toolchain.env });
  if (code !== 0) fail('Publishing failed: see above. What is already out stays out; run it again for the rest.');
  process.exitCode = await runToEnd('pnpm', ['exec', 'changeset', 'git-tag'], { env: toolchain.env });
}

/** A release requires a committed main without pending changesets, and an address of its sources. */
function refuseUnlessReady() {
  const branch = run('git', ['branch', '--show-current']).trim();
  if (branch !== 'main') fail(`Releases go out from main, not from ${branch || 'a detached commit'}.`);
  const dirty = run('git', ['status', '--porcelain']).trim();
  if (dirty !== '') fail(`There are changes that are not committed:\n${dirty}`);
  // npm attests where a package was built by this address, which the owner gives with the first release.
  const homeless = publishedPackages().filter(({ manifest }) => manifest.repository === undefined);
  if (homeless.length > 0) fail(`package.json names no "repository": ${homeless.map(({ name }) => name).join(', ')}`);
  const { changesets } = releasePlan();
  if (changesets.length > 0)
    fail(`${changesets.length} changesets are pending: pnpm release:version, commit, then pnpm release.`);
}
