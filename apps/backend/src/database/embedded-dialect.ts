import type { PGlite } from '@electric-sql/pglite';
import {
  PGliteAdapter,
  PGliteDialect,
  PGliteDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import { DatabaseUnavailable } from './database-errors.ts';
import { redactError } from './redact-error.ts';
import { PreparedStatements } from './prepared-statements.ts';

/** Maximum wait for the one connection, in milliseconds. */
const LONGEST_WAIT = 8_000;
const MOST_WAITING = 1_000;
/** How long a holder may leave the connection idle before it is revoked, in milliseconds. */
const LONGEST_IDLE = 15_000;

/** Limits of the one connection; tests set shorter ones. Times in milliseconds. */
export interface EmbeddedBounds {
  longestWait?: number;
  mostWaiting?: number;
  longestIdle?: number;
}

/** A dialect that queues callers for PGlite's one connection. Callers that wait too long, or leave it idle, get DatabaseUnavailable. */
export function embeddedDialect(pglite: PGlite, released: () => void, bounds: EmbeddedBounds = {}): Dialect {
  const dialect = new PGliteDialect({ pglite });
  return {
    createAdapter: () => new QueuedAdapter(),
    createDriver: () => new QueuedDriver(pglite, released, bounds),
    createIntrospector: (database) => dialect.createIntrospector(database),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

/** Claims several connections, because Kysely's own queue for single connections has no limits. */
class QueuedAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** The connection as the driver's transactions use it. */
type OneConnection = Parameters<PGliteDriver['beginTransaction']>[0];

/** The connection, lent to one holder, and revoked when the holder leaves it idle. */
class Lease implements DatabaseConnection {
  inTransaction = false;
  ended = false;
  #connection: DatabaseConnection;
  #statements: PreparedStatements;
  #isBusy = false;
  #timer: NodeJS.Timeout;

  constructor(
    connection: DatabaseConnection,
    statements: PreparedStatements,
    idle: { longest: number; revoke: (lease: Lease) => void },
  ) {
    this.#connection = connection;
    this.#statements = statements;
    this.#timer = setTimeout(() => {
      if (this.#isBusy) this.#timer.refresh();
      else idle.revoke(this);
    }, idle.longest).unref();
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.assertHeld();
    this.#isBusy = true;
    try {
      return (await this.#statements.read<Row>(query)) ?? (await this.#connection.executeQuery<Row>(query));
    } catch (error) {
      throw redactError(error);
    } finally {
      this.#isBusy = false;
      if (!this.ended) this.#timer.refresh();
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery(query, chunkSize);
  }

  assertHeld(): void {
    if (this.ended) throw new DatabaseUnavailable('the transaction was idle for too long and has been rolled back');
  }

  /** Marks the transaction as ending, when its last statement starts; the connection no longer counts as idle. */
  settle(): void {
    this.inTransaction = false;
    clearTimeout(this.#timer);
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.#timer);
  }
}

interface Waiting {
  resolve(): void;
  timer: ReturnType<typeof setTimeout>;
}

class QueuedDriver implements Driver {
  #driver: PGliteDriver;
  #connection: OneConnection | undefined;
  #statements: PreparedStatements;
  #released: () => void;
  #bounds: Required<EmbeddedBounds>;
  #idle: { longest: number; revoke: (lease: Lease) => void };
  #held = false;
  #waiting: Waiting[] = [];

  constructor(pglite: PGlite, released: () => void, bounds: EmbeddedBounds) {
    this.#driver = new PGliteDriver({ pglite });
    this.#statements = new PreparedStatements(pglite);
    this.#released = released;
    this.#bounds = { longestWait: LONGEST_WAIT, mostWaiting: MOST_WAITING, longestIdle: LONGEST_IDLE, ...bounds };
    const revoke = (lease: Lease) =>
      this.#revoke(lease).catch((error: unknown) => console.error('an idle transaction was not rolled back:', error));
    this.#idle = { longest: this.#bounds.longestIdle, revoke };
  }

  async init(): Promise<void> {
    await this.#driver.init();
    this.#connection = (await this.#driver.acquireConnection()) as OneConnection;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#held) await this.#wait();
    this.#held = true;
    return new Lease(this.#open(), this.#statements, this.#idle);
  }

  async beginTransaction(lease: DatabaseConnection): Promise<void> {
    await this.#driver.beginTransaction(this.#connectionOf(lease));
    (lease as Lease).inTransaction = true;
  }

  async commitTransaction(lease: DatabaseConnection): Promise<void> {
    (lease as Lease).settle();
    try {
      await this.#driver.commitTransaction(this.#connectionOf(lease));
    } catch (error) {
      throw redactError(error);
    }
  }

  async rollbackTransaction(lease: DatabaseConnection): Promise<void> {
    if ((lease as Lease).ended) return;
    (lease as Lease).settle();
    await this.#driver.rollbackTransaction(this.#connectionOf(lease));
  }

  async releaseConnection(lease: DatabaseConnection): Promise<void> {
    if ((lease as Lease).ended) return;
    (lease as Lease).end();
    this.#passOn();
  }

  async destroy(): Promise<void> {
    await this.#driver.destroy();
    this.#released();
  }

  #connectionOf(lease: DatabaseConnection): OneConnection {
    (lease as Lease).assertHeld();
    return this.#open();
  }

  #open(): OneConnection {
    if (!this.#connection) throw new Error('the embedded database is not open');
    return this.#connection;
  }

  #wait(): Promise<void> {
    const { longestWait, mostWaiting } = this.#bounds;
    if (this.#waiting.length >= mostWaiting) throw new DatabaseUnavailable('too many wait for the embedded database');
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((each) => each.timer !== timer);
        reject(new DatabaseUnavailable('the embedded database was busy for too long'));
      }, longestWait);
      this.#waiting.push({ resolve, timer });
    });
  }

  /** Grants the connection to the next waiter within this turn of the event loop, so that no new caller overtakes it. */
  #passOn(): void {
    const next = this.#waiting.shift();
    this.#held = next !== undefined;
    if (!next) return;
    clearTimeout(next.timer);
    next.resolve();
  }

  async #revoke(lease: Lease): Promise<void> {
    lease.end();
    console.error(`the embedded database was held idle for ${this.#bounds.longestIdle} ms; it goes to the next`);
    try {
      if (lease.inTransaction) await this.#driver.rollbackTransaction(this.#open());
    } finally {
      this.#passOn();
    }
  }
}
