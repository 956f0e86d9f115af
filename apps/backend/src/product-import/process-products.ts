import type { FileRow } from '@rider/model/product-import';
import { sql, type Selectable } from 'kysely';
import type { Transaction } from '../database/open.ts';
import { cellsOf } from './cells-of.ts';
import { failedText } from './failed-text.ts';
import {
  importProducts,
  type CategoryFinder,
  type Importing,
  type ProductOutcome,
  type RowsOfProduct,
} from './import-products.ts';
import type { ProductImportRowTable, ProductImportTable } from './tables.ts';

/** Rows of one transaction, and those of their products: few, because the embedded database serves one transaction at a time. */
const ROWS_AT_ONCE = 100;

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

async function writeOutcomes(
  transaction: Transaction,
  importId: number,
  products: readonly RowsOfProduct[],
  outcomes: readonly ProductOutcome[],
): Promise<void> {
  const done = products.flatMap(({ rows }, index) =>
    rows.map(({ number }) => ({
      number,
      outcome: outcomes[index]?.outcome ?? null,
      detail: outcomes[index]?.details.get(number) ?? '',
    })),
  );
  await sql`update product_import_row as stored set outcome = done.outcome, detail = done.detail
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb) as done (number integer, outcome text, detail text)
    where stored.import_id = ${importId} and stored.number = done.number`.execute(transaction);
}

/** The next products of an import: those of the first rows that are not processed yet, with all their rows. */
async function nextProducts(
  transaction: Transaction,
  { id, headings }: Selectable<ProductImportTable>,
): Promise<RowsOfProduct[]> {
  const next = transaction
    .selectFrom('product_import_row')
    .select('product')
    .where('import_id', '=', id)
    .where('outcome', 'is', null)
    .orderBy('number')
    .limit(ROWS_AT_ONCE);
  const stored = await transaction
    .selectFrom('product_import_row')
    .select(['product', 'number', 'cells'])
    .where('import_id', '=', id)
    .where('product', 'in', transaction.selectFrom(next.as('next')).select('product'))
    .orderBy('number')
    .execute();
  return [...Map.groupBy(stored, ({ product }) => product)].map(([product, rows]) => ({
    product,
    rows: rows.map((row) => fileRow(row, headings)),
  }));
}

/** Imports products together; if that fails unexpectedly, one by one, and those that fail again are faulty. */
async function importOrFail(
  transaction: Transaction,
  products: readonly RowsOfProduct[],
  importing: Importing,
): Promise<ProductOutcome[]> {
  await sql`savepoint products`.execute(transaction);
  try {
    return await importProducts(transaction, products, importing);
  } catch (error) {
    const text = failedText(error, importing.locale);
    await sql`rollback to savepoint products`.execute(transaction);
    if (products.length === 1)
      return products.map(({ rows }) => ({
        outcome: 'faulty',
        details: new Map(rows.map(({ number }) => [number, text])),
      }));
    const outcomes: ProductOutcome[] = [];
    for (const product of products) outcomes.push(...(await importOrFail(transaction, [product], importing)));
    return outcomes;
  }
}

/** Checks or applies the next products of an import; false once none is left. */
export async function processProducts(
  transaction: Transaction,
  running: Selectable<ProductImportTable>,
  now: number,
): Promise<boolean> {
  const { id, state, agent_id: agentId, locale } = running;
  const products = await nextProducts(transaction, running);
  if (products.length === 0) return false;
  const outcomes = await importOrFail(transaction, products, {
    operator: { id: agentId, at: new Date(now) },
    locale,
    categoryOf: await categoryFinder(transaction),
    saves: state === 'applying',
  });
  await writeOutcomes(transaction, id, products, outcomes);
  return true;
}
