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
import { DatabaseAway } from './away.ts';
import { KeptStatements } from './kept-statements.ts';

/** Maximum wait for the one connection, in milliseconds. */
const LONGEST_WAIT = 8_000;
const MOST_WAITING = 1_000;
/** How long a holder may leave the connection idle before it loses it, in milliseconds. */
const LONGEST_IDLE = 15_000;

/** Limits of the one connection; tests set shorter ones. Times in milliseconds. */
export interface EmbeddedBounds {
  longestWait?: number;
  mostWaiting?: number;
  longestIdle?: number;
}

/** A dialect for PGlite's one connection, granted in order of asking. Whoever waits too long, or holds it idle, gets DatabaseAway. */
export function embeddedDialect(pglite: PGlite, released: () => void, bounds: EmbeddedBounds = {}): Dialect {
  const dialect = new PGliteDialect({ pglite });
  return {
    createAdapter: () => new QueuedAdapter(),
    createDriver: () => new QueuedDriver(pglite, released, bounds),
    createIntrospector: (database) => dialect.createIntrospector(database),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

/** Kysely's own queue for single connections has no limits, so this adapter claims to have several connections. */
export class QueuedAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** The connection as the driver's transactions use it. */
type OneConnection = Parameters<PGliteDriver['beginTransaction']>[0];

/** The connection while it is held. */
class Lease implements DatabaseConnection {
  inTransaction = false;
  ended = false;
  #connection: DatabaseConnection;
  #kept: KeptStatements;
  /** What it reads from then on is its own until its transaction ends well. */
  #hasWritten = false;
  #longestIdle: number;
  #revoke: () => void;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: DatabaseConnection, kept: KeptStatements, longestIdle: number, revoke: () => void) {
    this.#connection = connection;
    this.#kept = kept;
    this.#longestIdle = longestIdle;
    this.#revoke = revoke;
    this.#watch();
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.assertHeld();
    clearTimeout(this.#idle);
    try {
      if (await this.#kept.results.tell(query.sql, this.#connection)) this.#hasWritten = true;
      const read = await this.#kept.read<Row>(query, { anew: this.#hasWritten });
      return read ?? (await this.#connection.executeQuery<Row>(query));
    } finally {
      this.#watch();
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#connection.streamQuery(query, chunkSize);
  }

  assertHeld(): void {
    if (this.ended) throw new DatabaseAway('the transaction was idle for too long and has been rolled back');
  }

  /** Called when the holder's last statement has begun; the connection no longer counts as idle. */
  settle(): void {
    this.inTransaction = false;
    clearTimeout(this.#idle);
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.#idle);
  }

  #watch(): void {
    if (!this.ended) this.#idle = setTimeout(this.#revoke, this.#longestIdle).unref();
  }
}

interface Waiting {
  resolve(): void;
  timer: ReturnType<typeof setTimeout>;
}

class QueuedDriver implements Driver {
  #driver: PGliteDriver;
  #connection: OneConnection | undefined;
  #kept: KeptStatements;
  #released: () => void;
  #bounds: Required<EmbeddedBounds>;
  #held = false;
  #waiting: Waiting[] = [];

  constructor(pglite: PGlite, released: () => void, bounds: EmbeddedBounds) {
    this.#driver = new PGliteDriver({ pglite });
    this.#kept = new KeptStatements(pglite);
    this.#released = released;
    this.#bounds = { longestWait: LONGEST_WAIT, mostWaiting: MOST_WAITING, longestIdle: LONGEST_IDLE, ...bounds };
  }

  async init(): Promise<void> {
    await this.#driver.init();
    this.#connection = (await this.#driver.acquireConnection()) as OneConnection;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#held) await this.#wait();
    this.#held = true;
    const lease: Lease = new Lease(this.#open(), this.#kept, this.#bounds.longestIdle, () => {
      this.#revoke(lease).catch((error: unknown) => console.error('an idle transaction was not rolled back:', error));
    });
    return lease;
  }

  async beginTransaction(lease: DatabaseConnection): Promise<void> {
    await this.#driver.beginTransaction(this.#connectionOf(lease));
    (lease as Lease).inTransaction = true;
  }

  async commitTransaction(lease: DatabaseConnection): Promise<void> {
    (lease as Lease).settle();
    await this.#driver.commitTransaction(this.#connectionOf(lease));
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
    if (this.#waiting.length >= mostWaiting) throw new DatabaseAway('too many wait for the embedded database');
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((each) => each.timer !== timer);
        reject(new DatabaseAway('the embedded database was busy for too long'));
      }, longestWait);
      this.#waiting.push({ resolve, timer });
    });
  }

  /** Grants the connection to the next in line within this turn of the event loop, so that no newcomer overtakes it. */
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
