import { columnsByHeading, type FileRow } from '@rider/model/import';
import { sql } from 'kysely';
import type { Transaction } from '../database/open.ts';
import { cellsOf } from './cells-of.ts';
import { failedText } from './failed-text.ts';
import { PictureFinder } from './import-pictures.ts';
import {
  importProducts,
  type CategoryFinder,
  type Importing,
  type ProductOutcome,
  type RowsOfProduct,
} from './import-products.ts';
import { nextRows, writeOutcomes, type Import } from './import-rows.ts';

/** How many times as many rows are checked as are saved in the same time. */
const CHECKED_PER_SAVED = 2;

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

function fileRow({ number, cells }: { number: number; cells: readonly string[] }, columns: readonly string[]): FileRow {
  const texts = cellsOf('products', columns, cells);
  return { number, cells: { ...texts, ...(texts['code'] && { code: texts['code'].toUpperCase() }) } };
}

/** The columns that name pictures. */
const PICTURE_PATHS = ['image', 'images'];

function withAddresses({ number, cells }: FileRow, pictures: PictureFinder): FileRow {
  const addresses = PICTURE_PATHS.flatMap((path) => (cells[path] ? [[path, pictures.addressesIn(cells[path])]] : []));
  return { number, cells: { ...cells, ...(Object.fromEntries(addresses) as FileRow['cells']) } };
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

/** Checks or applies the products of about the next `count` rows of an import; false once none is left. */
export async function processProducts(
  transaction: Transaction,
  running: Import,
  { count, now }: { count: number; now: number },
): Promise<boolean> {
  const { headings, columns, state, agent_id: agentId, locale } = running;
  const stored = await nextRows(transaction, running, state === 'checking' ? CHECKED_PER_SAVED * count : count);
  const position = stored.at(-1)?.first;
  if (position === undefined) return false;
  const paths = columns ?? columnsByHeading('products', headings);
  const given = stored.map((row) => ({ product: row.product, row: fileRow(row, paths) }));
  const pictures = await PictureFinder.of(
    transaction,
    given.flatMap(({ row }) => PICTURE_PATHS.map((path) => row.cells[path] ?? '')),
  );
  const products = [...Map.groupBy(given, ({ product }) => product)].map(([product, own]) => ({
    product,
    rows: own.map(({ row }) => withAddresses(row, pictures)),
  }));
  const outcomes = await importOrFail(transaction, products, {
    operator: { id: agentId, at: new Date(now) },
    locale,
    categoryOf: await categoryFinder(transaction),
    saves: state === 'applying',
  });
  const done = products.flatMap(({ rows }, index) =>
    rows.map(({ number }) => {
      const { outcome, details } = outcomes[index] as ProductOutcome;
      return { number, outcome, detail: details.get(number) ?? '' };
    }),
  );
  await writeOutcomes(transaction, running, { done, position });
  return true;
}
