import { setImmediate } from 'node:timers/promises';
import { columnNamed, type FileRow } from '@rider/model/product-import';
import { sql, type Selectable } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import type { ReadCache } from '../http/read-cache.ts';
import { importProduct, type CategoryFinder, type ProductOutcome } from './import-product.ts';
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
  const named = headings.flatMap((heading, place) => {
    const column = columnNamed(heading);
    const text = cells[place] ?? '';
    return column === undefined || text === ''
      ? []
      : [[column.path, column.path === 'code' ? text.toUpperCase() : text] as const];
  });
  return { number, cells: Object.fromEntries(named) };
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

/** Checks or applies the next product of an import; false once none is left. */
async function processNext(
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
  if (next === undefined) {
    const ended = state === 'checking' ? 'checked' : 'applied';
    await transaction.updateTable('product_import').set({ state: ended }).where('id', '=', id).execute();
    return false;
  }
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

/** Processes the next product of the oldest running import that no other process works on. Returns the import's state, or null. */
function runStep({ database, clock }: ImportServices): Promise<{ isApplying: boolean } | null> {
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
    await processNext(transaction, running, clock());
    return { isApplying: running.state === 'applying' };
  });
}

/**
 * Runs all waiting imports, one product a transaction: a process that is killed leaves whole products, and the next one continues after
 * them. `stopping` ends it after the product in progress.
 */
export async function runImports(services: ImportServices, stopping?: AbortSignal): Promise<void> {
  let invalidatedAt = 0;
  let isStale = false;
  const invalidate = () => {
    if (isStale) services.cache.invalidate('products');
    isStale = false;
    invalidatedAt = performance.now();
  };
  try {
    for (let step = await runStep(services); step !== null; step = await runStep(services)) {
      isStale ||= step.isApplying;
      if (performance.now() - invalidatedAt > INTERVAL) invalidate();
      if (stopping?.aborted) break;
      // Requests of the shop come between two products.
      await setImmediate();
    }
  } finally {
    invalidate();
  }
}

/** Looks for waiting imports every two seconds and runs them. The returned function stops it and resolves once the product in progress is done. */
export function startImports(services: ImportServices): () => Promise<void> {
  const stopping = new AbortController();
  let turn: Promise<void> | null = null;
  const timer = setInterval(() => {
    turn ??= runImports(services, stopping.signal)
      .catch((error: unknown) => console.error('an import of products failed, trying again later:', error))
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
