import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Transaction } from '../../src/database/open.ts';
import type { Shop } from './databases.ts';

async function isWaiting(shop: Shop): Promise<boolean> {
  const { rows } = await sql`select pid from pg_stat_activity where wait_event_type = 'Lock'
    and datname = current_database()`.execute(shop.database);
  return rows.length > 0;
}

/**
 * Runs work while a transaction locks rows; once the work waits for them, locks further rows without waiting. Resolves when the work has
 * ended. Needs PostgreSQL: PGlite has one connection.
 */
export async function meet(
  shop: Shop,
  {
    hold,
    run,
    next,
  }: {
    hold: (transaction: Transaction) => Promise<unknown>;
    run: () => Promise<unknown>;
    next: (transaction: Transaction) => Promise<unknown>;
  },
): Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  await shop.database.transaction().execute(async (transaction) => {
    await hold(transaction);
    running = run();
    await vi.waitUntil(() => isWaiting(shop), { timeout: 3_000, interval: 10 });
    await next(transaction);
  });
  await running;
}
