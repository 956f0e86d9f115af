import { setImmediate } from 'node:timers/promises';
import type { FileRow } from '@rider/model/product-import';
import { sql, type Selectable } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import type { ReadCache, ReadTag } from '../http/read-cache.ts';
import { cellsOf } from './cells-of.ts';
import { importProduct, type CategoryFinder, type ProductOutcome } from './import-product.ts';
import { processRows } from './process-rows.ts';
import { ROW_KINDS } from './row-kinds.ts';
import type { ProductImportRowTable, ProductImportTable } from './tables.ts';

/** Services of imports. */
export interface ImportServices {
  database: Database;
  clock: () => number;
  cache: Pick<ReadCache, 'invalidate'>;
}

/** How often waiting imports are looked for, and cached pages invalidated while one is applied (ms). */
const INTERVAL = 2_000;

/** Finds a category by its id, or by its names from root to leaf or of the leaf alone, in either language; empty if there is not one. */
async function categoryFinder(transaction: Transaction): Promise<CategoryFinder> {
  const rows = await transaction.selectFrom('category').select(['id', 'parent_id', 'name']).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ids = new Map<string, Set<number>>();
  const pathOf = (row: (typeof rows)[number], locale: 'en-US' | 'zh-CN'): string[] => {
    const parent = row.parent_id === null ? undefined : byId.get(row.parent_id);
    return [...(parent ? pathOf(parent, locale) : []), row.name[locale].trim().toLowerCase()];
  };
  for (const row of rows)
    for (const locale of ['en-US', 'zh-CN'] as const) {
      const path = pathOf(row, locale);
      for (const name of [String(row.id), path.join('>'), path.at(-1) ?? ''])
        ids.set(name, (ids.get(name) ?? new Set()).add(row.id));
    }
  return (name) => {
    const found = ids.get(
      name
        .toLowerCase()
        .replace(/\s*>\s*/g, '>')
        .trim(),
    );
    return found?.size === 1 ? String([...found][0]) : '';
  };
}

function fileRow(
  { number, cells }: Pick<Selectable<ProductImportRowTable>, 'number' | 'cells'>,
  headings: readonly string[],
): FileRow {
  const texts = cellsOf('products', headings, cells);
  return { number, cells: { ...texts, ...(texts['code'] && { code: texts['code'].toUpperCase() }) } };
}

async function writeOutcome(
  transaction: Transaction,
  importId: number,
  rows: readonly FileRow[],
  { outcome, details }: ProductOutcome,
): Promise<void> {
  const numbers = rows.map(({ number }) => number);
  const texts = numbers.map((number) => details.get(number) ?? '');
  await sql`update product_import_row as stored set outcome = ${outcome}, detail = done.detail
    from unnest(${numbers}::integer[], ${texts}::text[]) as done (number, detail)
    where stored.import_id = ${importId} and stored.number = done.number`.execute(transaction);
}

/** Checks or applies the next product of an import of products; false once none is left. */
async function processProduct(
  transaction: Transaction,
  running: Selectable<ProductImportTable>,
  now: number,
): Promise<boolean> {
  const { id, headings, state, agent_id: agentId, locale } = running;
  const next = await transaction
    .selectFrom('product_import_row')
    .select('product')
    .where('import_id', '=', id)
    .where('outcome', 'is', null)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  if (next === undefined) return false;
  const stored = await transaction
    .selectFrom('product_import_row')
    .select(['number', 'cells'])
    .where('import_id', '=', id)
    .where('product', '=', next.product)
    .orderBy('number')
    .execute();
  const rows = stored.map((row) => fileRow(row, headings));
  const importing = {
    operator: { id: agentId, at: new Date(now) },
    locale,
    categoryOf: await categoryFinder(transaction),
  };
  await sql`savepoint product`.execute(transaction);
  const done = await importProduct(transaction, next.product, rows, importing);
  // A check saves the product like the import itself, so that it finds the same faults.
  if (state === 'checking' || done.outcome === 'faulty') await sql`rollback to savepoint product`.execute(transaction);
  await writeOutcome(transaction, id, rows, done);
  return true;
}

/** The public answers that become stale while an import is applied. */
const staleTags = ({ kind, state }: Selectable<ProductImportTable>): readonly ReadTag[] => {
  if (state !== 'applying') return [];
  return kind === 'products' ? ['products'] : ROW_KINDS[kind].tags;
};

/**
 * Processes the next product or rows of the oldest running import that no other process works on. Returns the public answers that became
 * stale, or null without an import.
 */
function runStep({ database, clock }: ImportServices): Promise<readonly ReadTag[] | null> {
  return database.transaction().execute(async (transaction) => {
    const running = await transaction
      .selectFrom('product_import')
      .selectAll()
      .where('state', 'in', ['checking', 'applying'])
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (running === undefined) return null;
    const process = running.kind === 'products' ? processProduct : processRows;
    if (!(await process(transaction, running, clock()))) {
      const ended = running.state === 'checking' ? 'checked' : 'applied';
      await transaction.updateTable('product_import').set({ state: ended }).where('id', '=', running.id).execute();
    }
    return staleTags(running);
  });
}

/**
 * Runs all waiting imports, one product or some rows a transaction: a process that is killed leaves whole ones, and the next one continues
 * after them. `stopping` ends it after the transaction in progress.
 */
export async function runImports(services: ImportServices, stopping?: AbortSignal): Promise<void> {
  let invalidatedAt = 0;
  const stale = new Set<ReadTag>();
  const invalidate = () => {
    if (stale.size > 0) services.cache.invalidate(...stale);
    stale.clear();
    invalidatedAt = performance.now();
  };
  try {
    for (let step = await runStep(services); step !== null; step = await runStep(services)) {
      for (const tag of step) stale.add(tag);
      if (performance.now() - invalidatedAt > INTERVAL) invalidate();
      if (stopping?.aborted) break;
      // Requests of the shop come between two transactions.
      await setImmediate();
    }
  } finally {
    invalidate();
  }
}

/** Looks for waiting imports every two seconds and runs them. The returned function stops it and resolves once the transaction in progress has ended. */
export function startImports(services: ImportServices): () => Promise<void> {
  const stopping = new AbortController();
  let turn: Promise<void> | null = null;
  const timer = setInterval(() => {
    turn ??= runImports(services, stopping.signal)
      .catch((error: unknown) => console.error('an import failed, trying again later:', error))
      .finally(() => {
        turn = null;
      });
  }, INTERVAL);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await turn;
  };
}
