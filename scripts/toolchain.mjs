// Brings Node, pnpm, the packages and the build to the state that a command needs.
// Plain JavaScript for Node 20: it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the workspace. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const oldestNode = [22, 22];
const nodePackage = 'node@24';
const pnpmPackage = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager;
const toolchainNote = join(root, 'node_modules/.rider-toolchain.json');

/** Ends the command with one clear line. */
export function fail(message) {
  console.error(`✗ ${message}`);
  process.exit(1);
}

/** Seconds since an instant of performance.now(), for people: "8 s", "1 min 4 s". */
export function since(start) {
  const seconds = Math.round((performance.now() - start) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Runs a long step quietly: a line at its start and one at its end. Resolves to { code, output }; never rejects. */
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
 * Hands the signals that end us to the child, as the one that Turborepo, too, obeys. Returns what to call when the child has
 * ended: after a signal that ends us as well.
 */
function passSignalsTo(child) {
  const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
  let told;
  const passOn = (signal) => {
    told = signal;
    child.kill('SIGTERM');
  };
  for (const signal of Object.keys(codes)) process.on(signal, passOn);
  return () => {
    for (const signal of Object.keys(codes)) process.removeListener(signal, passOn);
    if (told !== undefined) process.exit(codes[told]);
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
  const ask = 'console.log(JSON.stringify({ node: process.execPath, path: process.env.PATH }))';
  const { code, output } = await runStep(
    `Fetching ${packages.join(' and ')}`,
    'npx',
    ['--yes', ...packages.flatMap((name) => ['-p', name]), '--', 'node', '-e', `'${ask}'`],
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

/** What an earlier run fetched, when it is still there and still what we want. */
function readNote() {
  if (!existsSync(toolchainNote)) return undefined;
  const noted = JSON.parse(readFileSync(toolchainNote, 'utf8'));
  const [firstFolder = ''] = noted.path.split(delimiter);
  return noted.wanted === wantedTools() && existsSync(noted.node) && existsSync(join(firstFolder, 'pnpm'))
    ? noted
    : undefined;
}

/** The fetched folder goes first on today's PATH; what npx saw behind it may be gone. */
function toolchainFrom({ node, path }) {
  const [fetchedFolder = ''] = path.split(delimiter);
  const folders = [fetchedFolder, dirname(node), process.env.PATH ?? ''];
  return { node, env: { ...process.env, PATH: folders.join(delimiter) } };
}

function pnpmIsHere() {
  const asked = spawnSync('pnpm', ['--version'], { cwd: root, encoding: 'utf8' });
  return asked.status === 0 && asked.stdout.trim() === pnpmPackage.split('@')[1];
}

/** Node and pnpm, and the packages as the lockfile says; pnpm knows in a second when there is nothing to do. */
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
 * Runs scripts of the root package.json through Turborepo, or takes from its cache what turbo.json says is unchanged. Prints the
 * output of those that fail; resolves to the exit code.
 */
export function runCached(scripts, { node, env }, options = []) {
  const turbo = join(root, 'node_modules/turbo/bin/turbo');
  const tasks = scripts.map((name) => `//#${name}`);
  const logs = ['--output-logs=errors-only', '--log-order=grouped'];
  return runToEnd(node, [turbo, 'run', ...tasks, ...logs, ...options], {
    env: { ...env, TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', RIDER_NODE: versionOf(node) },
  });
}

/** What a program says of its version. */
export function versionOf(program) {
  return spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** The production build of the shop, new when a source changed, for commands that cannot go on without it. */
export async function buildOrFail(toolchain) {
  if ((await runCached(['build'], toolchain)) !== 0) fail('Building the shop failed: see the lines above.');
}

/** The end of a long output. */
export function lastLines(text, count) {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
