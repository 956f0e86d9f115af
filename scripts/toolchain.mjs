// Installs Node, pnpm and the packages, and builds, as far as a command needs it.
// Plain JavaScript for Node 20, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the workspace. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const oldestNode = [22, 22];
const nodePackage = 'node@24';
const pnpmPackage = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager;
const toolchainNote = join(root, 'node_modules/.rider-toolchain.json');

/** Exits with a one-line error. */
export function fail(message) {
  console.error(`✗ ${message}`);
  process.exit(1);
}

/** Time since an instant of performance.now(), formatted: "8 s", "1 min 4 s". */
export function since(start) {
  const seconds = Math.round((performance.now() - start) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Runs a long step with captured output: one line at its start and one at its end. Resolves to { code, output }; never rejects. */
export function runStep(title, command, args, options = {}) {
  const start = performance.now();
  console.log(`▸ ${title} …`);
  return new Promise((resolve) => {
    const chunks = [];
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const letGo = passSignalsTo(child);
    const keep = (chunk) => chunks.push(chunk);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const finish = (code, extra) => {
      letGo();
      const output = Buffer.concat(chunks).toString('utf8') + extra;
      if (code === 0) console.log(`✓ ${title} (${since(start)})`);
      resolve({ code, output });
    };
    child.once('error', (error) => finish(127, error.message));
    child.once('close', (code, signal) => finish(code ?? 1, signal === null ? '' : `\nended by ${signal}`));
  });
}

/** Runs a command on this terminal until it ends, passing signals on; resolves to its exit code. */
export function runToEnd(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    const letGo = passSignalsTo(child);
    const finish = (code) => {
      letGo();
      resolve(code);
    };
    child.once('error', (error) => {
      console.error(`✗ ${command}: ${error.message}`);
      finish(127);
    });
    child.once('close', (code, signal) => finish(code ?? 128 + (signal === 'SIGINT' ? 2 : 15)));
  });
}

/**
 * Passes termination signals to the child, always as SIGTERM, which Turborepo obeys, too. Returns a function to call when the child has
 * ended: it ends this process if it got a signal.
 */
function passSignalsTo(child) {
  const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
  let signalled;
  const passOn = (signal) => {
    signalled = signal;
    child.kill('SIGTERM');
  };
  for (const signal of Object.keys(codes)) process.on(signal, passOn);
  return () => {
    for (const signal of Object.keys(codes)) process.removeListener(signal, passOn);
    if (signalled !== undefined) process.exit(codes[signalled]);
  };
}

/** Node ≥ 22.22 with pnpm: { node: path, env }, from this machine or, once, from the npm registry. */
async function findToolchain() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const nodeFits = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
  if (nodeFits && pnpmIsHere()) return { node: process.execPath, env: process.env };
  const noted = readNote();
  if (noted !== undefined) return toolchainFrom(noted);
  const packages = [...(nodeFits ? [] : [nodePackage]), pnpmPackage];
  const printTools = 'console.log(JSON.stringify({ node: process.execPath, path: process.env.PATH }))';
  const { code, output } = await runStep(
    `Fetching ${packages.join(' and ')}`,
    'npx',
    ['--yes', ...packages.flatMap((name) => ['-p', name]), '--', 'node', '-e', `'${printTools}'`],
    { shell: true },
  );
  const answer = output.split('\n').find((line) => line.startsWith('{"node":'));
  if (code !== 0 || answer === undefined) {
    console.error(lastLines(output, 12));
    fail(`Could not fetch ${packages.join(' and ')}: is the npm registry reachable?`);
  }
  const found = { ...JSON.parse(answer), wanted: wantedTools() };
  mkdirSync(dirname(toolchainNote), { recursive: true });
  writeFileSync(toolchainNote, JSON.stringify(found));
  return toolchainFrom(found);
}

function wantedTools() {
  return `${process.versions.node} ${nodePackage} ${pnpmPackage}`;
}

/** The toolchain that an earlier run downloaded, if it still exists and matches the wanted version. */
function readNote() {
  if (!existsSync(toolchainNote)) return undefined;
  const noted = JSON.parse(readFileSync(toolchainNote, 'utf8'));
  const [firstFolder = ''] = noted.path.split(delimiter);
  return noted.wanted === wantedTools() && existsSync(noted.node) && existsSync(join(firstFolder, 'pnpm'))
    ? noted
    : undefined;
}

/** Puts the downloaded folder first on the current PATH; the PATH recorded by npx may be outdated. */
function toolchainFrom({ node, path }) {
  const [fetchedFolder = ''] = path.split(delimiter);
  const folders = [fetchedFolder, dirname(node), process.env.PATH ?? ''];
  return { node, env: { ...process.env, PATH: folders.join(delimiter) } };
}

function pnpmIsHere() {
  const { status, stdout } = spawnSync('pnpm', ['--version'], { cwd: root, encoding: 'utf8' });
  return status === 0 && stdout.trim() === pnpmPackage.split('@')[1];
}

/** Ensures Node, pnpm and the packages of the lockfile; pnpm takes a second when nothing has changed. */
export async function ensureInstalled() {
  const { node, env } = await findToolchain();
  const { code, output } = await runStep('Installing packages', 'pnpm', ['install', '--frozen-lockfile'], {
    env: { ...env, CI: 'true' },
  });
  if (code !== 0) {
    console.error(lastLines(output, 20));
    fail('Installing packages failed: see the lines above.');
  }
  return { node, env };
}

/**
 * Runs tasks of all packages by Turborepo, which restores unchanged ones from its cache, on all processors. Prints the output of failed
 * ones; resolves to the exit code.
 */
export function runTurbo(tasks, { node, env }, options = []) {
  const turbo = join(root, 'node_modules/turbo/bin/turbo');
  const settings = ['--continue=dependencies-successful', '--output-logs=errors-only', '--log-order=grouped'];
  return runToEnd(node, [turbo, 'run', ...tasks, ...settings, `--concurrency=${availableParallelism()}`, ...options], {
    env: { ...env, TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', RIDER_NODE: versionOf(node) },
  });
}

/** The version that a program reports. */
export function versionOf(program) {
  return spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** Builds the applications for production unless their sources are unchanged; exits when that fails. */
export async function buildOrFail(toolchain) {
  const code = await runTurbo(['build'], toolchain, ['--filter=./apps/*']);
  if (code !== 0) fail('Building the shop failed: see the lines above.');
}

/** The end of a long output. */
export function lastLines(text, count) {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
