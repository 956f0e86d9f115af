import { types } from '@electric-sql/pglite';
import { PostgresDialect, type Dialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable, DatabaseFull } from './database-errors.ts';
import { parseBigInteger } from './columns.ts';
import { redactError } from './redact-error.ts';

/**
 * Timeouts in milliseconds. The server enforces its own; the client's are for a frozen server. Waiting for a connection plus one statement
 * must stay below 10 s, in which a screen must report that the shop is unavailable.
 */
const DEADLINES = {
  connectionTimeoutMillis: 3_000,
  lock_timeout: 4_000,
  statement_timeout: 5_000,
  query_timeout: 6_000,
  idle_in_transaction_session_timeout: 15_000,
};
/** JIT compilation of a search takes longer than the search: typeahead at 100,000 SKUs took 102 ms instead of 42 (p95). */
const NO_COMPILING = '-c jit=off';
const MOST_CONNECTIONS = 10;
const MOST_WAITING = 1_000;

/** SQLSTATEs of an unavailable server: connection failures, no resources, shutdown, timeouts. */
const AWAY_STATES = /^(08|53|57|58)|^(55P03|25P03|25P04)$/;

/** Whether a failed query means that the server is unavailable, and not that the query is wrong. */
function isAway(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return AWAY_STATES.test(error.code ?? '');
  // These two are bugs of ours: a value that cannot be sent as a parameter, or read from a row.
  return !(error instanceof TypeError || error instanceof RangeError);
}

function awayBecause(cause: unknown): DatabaseUnavailable {
  return new DatabaseUnavailable(`PostgreSQL is away: ${cause instanceof Error ? cause.message : String(cause)}`, {
    cause,
  });
}

/** Discards a connection on which the server was unavailable, because a late result would be taken for that of the next query. */
function watched(client: pg.PoolClient): PostgresPoolClient {
  let away: DatabaseUnavailable | undefined;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (away) throw away;
    try {
      return await client.query(sql, [...parameters]);
    } catch (cause) {
      const error = redactError(cause);
      if (error instanceof DatabaseFull) throw error;
      if (!isAway(error)) throw error;
      away = awayBecause(error);
      throw away;
    }
  };
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(away) };
}

/**
 * A connection pool of a PostgreSQL server. Queries fail with DatabaseUnavailable while it is unreachable, frozen or overloaded; the pool
 * reconnects automatically. `patient` lifts the timeouts, for migrations.
 */
export function postgresDialect(connectionString: string, { patient = false } = {}): Dialect {
  const { connectionTimeoutMillis, ...ofStatements } = DEADLINES;
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis,
    ...(patient ? {} : ofStatements),
    max: MOST_CONNECTIONS,
    options: NO_COMPILING,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        id === types.INT8 && format !== 'binary' ? parseBigInteger : pg.types.getTypeParser(id, format ?? 'text'),
    } as pg.CustomTypesConfig,
  });
  // An idle connection may drop when the server restarts; the pool replaces it, so it is logged and not fatal.
  pool.on('error', (error) => console.error('database connection lost:', error.message));
  // The pool does not listen to a checked-out connection, and an unhandled error event ends the process. The running query fails as well.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return new PostgresDialect({
    pool: {
      options: pool.options,
      connect: async () => {
        if (pool.waitingCount >= MOST_WAITING) throw new DatabaseUnavailable('too many wait for a database connection');
        try {
          return watched(await pool.connect());
        } catch (error) {
          throw awayBecause(error);
        }
      },
      end: () => pool.end(),
    },
  });
}
