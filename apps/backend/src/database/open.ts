import { mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types, type PGliteOptions } from '@electric-sql/pglite';
import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import { parseBigInteger } from './columns.ts';
import { DatabaseFull } from './database-errors.ts';
import { lockDirectory } from './directory-lock.ts';
import { embeddedDialect, type EmbeddedBounds } from './embedded-dialect.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { RetryingKysely } from './retrying-kysely.ts';
import type { Schema } from './schema.ts';

/** The typed database. PGlite has one connection: inside a transaction use only the transaction, otherwise the query waits for itself. */
export type Database = Kysely<Schema>;
/** The handle inside `database.transaction().execute(…)`, whose callback may run several times (`retrying-kysely.ts`). */
export type Transaction = KyselyTransaction<Schema>;

/** Location of the data: a PostgreSQL server, a directory, or (neither) the memory of this process. */
export interface DatabaseLocation {
  /** The data directory; the database is its subdirectory `database`. */
  dataDir?: string;
  /** A PostgreSQL connection address; wins over `dataDir`. */
  databaseUrl?: string;
}

/** Parsers that make both databases return the same types: int8 as number, numeric as text, jsonb parsed, timestamptz as Date. */
const PARSERS = {
  [types.INT8]: parseBigInteger,
  [types.NUMERIC]: (text: string) => text,
};

/** Wraps a PGlite instance; tests pass a loaded one. */
export function databaseOverPGlite(pglite: PGlite, bounds?: EmbeddedBounds): Database {
  return new RetryingKysely<Schema>({ dialect: embeddedDialect(pglite, () => undefined, bounds) });
}

/** Starts PGlite with our parsers, in memory unless `dataDir` names a directory. */
export function startPGlite(
  options?: Pick<PGliteOptions, 'dataDir' | 'loadDataDir' | 'initDbStartParams' | 'startParams'>,
) {
  return PGlite.create({ ...options, parsers: PARSERS });
}

/** A segment of the database's log (bytes). With less space PGlite aborts and does not say why. */
const LEAST_SPACE = 16 * 1024 * 1024;

/** Cached pages of the embedded database. The files' own cache is the system's, so that more of it only grows the process. */
const BUFFERS = '64MB';

async function openDirectory(dataDir: string, leastSpace: number): Promise<Database> {
  const directory = join(dataDir, 'database');
  mkdirSync(directory, { recursive: true });
  const lock = lockDirectory(dataDir);
  try {
    const pglite = await startPGlite({
      dataDir: directory,
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
    });
    const database = new RetryingKysely<Schema>({ dialect: embeddedDialect(pglite, () => lock.release()) });
    // Kysely closes only a driver that was used at least once.
    await database.connection().execute(() => Promise.resolve());
    return database;
  } catch (error) {
    lock.release();
    const { bavail, bsize } = statfsSync(dataDir);
    if (bavail * bsize < leastSpace) throw new DatabaseFull(`the disk of ${dataDir} is full`, { cause: error });
    throw error;
  }
}

/**
 * Opens the database at a location, without migrating it; `database.destroy()` closes it. Locks a directory for this process. `patient`
 * lifts PostgreSQL's statement timeouts, for migrations; tests raise `leastSpace` (bytes). @throws DirectoryInUse when another process has
 * the directory, DatabaseFull when it cannot be opened on a full disk.
 */
export async function openDatabase(
  { dataDir, databaseUrl }: DatabaseLocation,
  { patient = false, leastSpace = LEAST_SPACE } = {},
): Promise<Database> {
  if (databaseUrl !== undefined)
    return new RetryingKysely<Schema>({ dialect: postgresDialect(databaseUrl, { patient }) });
  return dataDir === undefined ? databaseOverPGlite(await startPGlite()) : openDirectory(dataDir, leastSpace);
}
