import { MOST_VARIANTS, RICH_TEXT_LENGTH, SHORT_TEXT_LENGTH } from '@rider/model/limits';
import type { Locale } from '@rider/model/locale';
import { IMPORT_COLUMNS, importColumn, type ImportKind } from '@rider/model/product-import';
import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { messageText } from '../messages/index.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { cellsOf } from './cells-of.ts';
import { faultText } from './process-rows.ts';
import { ROW_KINDS } from './row-kinds.ts';
import type { Cells } from './row-kind.ts';
import type { ProductImportRowTable } from './tables.ts';

/** Rows written at once. */
const PORTION = 2_000;
const MOST_ROWS = 200_000;
const MOST_COLUMNS = 200;

/** A file to import. */
export interface ImportFile {
  name: string;
  kind: ImportKind;
  /** The headings first. */
  rows: AsyncIterable<string[]>;
  operator: Operator;
  locale: Locale;
}

type RowFault = 'noSku' | 'twice' | 'noProduct' | 'tooMany' | 'tooLong';

/** A text without NUL, which the database cannot store. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '');
}

const boundedText = (cell: string) => storableText(cell).slice(0, RICH_TEXT_LENGTH);

/** Finds the product of each row: that of its SKU, else the one that its column `Product` names. */
class ProductFinder {
  readonly #productOfSku: ReadonlyMap<string, number>;
  readonly #ids: ReadonlySet<string>;
  readonly #named = new Map<string, string>();
  readonly #codes = new Set<string>();
  readonly #rows = new Map<string, number>();

  constructor(skus: readonly { code: string; product_id: number }[]) {
    this.#productOfSku = new Map(skus.map(({ code, product_id: id }) => [code, id]));
    this.#ids = new Set(skus.map(({ product_id: id }) => String(id)));
  }

  /** The product, or the message of the fault. */
  find(code: string, name: string): { product: string } | { fault: RowFault } {
    if (code === '') return { fault: 'noSku' };
    if (Math.max(code.length, name.length) > SHORT_TEXT_LENGTH) return { fault: 'tooLong' };
    if (this.#codes.has(code)) return { fault: 'twice' };
    this.#codes.add(code);
    const known = this.#productOfSku.get(code);
    const product = known === undefined ? this.#byName(name) : `id:${known}`;
    if (product === null) return { fault: 'noProduct' };
    const rows = (this.#rows.get(product) ?? 0) + 1;
    this.#rows.set(product, rows);
    if (rows > MOST_VARIANTS) return { fault: 'tooMany' };
    // A new variant after this row, with the same name, belongs to the same product.
    if (name !== '') this.#named.set(name, product);
    return { product };
  }

  #byName(name: string): string | null {
    if (name === '') return null;
    return this.#named.get(name) ?? (this.#ids.has(name) ? `id:${name}` : `new:${name}`);
  }
}

/** @throws ApiError `file-without-column`, `too-many-at-once`. */
function requireColumns(kind: ImportKind, headings: readonly string[]): void {
  if (headings.length > MOST_COLUMNS)
    throw new ApiError('too-many-at-once', { status: 400, parameters: { most: MOST_COLUMNS } });
  const given = new Set(headings.map((heading) => importColumn(kind, heading)?.path));
  const missing = IMPORT_COLUMNS[kind].filter(({ path, isRequired }) => isRequired && !given.has(path));
  if (missing.length > 0) {
    const columns = missing.map(({ name }) => name).join(', ');
    throw new ApiError('file-without-column', { status: 400, parameters: { columns } });
  }
}

/** Finds for each row, in order, what it is saved with, or its fault. */
type RowJudge = (cells: Cells, number: number) => { product: string; fault: string | null };

async function rowJudge(transaction: Transaction, kind: ImportKind, locale: Locale): Promise<RowJudge> {
  if (kind !== 'products') {
    const watch = ROW_KINDS[kind].watch();
    return (cells, number) => {
      const found = watch(cells);
      const fault = found && faultText(kind, { [found.path]: messageText(found.fault, locale) });
      return { product: `row:${number}`, fault };
    };
  }
  const finder = new ProductFinder(await transaction.selectFrom('sku').select(['code', 'product_id']).execute());
  return (cells, number) => {
    const found = finder.find((cells['code'] ?? '').toUpperCase(), cells['product'] ?? '');
    return 'fault' in found
      ? {
          product: `row:${number}`,
          fault: messageText(`backend.import.${found.fault}`, locale, { most: MOST_VARIANTS }),
        }
      : { product: found.product, fault: null };
  };
}

/**
 * Stores the rows of a file to be checked; nothing of the shop changes. Returns the import's id. @throws ApiError `unreadable-file`,
 * `file-without-column`, `too-many-at-once`.
 */
export async function stageImport(
  transaction: Transaction,
  { name, kind, rows, operator, locale }: ImportFile,
): Promise<number> {
  const judge = await rowJudge(transaction, kind, locale);
  let staged: { id: number; headings: string[] } | null = null;
  const digest = createHash('sha256');
  let number = 0;
  let portion: Insertable<ProductImportRowTable>[] = [];
  const flush = async () => {
    if (portion.length > 0) await transaction.insertInto('product_import_row').values(portion).execute();
    portion = [];
  };
  for await (const cells of rows) {
    number += 1;
    digest.update(JSON.stringify(cells));
    if (staged === null) {
      requireColumns(kind, cells);
      const headings = cells.map(boundedText);
      const values = {
        file_name: name,
        kind,
        headings,
        state: 'checking' as const,
        agent_id: operator.id,
        locale,
        created_at: operator.at,
      };
      const { id } = await transaction
        .insertInto('product_import')
        .values(values)
        .returning('id')
        .executeTakeFirstOrThrow();
      staged = { id, headings };
      continue;
    }
    if (number > MOST_ROWS) throw new ApiError('too-many-at-once', { status: 400, parameters: { most: MOST_ROWS } });
    // Cells beyond the headings belong to no column.
    const own = cells.slice(0, staged.headings.length);
    const stored = own.map(boundedText);
    const isLong = own.some((cell) => cell.length > RICH_TEXT_LENGTH);
    const { product, fault } = isLong
      ? { product: `row:${number}`, fault: messageText('backend.import.tooLong', locale) }
      : judge(cellsOf(kind, staged.headings, stored), number);
    portion.push({
      import_id: staged.id,
      number,
      product,
      cells: stored,
      ...(fault !== null && { outcome: 'faulty' as const, detail: fault }),
    });
    if (portion.length === PORTION) await flush();
  }
  await flush();
  if (staged === null) throw new ApiError('unreadable-file', { status: 400 });
  await transaction
    .updateTable('product_import')
    .set({ digest: digest.digest('hex') })
    .where('id', '=', staged.id)
    .execute();
  return staged.id;
}
