import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { packAll, publishedPackages } from '../../scripts/publishing/packages.mjs';
import { root } from '../../scripts/toolchain.mjs';

/** The hosts' folder during the tests. */
export function hostFolder(name = ''): string {
  const folder = process.env['RIDER_HOSTS'];
  if (folder === undefined) throw new Error('The hosts are not installed: run these tests with pnpm consumers');
  return join(folder, name);
}

/**
 * Copies the hosts out of the workspace and installs the packed tarballs in them, like another team would. It uses the versions of our
 * lockfile, so that packages on this machine are not downloaded again.
 * Returns the clean-up function.
 */
export default function installHosts(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'rider-hosts-'));
  process.env['RIDER_HOSTS'] = folder;
  const throwAway = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    install(folder);
  } catch (error) {
    throwAway();
    throw error;
  }
  return throwAway;
}

function install(folder: string): void {
  const tarballs = packAll(publishedPackages());
  const templates = readdirSync(import.meta.dirname).filter((name) =>
    existsSync(join(import.meta.dirname, name, 'package.json')),
  );
  for (const name of templates) {
    const isOwn = (path: string) => basename(path) !== 'node_modules';
    cpSync(join(import.meta.dirname, name), join(folder, name), { recursive: true, filter: isOwn });
    const path = join(folder, name, 'package.json');
    writeFileSync(path, withTarballs(readFileSync(path, 'utf8'), tarballs));
  }
  const copied = [
    ['vite-chat/chat.tsx', 'packages/chat/README.md', 'tsx', 'export function Chat'],
    ['vite-chat/writing.tsx', 'packages/chat/README.md', 'tsx', 'export function Writing'],
    ['vite-chat/host-link.tsx', 'packages/ui/README.md', 'tsx', 'export function HostLink'],
    ['vite-readme/main.tsx', 'packages/ui/README.md', 'tsx', '// main.tsx'],
    ['vite-readme/page.tsx', 'packages/ui/README.md', 'tsx', 'export function Page'],
    ['vite-readme/host-link.tsx', 'packages/ui/README.md', 'tsx', 'export function HostLink'],
    ['vite-readme/total.tsx', 'packages/ui/README.md', 'tsx', 'export function Total'],
    ['vite-readme/company-form.tsx', 'packages/ui/README.md', 'tsx', 'export function CompanyForm'],
    ['vite-readme/element.txt', 'packages/chat/README.md', 'html', '<rider-chat'],
    ['vite-readme/looks.css', 'packages/chat/README.md', 'css', '::part(launcher)'],
    ['next/app/providers.tsx', 'packages/ui/README.md', 'tsx', '// app/providers.tsx'],
    ['next/app/layout.tsx', 'packages/ui/README.md', 'tsx', '// app/layout.tsx'],
    ['next/app/page.tsx', 'packages/ui/README.md', 'tsx', '// app/page.tsx'],
    ['astro/astro.config.mjs', 'packages/ui/README.md', 'js', '// astro.config.mjs'],
    ['astro/src/shipping.tsx', 'packages/ui/README.md', 'tsx', '// src/shipping.tsx'],
    ['astro/src/pages/index.astro', 'packages/ui/README.md', 'astro', '// src/pages/index.astro'],
    ['server-components/as-text.js', 'packages/ui/README.md', 'js', '// as-text.js'],
    ['plain-page/chat.html', 'packages/chat/README.md', 'html', "RiderChat('boot'"],
  ] as const;
  for (const [path, document, language, part] of copied) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), codeOf(document, language, part));
  }
  writeFileSync(join(folder, 'package.json'), '{ "name": "hosts", "private": true }');
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), settings(tarballs));
  writeFileSync(join(folder, 'pnpm-lock.yaml'), lockfileForHosts());
  runIn(folder, 'pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile']);
  runIn(folder, 'pnpm', ['-r', '--if-present', 'run', 'bundle']);
}

/** All code of a document in one language, as its reader copies it. */
export function codesOf(document: string, language: string): string[] {
  const blocks = readFileSync(join(root, document), 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm);
  return [...blocks].filter(([, name]) => name === language).map(([, , code = '']) => code);
}

/** The first code of a document that has `part`. */
export function codeOf(document: string, language: string, part: string): string {
  const found = codesOf(document, language).find((code) => code.includes(part));
  if (found === undefined) throw new Error(`${document} shows no ${language} with ${part}`);
  return found;
}

/** Runs a command in a host; returns its output, and throws with it when it fails. */
export function runIn(folder: string, command: string, args: string[]): string {
  const env = { ...process.env, CI: 'true', NODE_ENV: 'production', NODE_OPTIONS: '' };
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', env });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${folder}:\n${stdout}${stderr}`);
  return stdout;
}

/** Adds all our tarballs to a manifest; `*` becomes the version installed in the workspace. */
function withTarballs(manifest: string, tarballs: Map<string, string>): string {
  const given = JSON.parse(manifest) as { dependencies: Record<string, string> };
  const joined = JSON.stringify({ ...given, dependencies: { ...given.dependencies, ...addresses(tarballs) } }, null, 2);
  return joined.replaceAll(/"([^"]+)": "\*"/g, (_, name: string) => `"${name}": "${installedVersion(name)}"`);
}

function addresses(tarballs: Map<string, string>): Record<string, string> {
  return Object.fromEntries([...tarballs].map(([name, path]) => [name, `file:${path}`]));
}

/** pnpm's settings: our packages resolve to the tarballs also as dependencies of each other; no build scripts run. */
function settings(tarballs: Map<string, string>): string {
  return JSON.stringify({
    packages: ['*'],
    overrides: { ...addresses(tarballs), 'react-server-dom-webpack>webpack': '-' },
    allowBuilds: { esbuild: false },
    // What the hosts alone use, such as Next, is not in our lockfile: no version newer than their exact ones, so that every run has the same.
    resolutionMode: 'time-based',
    minimumReleaseAge: 0,
    trustPolicy: 'off',
    pmOnFail: 'ignore',
  });
}

function installedVersion(name: string): string {
  const places = ['packages/ui/node_modules', 'apps/shop/node_modules', 'node_modules'].map((place) =>
    join(root, place, name, 'package.json'),
  );
  const path = places.find((place) => existsSync(place));
  if (path === undefined) throw new Error(`A host wants ${name}, which the workspace does not have`);
  const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string };
  return version;
}

/** Our lockfile without our projects: only the resolved versions. */
function lockfileForHosts(): string {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  const importers = lockfile.indexOf('\nimporters:\n');
  const packages = lockfile.indexOf('\npackages:\n');
  if (importers < 0 || packages < 0) throw new Error('pnpm-lock.yaml has another shape than expected');
  return `${lockfile.slice(0, importers)}\nimporters:\n\n  .: {}\n${lockfile.slice(packages)}`;
}
