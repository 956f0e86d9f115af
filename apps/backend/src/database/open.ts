import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, type Transaction as KyselyTransaction } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';

/** The typed database. On PGlite there is one connection: inside a transaction use only the transaction, or it waits forever. */
export type Database = Kysely<Schema>;
/** The handle inside `database.transaction().execute(…)`. */
export type Transaction = KyselyTransaction<Schema>;

/** Where the data lives: a PostgreSQL server, a directory, or (neither) the memory of this process. */
export interface DatabaseLocation {
  /** A directory of ours; the database is its subdirectory `database`. */
  dataDir?: string;
  /** A PostgreSQL connection address; wins over `dataDir`. */
  databaseUrl?: string;
}

/** Reads int8 as a number; an amount beyond 2^53 is a programming error, not a value to round. */
function parseBigInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 beyond 2^53: ${text}`);
  return value;
}

/** Parsers that make both databases answer alike: int8 as number, numeric as text, jsonb parsed, timestamptz as Date. */
const PARSERS = {
  [types.INT8]: parseBigInteger,
  [types.NUMERIC]: (text: string) => text,
};

/** Wraps a PGlite instance; the tests bring a loaded one. */
export function databaseOverPGlite(pglite: PGlite): Database {
  return new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
}

/** Starts PGlite in a directory or in memory, with our parsers; `snapshot` is a dump of another instance. */
export function startPGlite(directory?: string, snapshot?: Blob): Promise<PGlite> {
  return PGlite.create({
    ...(directory === undefined ? {} : { dataDir: directory }),
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
    parsers: PARSERS,
  });
}

function databaseOverPostgres(connectionString: string): Database {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        id === types.INT8 && format !== 'binary' ? parseBigInteger : pg.types.getTypeParser(id, format ?? 'text'),
    } as pg.CustomTypesConfig,
  });
  // An idle connection may drop when the server restarts; the pool replaces it, so this is news, not a crash.
  pool.on('error', (error) => console.error('database connection lost:', error.message));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** Opens the database at a location. Nothing is migrated yet; `database.destroy()` closes it. */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseLocation): Promise<Database> {
  if (databaseUrl !== undefined) return databaseOverPostgres(databaseUrl);
  if (dataDir === undefined) return databaseOverPGlite(await startPGlite());
  const directory = join(dataDir, 'database');
  mkdirSync(directory, { recursive: true });
  return databaseOverPGlite(await startPGlite(directory));
}
