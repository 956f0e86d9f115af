import { setImmediate } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import { analyzeTables } from '../database/analyze-tables.ts';
import type { Database } from '../database/open.ts';
import { runInTurns } from '../job-queue/run-in-turns.ts';
import type { EmailServices } from '../email/outbox.ts';
import type { ReadCache, ReadTag } from '../http/read-cache.ts';
import { encodeNextPicture } from './import-pictures.ts';
import { processProducts } from './process-products.ts';
import { processRows } from './process-rows.ts';
import { ROW_KINDS } from './kind/row-kinds.ts';
import type { ImportTable } from './tables.ts';

/** How imports wait for the shop. */
export interface Pacing {
  /** As `Traffic.quiet`: resolves once the shop has time for the next transaction, to whether it was idle before. */
  quiet?: (own?: number) => Promise<boolean>;
}

/** Services of imports. */
export interface ImportServices extends EmailServices, Pacing {
  database: Database;
  cache: Pick<ReadCache, 'invalidate'>;
}

/** How often waiting imports are looked for, and cached pages invalidated while one is applied (ms). */
const INTERVAL = 2_000;

/** Rows of a transaction, which a page may have to wait for: the embedded database serves one transaction at a time. */
const ROWS_AT_ONCE = 20;
/** Rows of a transaction while nobody requests anything: each transaction costs as much as about ten rows. */
const ROWS_WHEN_IDLE = 100;

/** Rows of a file from which the statistics of the tables that imports fill are renewed. */
const MANY_ROWS = 500;
const FILLED_TABLES = [
  'product',
  'sku',
  'price_history',
  'stock_movement',
  'price_list_price',
  'buyer',
  'operator_action',
  'product_import_row',
] as const;

/** The public answers that become stale while an import is applied. */
const staleTags = ({ kind, state }: Selectable<ImportTable>): readonly ReadTag[] => {
  if (state !== 'applying') return [];
  return kind === 'products' ? ['products'] : ROW_KINDS[kind].tags;
};

/** What a transaction of an import did. */
interface Step {
  /** The public answers that became stale. */
  stale: readonly ReadTag[];
  /** Whether it ended the check, or the saving, of a large file. */
  endsLarge: boolean;
}

/** Processes the next products or rows of the oldest running import that no other process works on; null without an import. */
function runStep(services: ImportServices, count: number): Promise<Step | null> {
  const { database, clock } = services;
  return database.transaction().execute(async (transaction) => {
    const running = await transaction
      .selectFrom('product_import')
      .selectAll()
      .where('state', 'in', ['checking', 'applying'])
      .orderBy('id')
      .limit(1)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (running === undefined) return null;
    const isLeft =
      running.kind === 'products'
        ? await processProducts(transaction, running, { count, now: clock() })
        : await processRows(transaction, running, { count, services });
    if (!isLeft) {
      const ended = running.state === 'checking' ? 'checked' : 'applied';
      await transaction.updateTable('product_import').set({ state: ended }).where('id', '=', running.id).execute();
    }
    return { stale: staleTags(running), endsLarge: !isLeft && running.total >= MANY_ROWS };
  });
}

/**
 * Runs all waiting imports, some products or rows a transaction: a process that is killed leaves whole ones, and the next one continues
 * after them. `stopping` ends it after the transaction in progress.
 */
export async function runImports(services: ImportServices, stopping?: AbortSignal): Promise<void> {
  let invalidatedAt = 0;
  let isIdle = true;
  const stale = new Set<ReadTag>();
  const invalidate = () => {
    if (stale.size > 0) services.cache.invalidate(...stale);
    stale.clear();
    invalidatedAt = performance.now();
  };
  const next = async () => {
    // Rows find their pictures once these are encoded.
    while (await encodeNextPicture(services)) if (stopping?.aborted) return null;
    return runStep(services, isIdle ? ROWS_WHEN_IDLE : ROWS_AT_ONCE);
  };
  try {
    for (let step = await next(); step !== null; step = await next()) {
      for (const tag of step.stale) stale.add(tag);
      if (step.endsLarge) await analyzeTables(services.database, FILLED_TABLES);
      if (performance.now() - invalidatedAt > INTERVAL) invalidate();
      if (stopping?.aborted) break;
      // Requests of the shop come between two transactions.
      await setImmediate();
      isIdle = (await services.quiet?.()) ?? true;
    }
  } finally {
    invalidate();
  }
}

/** Looks for waiting imports every two seconds and runs them. The returned function stops it and resolves once the transaction in progress has ended. */
export function startImports(services: ImportServices): () => Promise<void> {
  return runInTurns(INTERVAL, (stopping) => runImports(services, stopping), 'an import failed');
}
