import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { databaseOverPGlite, openDatabase, startPGlite } from '../src/database/open.ts';
import { createBackend } from '../src/index.ts';
import { cheapenSignIn } from './cheap-password.ts';
import { startCluster } from './postgres-cluster.ts';

/** Installation time of the test databases, in epoch milliseconds. */
const INSTALLED_AT = Date.UTC(2026, 0, 15, 12);

declare module 'vitest' {
  /** Prepared once by the test run, for all files. */
  export interface ProvidedContext {
    installedAt: number;
    /** A directory that is removed with the run. */
    directory: string;
    /** Files of a PGlite without tables. */
    emptyDatabase: string;
    /** A dump of the same. */
    emptyDump: string;
    /** A dump of a PGlite with the catalogue and the demo buyers loaded. */
    snapshotFile: string;
    /** Address of the cluster's own database; the database `loaded` of the same cluster is the template with everything loaded. */
    postgresUrl: string;
  }
}

/** Creates a PGlite without tables, which takes seconds; returns its files and a dump. */
async function makeEmptyDatabase(directory: string): Promise<{ files: string; dump: Blob }> {
  const files = join(directory, 'empty');
  const pglite = await startPGlite(files);
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return { files, dump };
}

async function writeSnapshot(directory: string, empty: Blob): Promise<string> {
  const pglite = await startPGlite(undefined, empty);
  const database = databaseOverPGlite(pglite);
  const backend = await createBackend({ database, demo: true, clock: () => INSTALLED_AT });
  await cheapenSignIn(database);
  // Otherwise each restored copy would first replay the whole load from the log.
  await pglite.exec('checkpoint');
  const file = join(directory, 'loaded.tar');
  writeFileSync(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await backend.close();
  return file;
}

/** Prepares a loaded PGlite dump and a separate PostgreSQL cluster with a loaded template; fails the run when either fails. */
export default async function prepareDatabases(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'rider-tests-'));
  // The user that runs PostgreSQL must reach its cluster below our directory.
  chmodSync(directory, 0o755);
  const { cluster, url } = await startCluster(directory);
  const stop = async (): Promise<void> => {
    await cluster.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    await cluster.createDatabase('loaded');
    const database = await openDatabase({ databaseUrl: url.replace(/postgres$/, 'loaded') }, { patient: true });
    const loaded = await createBackend({ database, demo: true, clock: () => INSTALLED_AT });
    await cheapenSignIn(database);
    await loaded.close();
    project.provide('installedAt', INSTALLED_AT);
    project.provide('directory', directory);
    project.provide('postgresUrl', url);
    const { files, dump } = await makeEmptyDatabase(directory);
    const emptyDump = join(directory, 'empty.tar');
    writeFileSync(emptyDump, Buffer.from(await dump.arrayBuffer()));
    project.provide('emptyDatabase', files);
    project.provide('emptyDump', emptyDump);
    project.provide('snapshotFile', await writeSnapshot(directory, dump));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
