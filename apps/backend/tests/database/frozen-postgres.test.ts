import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../../src/database/open.ts';
import { createBackend, type Backend } from '../../src/index.ts';
import { startCluster } from '../testing/processes/postgres-cluster.ts';

/** Time in which connections recover (ms). */
const RECOVERY_MS = 10_000;
const [PRODUCT, SKU] = [1001, 50_002];

let directory: string;
let cluster: Awaited<ReturnType<typeof startCluster>>;
let backend: Backend;
let token = '';

beforeAll(async () => {
  // A separate cluster, because that of the other tests must not be stopped.
  directory = mkdtempSync(join(tmpdir(), 'rider-frozen-'));
  chmodSync(directory, 0o755);
  cluster = await startCluster(directory);
  backend = await createBackend({ databaseUrl: cluster.url, demo: true });
  token = (await call<{ token: string }>('/login', { account: 'luisglass', password: 'Rider2026' })).data.token;
});
afterAll(async () => {
  signal('SIGCONT');
  await backend.close();
  await cluster.cluster.stop();
  rmSync(directory, { recursive: true, force: true });
});

interface Answer<Data> {
  http: number;
  headers: Headers;
  status: number;
  msg: string;
  data: Data;
}

async function call<Data>(path: string, body?: object, locale = 'en-US'): Promise<Answer<Data>> {
  const headers = {
    'Content-Type': 'application/json',
    'Content-Language': locale,
    ...(token && { 'Authori-zation': `Bearer ${token}` }),
  };
  const init = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
  const response = await backend.fetch(new Request(`http://shop.test/api${path}`, init));
  const envelope = (await response.json()) as { status: number; msg: string; data: Data };
  return { http: response.status, headers: response.headers, ...envelope };
}

/** Sends a signal to the server and to its connection processes. */
function signal(name: 'SIGSTOP' | 'SIGCONT'): void {
  const [postmaster] = readFileSync(join(directory, 'cluster/postmaster.pid'), 'utf8').split('\n').map(Number);
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const own = processes
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([pid, parent]) => pid === postmaster || parent === postmaster);
  for (const [pid] of own) if (pid) process.kill(pid, name);
}

async function prepareCheckout(): Promise<string> {
  const cart = await call<{ cartId: string }>('/cart/add', { productId: PRODUCT, uniqueId: SKU, cartNum: 2, new: 1 });
  return (await call<{ orderKey: string }>('/order/confirm', { cartId: cart.data.cartId })).data.orderKey;
}

test('[R10.7] frozen PostgreSQL: 503 in the caller’s language, then recovery, and no order doubled', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const keys: string[] = [];
  for (let index = 0; index < 6; index += 1) keys.push(await prepareCheckout());
  const { id: addressId } = (await call<{ id: number }>('/address/default')).data;
  const order = (key: string) => call<{ result: { orderId: string } }>(`/order/create/${key}`, { addressId });

  const ordering = keys.map(order);
  // The orders may be at any point between their first statement and their answer.
  await call('/user');
  signal('SIGSTOP');
  const reads = [
    call('/user'),
    call('/user', undefined, 'zh-CN'),
    call('/product/detail/1002'),
    call('/pc/get_products'),
  ];
  const crowd = Array.from({ length: 40 }, () => call('/user'));
  const frozen = await Promise.all([...reads, ...crowd]);
  for (const { http, status, headers } of frozen) {
    expect({ http, status }).toEqual({ http: 503, status: 503 });
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  }
  expect(frozen[0]?.msg).toMatch(/try again/);
  expect(frozen[1]?.msg).toMatch(/稍后再试/);
  for (const { http } of await Promise.all(ordering)) expect([200, 503]).toContain(http);

  signal('SIGCONT');
  const numbers = new Map<string, string>();
  await vi.waitFor(
    async () => {
      for (const key of keys) {
        const { http, data } = await order(key);
        expect(http).toBe(200);
        numbers.set(key, data.result.orderId);
      }
    },
    { timeout: RECOVERY_MS, interval: 250 },
  );
  expect((await call('/user')).http).toBe(200);
  const database = await openDatabase({ databaseUrl: cluster.url });
  const lines = await database.selectFrom('order_line').select('quantity').where('sku_id', '=', SKU).execute();
  const orders = await database.selectFrom('customer_order').select('number').execute();
  await database.destroy();
  expect(orders.map(({ number }) => number).toSorted()).toEqual([...numbers.values()].toSorted());
  expect(numbers.size).toBe(keys.length);
  expect(lines).toHaveLength(keys.length);
});

test('[R10.7] connections that the server closes, busy or idle, crash no process', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const database = await openDatabase({ databaseUrl: cluster.url });
  const admin = await openDatabase({ databaseUrl: cluster.url });
  const cut = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename is not null`.execute(
      admin,
    );
  await expect(
    database.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      await cut();
      await sql`select 1`.execute(transaction);
    }),
  ).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
  await vi.waitFor(async () => expect((await call('/user')).http).toBe(200), { timeout: RECOVERY_MS });
  await database.destroy();
  await admin.destroy();
});

test('[R10.7] a statement that runs too long, or waits too long for a row, is cancelled', async () => {
  const database = await openDatabase({ databaseUrl: cluster.url });
  const slow = sql`select pg_sleep(30)`.execute(database).catch((error: unknown) => error);
  await database.transaction().execute(async (holder) => {
    await holder.updateTable('sku').set({ stock: 5 }).where('id', '=', SKU).execute();
    const waiting = database.updateTable('sku').set({ stock: 6 }).where('id', '=', SKU).execute();
    await expect(waiting).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
  });
  expect(await slow).toMatchObject({ name: 'DatabaseUnavailable' });
  await database.destroy();
});
