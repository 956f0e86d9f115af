import type { Locale } from '@rider/model/locale';
import {
  applyRows,
  columnNamed,
  emptyDraft,
  FILE_COLUMNS,
  type FileRow,
  type RowOutcome,
} from '@rider/model/product-import';
import { productChanges, type ProductDraft } from '@rider/model/product';
import { productSchema, validate } from '@rider/model/validation';
import { MOST_STOCK } from '@rider/model/stock';
import { changeStock, lockStock } from '../catalogue/change-stock.ts';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { messageText, validationText } from '../messages/index.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { readProduct } from '../product/read-product.ts';
import { saveProduct } from '../product/save-product.ts';

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
}

const MOST_CHANGES = 20;

/** The faults of a product, by path in its draft. */
class FaultyProduct extends Error {
  readonly errors: Readonly<Record<string, string>>;
  constructor(errors: Readonly<Record<string, string>>) {
    super('the product has faults');
    this.errors = errors;
  }
}

function columnOf(path: string): string {
  const column = FILE_COLUMNS.find((each) => each.path === path) ?? columnNamed(path);
  if (column !== undefined) return column.name;
  if (path.startsWith('categoryId')) return 'Category';
  if (path.startsWith('values')) return 'Value 1';
  if (path.startsWith('options')) return 'Option 1';
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

/** The stock that rows state, by SKU. @throws FaultyProduct */
function stockOf(draft: ProductDraft, rows: readonly FileRow[], locale: Locale): Map<string, number> {
  const stated = rows.flatMap(({ cells }) => (cells['stock'] ? [[cells['code'] ?? '', cells['stock']] as const] : []));
  const errors = stated
    .filter(([, text]) => !/^\d{1,9}$/.test(text) || Number(text) > MOST_STOCK)
    .map(([code]) => [
      `variants.${draft.variants.findIndex((variant) => variant.code === code)}.stock`,
      messageText('backend.import.stock', locale),
    ]);
  if (errors.length > 0) throw new FaultyProduct(Object.fromEntries(errors) as Record<string, string>);
  return new Map(stated.map(([code, text]) => [code, Number(text)]));
}

/** Counts the stock of variants; returns the changes as texts. */
async function countStock(
  transaction: Transaction,
  productId: number,
  counted: ReadonlyMap<string, number>,
  { operator }: Importing,
): Promise<string[]> {
  if (counted.size === 0) return [];
  const own = transaction.selectFrom('sku').select(['id', 'code', 'stock']).where('product_id', '=', productId);
  const ids = (await own.execute()).map(({ id }) => id);
  await lockStock(transaction, ids);
  const changes = (await own.execute()).flatMap(({ id, code, stock }) => {
    const change = (counted.get(code) ?? stock) - stock;
    return change === 0 ? [] : [{ skuId: id, change, text: `${code} stock: ${stock} → ${stock + change}` }];
  });
  if (changes.length > 0)
    await changeStock(transaction, changes, { kind: 'count', at: operator.at, agentId: operator.id });
  return changes.map(({ text }) => text);
}

async function saveRows(
  transaction: Transaction,
  product: string,
  rows: readonly FileRow[],
  importing: Importing,
): Promise<ProductOutcome> {
  const { operator, locale, categoryOf } = importing;
  const id = product.startsWith('id:') ? Number(product.slice(3)) : null;
  const present = id === null ? undefined : await readProduct(transaction, id);
  if (id !== null && present === undefined) throw new ApiError('unknown-product');
  const before = present?.draft ?? emptyDraft();
  const draft = applyRows(before, rows, categoryOf);
  const fail = (errors: Readonly<Record<string, string>>): ProductOutcome => ({
    outcome: 'faulty',
    details: detailsOf(errors, { draft, rows, locale }),
  });
  try {
    const counted = stockOf(draft, rows, locale);
    const changes = productChanges(before, draft).map(({ path, before: old, after }) => `${path}: ${old} → ${after}`);
    const { values, errors } = validate(productSchema, draft);
    if (errors) {
      const texts = Object.entries(errors).map(([path, text]) => [path, validationText(text, locale)]);
      return fail(Object.fromEntries(texts) as Record<string, string>);
    }
    const target = present && { id: present.product.id, version: present.product.version };
    const savedId =
      changes.length === 0 && target
        ? target.id
        : (await saveProduct(transaction, { operator, target: target ?? null, locale }, values)).id;
    const all = [...changes, ...(await countStock(transaction, savedId, counted, importing))];
    const outcome = target === undefined ? 'created' : all.length === 0 ? 'same' : 'changed';
    const [first] = rows;
    return {
      outcome,
      details: new Map(first && outcome === 'changed' ? [[first.number, all.slice(0, MOST_CHANGES).join('\n')]] : []),
    };
  } catch (error) {
    if (error instanceof FaultyProduct) return fail(error.errors);
    const errors =
      error instanceof ApiError
        ? (error.detail.data as { errors?: Record<string, string> } | undefined)?.errors
        : undefined;
    if (errors === undefined) throw error;
    return fail(errors);
  }
}

/**
 * Saves a product with the rows of a file that belong to it. A product with a fault is not saved; the caller rolls back what was written
 * until it was found.
 */
export async function importProduct(
  transaction: Transaction,
  product: string,
  rows: readonly FileRow[],
  importing: Importing,
): Promise<ProductOutcome> {
  try {
    return await saveRows(transaction, product, rows, importing);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const text = messageText('backend.import.gone', importing.locale);
    return { outcome: 'faulty', details: new Map(rows.map(({ number }) => [number, text])) };
  }
}
