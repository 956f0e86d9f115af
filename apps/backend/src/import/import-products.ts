import type { Locale } from '@rider/model/locale';
import { applyRows, columnNamed, emptyDraft, FILE_COLUMNS, type FileRow, type RowOutcome } from '@rider/model/import';
import { productChanges, type ProductDraft } from '@rider/model/product';
import { productSchema, validate } from '@rider/model/validation';
import { MOST_STOCK } from '@rider/model/stock';
import { sql } from 'kysely';
import { changeStock, lockStock } from '../catalogue/change-stock.ts';
import type { Transaction } from '../database/open.ts';
import type { ApiError } from '../http/api-error.ts';
import { messageText, validationText } from '../messages/index.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { checkProducts } from '../product/check-products.ts';
import { readProducts, type StoredProduct } from '../product/read-product.ts';
import { lockProducts, saveProducts, type SavedProduct } from '../product/save-products.ts';

/** What the rows of a product do, by number of the row. */
export interface ProductOutcome {
  outcome: RowOutcome;
  details: ReadonlyMap<number, string>;
}

/** The categories of the shop, to find one by its id or its names. */
export type CategoryFinder = (name: string) => string;

/** Circumstances of an import. */
export interface Importing {
  operator: Operator;
  locale: Locale;
  categoryOf: CategoryFinder;
  /** Whether products without a fault are saved; otherwise they are checked only. */
  saves: boolean;
}

const MOST_CHANGES = 20;

function columnOf(path: string): string {
  const column = FILE_COLUMNS.find((each) => each.path === path) ?? columnNamed(path);
  if (column !== undefined) return column.name;
  if (path.startsWith('categoryId')) return 'Category';
  if (path.startsWith('values')) return 'Value 1';
  if (path.startsWith('options')) return 'Option 1';
  if (path.startsWith('imageTexts')) return 'Image texts';
  return path.startsWith('images') ? 'Images' : path;
}

/** The faults by row: those of a variant at its row, others at the first one. */
function detailsOf(
  errors: Readonly<Record<string, string>>,
  { draft, rows, locale }: { draft: ProductDraft; rows: readonly FileRow[]; locale: Locale },
): Map<number, string> {
  const faults = new Map(rows.map(({ number }) => [number, [] as string[]]));
  for (const [path, text] of Object.entries(errors)) {
    const [, index, field] = /^variants\.(\d+)\.(.+)$/.exec(path) ?? [];
    const code = draft.variants[Number(index)]?.code;
    const row = rows.find(({ cells }) => cells['code'] === code);
    const named = `${columnOf(field ?? path)}: ${text}`;
    faults.get((row ?? rows[0])?.number ?? 0)?.push(row || code === undefined ? named : `${code}: ${named}`);
  }
  return new Map(
    [...faults].map(([number, texts]) => [number, texts.join(' ') || messageText('backend.import.otherRow', locale)]),
  );
}

/** The stock that rows state, by SKU, and faults by path. */
function stockOf(draft: ProductDraft, rows: readonly FileRow[], locale: Locale) {
  const stated = rows.flatMap(({ cells }) => (cells['stock'] ? [[cells['code'] ?? '', cells['stock']] as const] : []));
  const errors = stated
    .filter(([, text]) => !/^\d{1,9}$/.test(text) || Number(text) > MOST_STOCK)
    .map(([code]) => [
      `variants.${draft.variants.findIndex((variant) => variant.code === code)}.stock`,
      messageText('backend.import.stock', locale),
    ]);
  return {
    counted: new Map(stated.map(([code, text]) => [code, Number(text)])),
    errors: Object.fromEntries(errors) as Record<string, string>,
  };
}

/** The rows of a file that belong to one product. */
export interface RowsOfProduct {
  /** `id:<product id>`, or `new:<name in the file>`. */
  product: string;
  rows: readonly FileRow[];
}

/** A product whose rows have no fault of their own. */
interface Prepared extends SavedProduct {
  draft: ProductDraft;
  rows: readonly FileRow[];
  counted: ReadonlyMap<string, number>;
  changes: string[];
}

function prepare(
  { rows }: RowsOfProduct,
  before: StoredProduct | null,
  { locale, categoryOf }: Importing,
): Prepared | ProductOutcome {
  const old = before?.draft ?? emptyDraft();
  const draft = applyRows(old, rows, categoryOf);
  const fail = (errors: Readonly<Record<string, string>>): ProductOutcome => ({
    outcome: 'faulty',
    details: detailsOf(errors, { draft, rows, locale }),
  });
  const { counted, errors: stockErrors } = stockOf(draft, rows, locale);
  const { values, errors } = validate(productSchema, draft);
  if (errors) {
    const texts = Object.entries(errors).map(([path, text]) => [path, validationText(text, locale)]);
    return fail({ ...stockErrors, ...(Object.fromEntries(texts) as Record<string, string>) });
  }
  if (Object.keys(stockErrors).length > 0) return fail(stockErrors);
  const changes = before === null ? [] : productChanges(old, draft);
  return {
    values,
    before,
    draft,
    rows,
    counted,
    stock: counted,
    changes: changes.map(({ path, before: was, after }) => `${path}: ${was} → ${after}`),
  };
}

function errorsOf(error: ApiError, locale: Locale): Readonly<Record<string, string>> {
  const { errors } = (error.detail.data ?? {}) as { errors?: Record<string, string> };
  return errors ?? { images: messageText('backend.answer.unknown-picture', locale) };
}

/** The changes of the stock of variants that were there before. */
function stockChanges({ before, counted }: Prepared) {
  return (before?.variants ?? []).flatMap(({ id, code, stock }) => {
    const change = (counted.get(code) ?? stock) - stock;
    return change === 0 ? [] : [{ skuId: id, change, text: `variants.${code}.stock: ${stock} → ${stock + change}` }];
  });
}

function outcomeOf(prepared: Prepared): ProductOutcome {
  const { before, rows, changes } = prepared;
  if (before === null) return { outcome: 'created', details: new Map() };
  const all = [...changes, ...stockChanges(prepared).map(({ text }) => text)];
  if (all.length === 0) return { outcome: 'same', details: new Map() };
  return {
    outcome: 'changed',
    details: new Map(rows.slice(0, 1).map(({ number }) => [number, all.slice(0, MOST_CHANGES).join('\n')])),
  };
}

async function save(transaction: Transaction, prepared: readonly Prepared[], operator: Operator): Promise<void> {
  const cause = { kind: 'count' as const, at: operator.at, agentId: operator.id };
  await saveProducts(
    transaction,
    { operator, at: operator.at, cause },
    prepared.filter(({ before, changes }) => before === null || changes.length > 0),
  );
  const counted = prepared.flatMap(stockChanges);
  if (counted.length > 0) await changeStock(transaction, counted, cause);
}

/** Locks products and the stock of their variants, which orders change. */
async function lock(transaction: Transaction, ids: readonly number[]): Promise<void> {
  await lockProducts(transaction);
  const variants = await transaction
    .selectFrom('sku')
    .select('id')
    .where(sql<boolean>`product_id = any(${ids}::integer[])`)
    .execute();
  await lockStock(
    transaction,
    variants.map(({ id }) => id),
  );
}

/**
 * Checks the products of a file, and with `saves` saves those without a fault. Returns their outcomes in order; those of a check are what
 * saving would do.
 */
export async function importProducts(
  transaction: Transaction,
  products: readonly RowsOfProduct[],
  importing: Importing,
): Promise<ProductOutcome[]> {
  const { operator, locale, saves } = importing;
  const idOf = ({ product }: RowsOfProduct) => (product.startsWith('id:') ? Number(product.slice(3)) : null);
  const ids = products.flatMap((product) => idOf(product) ?? []);
  if (saves) await lock(transaction, ids);
  const stored = await readProducts(transaction, ids);
  const prepared = products.map((product): Prepared | ProductOutcome => {
    const id = idOf(product);
    const before = id === null ? null : stored.get(id);
    if (before !== undefined) return prepare(product, before, importing);
    const text = messageText('backend.import.gone', locale);
    return { outcome: 'faulty', details: new Map(product.rows.map(({ number }) => [number, text])) };
  });
  const valid = prepared.filter((product) => 'values' in product);
  const errors = await checkProducts(transaction, valid, locale);
  const errorOf = new Map(valid.map((product, index) => [product, errors[index] ?? null]));
  if (saves)
    await save(
      transaction,
      valid.filter((product) => errorOf.get(product) === null),
      operator,
    );
  return prepared.map((product) => {
    if (!('values' in product)) return product;
    const error = errorOf.get(product) ?? null;
    if (error === null) return outcomeOf(product);
    return { outcome: 'faulty', details: detailsOf(errorsOf(error, locale), { ...product, locale }) };
  });
}
