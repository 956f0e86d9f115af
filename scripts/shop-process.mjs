// Starts servers of the shop for journeys, budgets and benchmarks, each with its own port and data.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverArguments, serverSettings } from './server-settings.mjs';
import { root } from './toolchain.mjs';

export { freePort } from './free-port.ts';

/** A busy machine takes minutes for a first start (ms). */
const patience = 240_000;

/** Creates a data folder; remove it with removeFolder. */
export function temporaryFolder() {
  return mkdtempSync(join(tmpdir(), 'rider-data-'));
}

/** @param {string} path */
export function removeFolder(path) {
  rmSync(path, { recursive: true, force: true, maxRetries: 5 });
}

/** The entry points of the production server and of the one that serves the sources. */
const mains = { production: 'apps/shop/server/main.ts', development: 'apps/shop/development/main.ts' };

/** One server of the shop, which can be stopped, killed and restarted on the same port and data. */
export class ShopProcess {
  /**
   * @param {{ port: number, env: Record<string, string>, mode?: keyof typeof mains, folder?: string }} options env: settings of the
   *   shop, DATA_DIR among them; folder: the checkout that it is started from
   */
  constructor({ port, env, mode = 'production', folder = root }) {
    this.port = port;
    this.mode = mode;
    this.folder = folder;
    /** Its address, without trailing slash. */
    this.origin = `http://127.0.0.1:${port}`;
    this.env = env;
    /** Its output since it was started. */
    this.output = '';
    /** @type {import('node:child_process').ChildProcess | undefined} */
    this.child = undefined;
  }

  /** The process id, for measurements; undefined while it is down. */
  get pid() {
    return this.child?.pid;
  }

  /** Starts it and resolves when it answers; rejects with its output when it exits first. */
  async start() {
    this.output = '';
    const child = spawn(process.execPath, [...serverArguments, join(this.folder, mains[this.mode])], {
      cwd: this.folder,
      env: {
        ...serverSettings,
        // Compiled once for all shops of a run: a sixth of the CPU time of each start.
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/rider/compiled'),
        ...process.env,
        NODE_ENV: this.mode,
        HOST: '127.0.0.1',
        DEMO_HISTORY: '0',
        ...this.env,
        PORT: String(this.port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    const keep = (/** @type {Buffer} */ chunk) => (this.output += chunk.toString('utf8'));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const deadline = Date.now() + patience;
    while (!(await this.answers())) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The shop ended:\n${this.output}`);
      if (Date.now() > deadline) throw new Error(`The shop did not answer in ${patience / 1000} s:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async answers() {
    try {
      return (await fetch(`${this.origin}/health`)).ok;
    } catch {
      // Not listening yet: the expected result of the check.
      return false;
    }
  }

  /** Stops it in order; kills it after 10 s. */
  async stop() {
    await this.end('SIGTERM');
  }

  /** Kills it, as a power cut would. */
  async kill() {
    await this.end('SIGKILL');
  }

  /** Kills and restarts it on the same data. */
  async restart() {
    await this.kill();
    await this.start();
  }

  /** @param {NodeJS.Signals} signal */
  async end(signal) {
    const { child } = this;
    this.child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise((resolve) => {
      const force = setTimeout(() => child.kill('SIGKILL'), 10_000);
      child.once('close', () => {
        clearTimeout(force);
        resolve(undefined);
      });
      child.kill(signal);
    });
  }
}
