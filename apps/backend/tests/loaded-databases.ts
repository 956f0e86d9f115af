import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { databaseOverPGlite, openDatabase, startPGlite } from '../src/database/open.ts';
import { createBackend } from '../src/index.ts';
import { cheapenSignIn } from './cheap-password.ts';
import { startCluster } from './postgres-cluster.ts';

/** The moment at which the test databases were installed, in epoch milliseconds. */
const INSTALLED_AT = Date.UTC(2026, 0, 15, 12);

declare module 'vitest' {
  /** What the test run prepared once, for all files. */
  export interface ProvidedContext {
    installedAt: number;
    /** A directory that goes away with the run. */
    directory: string;
    /** The files of a PGlite without a table. */
    emptyDatabase: string;
    /** A dump of the same. */
    emptyDump: string;
    /** A dump of a PGlite with the catalogue and the demo buyers loaded. */
    snapshotFile: string;
    /** Address of the cluster's own database; `loaded` beside it is the template with everything loaded. */
    postgresUrl: string;
  }
}

/** Makes the files of a PGlite without a table, which takes seconds, and answers where they are, and a dump of them. */
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
  // Otherwise each restored copy first repeats the whole load from the log.
  await pglite.exec('checkpoint');
  const file = join(directory, 'loaded.tar');
  writeFileSync(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await backend.close();
  return file;
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
