/**
 * A fresh shop for every test file, on either database. The test run loads the catalogue and the demo buyers once
 * (loaded-databases.ts); each shop gets a copy: a PGlite restored from the dump, or a PostgreSQL database created from the
 * template. Both take well under a second.
 *
 *     describe.each(DATABASES)('cart on $name', ({ openShop }) => {
 *       let shop: Shop;
 *       beforeAll(async () => { shop = await openShop(); });
 *       afterAll(() => shop.close());
 *       test('[R3.4] counts', async () => {
 *         const token = await shop.signIn('luisglass');
 *         const body = await shop.call('/cart/count', { token });
 *       });
 *     });
 *
 * `shop.fetch` is for createApi; `shop.call` returns the bare envelope; `shop.database` accesses the tables (never inside a running
 * transaction: PGlite has one connection); `shop.clock.now` is epoch milliseconds and may be set. Use `emptyPlace` for first-start tests.
 */
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, openAsBlob, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import {
  databaseOverPGlite,
  openDatabase,
  startPGlite,
  type Database,
  type DatabaseLocation,
} from '../../src/database/open.ts';
import type { OrderServices } from '../../src/order/checkout.ts';
import { createBackend, type Backend, type BackendOptions } from '../../src/index.ts';
import { isLong } from '../../../../tests/test-length.ts';

/** The envelope of an answer on the wire. */
export interface Envelope<Data = unknown> {
  status: number;
  msg: string;
  code?: string;
  data: Data;
}

/** Options of `shop.call`. A body makes it a POST. */
export interface CallOptions {
  method?: string;
  body?: object;
  token?: string | undefined;
  locale?: 'en-US' | 'zh-CN';
}

/** A running backend with its own loaded database. */
export interface Shop {
  backend: Backend;
  database: Database;
  clock: { now: number };
  /** The services' dependencies, with this shop's database and clock. */
  services: OrderServices;
  fetch: typeof fetch;
  /** Calls `/api${path}` and returns the envelope. */
  call<Data = unknown>(path: string, options?: CallOptions): Promise<Envelope<Data>>;
  /** Signs in a demo buyer and returns the token. */
  signIn(account: string): Promise<string>;
  /** The token of a demo agent, by default of the operator. */
  signInAgent(account?: string): Promise<string>;
  /** Restarts the backend with the same database, without connections and pending requests. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Options of a test's shop. */
type ShopOptions = Pick<BackendOptions, 'demo' | 'demandsSecondStep' | 'allowsLocalWebhooks'>;

/** One of the two databases. */
export interface DatabaseKind {
  name: 'PGlite' | 'PostgreSQL';
  /** Opens a shop with a fresh copy of the loaded database. */
  openShop(options?: ShopOptions): Promise<Shop>;
  /** Location of a database without tables, which can be opened several times; the caller closes it. */
  emptyPlace(): Promise<DatabaseLocation>;
  /** Location of a fresh copy of the loaded database, for child processes. */
  loadedPlace(): Promise<DatabaseLocation>;
}

async function createDatabase(template: 'loaded' | 'template0'): Promise<{ databaseUrl: string }> {
  const url = inject('postgresUrl');
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Serialises copies of the template: PostgreSQL rejects concurrent ones.
  await client.query('select pg_advisory_lock(1)');
  // The other strategy logs each copied page, which takes five times the CPU time.
  await client.query(`create database ${name} template ${template} strategy file_copy encoding 'UTF8'`);
  await client.end();
  return { databaseUrl: url.replace(/postgres$/, name) };
}

/** A dump that PGlite reads in place: a plain Blob copies it twice, which takes as long as the rest of a start. */
class Dump extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor(bytes: ArrayBuffer) {
    super([]);
    this.#bytes = bytes;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}

const dumps = new Map<string, Dump>();

/** A PGlite in memory, from a dump prepared by the test run. */
export function copyPGlite(name: 'emptyDump' | 'snapshotFile'): Promise<PGlite> {
  const file = inject(name);
  const dump = dumps.get(file) ?? new Dump(new Uint8Array(readFileSync(file)).buffer);
  dumps.set(file, dump);
  // PGlite zeroes its buffers at start: with 128 MB that takes a third of the start.
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];
  return startPGlite({ loadDataDir: dump, startParams });
}

/** A data directory with an empty database, copied because PGlite takes seconds to create one. Removed after the run. */
export function emptyDirectory(): string {
  const dataDir = mkdtempSync(join(inject('directory'), 'empty-'));
  cpSync(inject('emptyDatabase'), join(dataDir, 'database'), { recursive: true });
  return dataDir;
}

async function openShopOver(database: Database, options: ShopOptions): Promise<Shop> {
  const clock = { now: inject('installedAt') };
  const shopOrigin = 'https://shop.test';
  const start = () => createBackend({ database, ...options, shopOrigin, clock: () => clock.now });
  let backend = await start();
  const call = async <Data = unknown>(
    path: string,
    { method, body, token, locale }: CallOptions = {},
  ): Promise<Envelope<Data>> => {
    const request = new Request(`http://shop.test/api${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(token === undefined ? {} : { 'Authori-zation': `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        'Content-Language': locale ?? 'en-US',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const response = await backend.fetch(request);
    return (await response.json()) as Envelope<Data>;
  };
  return {
    get backend() {
      return backend;
    },
    database,
    clock,
    services: { database, clock: () => clock.now, sendsEmail: false, shopOrigin },
    fetch: async (input, init) => backend.fetch(new Request(new URL(String(input), 'http://shop.test'), init)),
    call,
    signIn: async (account) => {
      const { data } = await call<{ token: string }>('/login', { body: { account, password: 'Rider2026' } });
      return data.token;
    },
    signInAgent: async (account = 'maya') => {
      const { data } = await call<{ token: string }>('/kefuapi/login', { body: { account, password: 'Rider2026' } });
      return data.token;
    },
    restart: async () => {
      await backend.close();
      backend = await start();
    },
    close: async () => {
      await backend.close();
      await database.destroy();
    },
  };
}

/** A data directory with catalogue and demo buyers loaded, for child processes. */
export async function loadedDirectory(): Promise<string> {
  const dataDir = mkdtempSync(join(inject('directory'), 'data-'));
  const loadDataDir = await openAsBlob(inject('snapshotFile'));
  await (await startPGlite({ dataDir: join(dataDir, 'database'), loadDataDir })).close();
  return dataDir;
}

/** PGlite and PostgreSQL, for `describe.each` of tests whose outcome may depend on the database. */
export const DATABASES: readonly DatabaseKind[] = [
  {
    name: 'PGlite',
    openShop: async (options = { demo: true }) => {
      return openShopOver(databaseOverPGlite(await copyPGlite('snapshotFile')), options);
    },
    emptyPlace: async () => ({ dataDir: emptyDirectory() }),
    loadedPlace: async () => ({ dataDir: await loadedDirectory() }),
  },
  {
    name: 'PostgreSQL',
    openShop: async (options = { demo: true }) =>
      openShopOver(await openDatabase(await createDatabase('loaded')), options),
    emptyPlace: () => createDatabase('template0'),
    loadedPlace: () => createDatabase('loaded'),
  },
];

/**
 * The database for tests whose outcome does not depend on it: PostgreSQL, which takes less CPU time; the long run uses both. The journeys
 * use the embedded one.
 */
export const MAIN_DATABASE = isLong ? DATABASES : DATABASES.filter(({ name }) => name === 'PostgreSQL');
