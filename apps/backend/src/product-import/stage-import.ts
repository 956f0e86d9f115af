import type { Locale } from '@rider/model/locale';
import { columnNamed } from '@rider/model/product-import';
import type { Insertable } from 'kysely';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { messageText } from '../messages/index.ts';
import type { Operator } from '../operator/operator-calls.ts';
import type { ProductImportRowTable } from './tables.ts';

/** Rows written at once. */
const PORTION = 2_000;
const MOST_ROWS = 200_000;
const MOST_COLUMNS = 200;

/** A file to import. */
export interface ImportFile {
  name: string;
  /** The headings first. */
  rows: AsyncIterable<string[]>;
  operator: Operator;
  locale: Locale;
}

/** Finds the product of each row: that of its SKU, else the one that its column `Product` names. */
class ProductFinder {
  readonly #productOfSku: ReadonlyMap<string, number>;
  readonly #ids: ReadonlySet<string>;
  readonly #named = new Map<string, string>();
  readonly #codes = new Set<string>();

  constructor(skus: readonly { code: string; product_id: number }[]) {
    this.#productOfSku = new Map(skus.map(({ code, product_id: id }) => [code, id]));
    this.#ids = new Set(skus.map(({ product_id: id }) => String(id)));
  }

  /** The product, or the message of the fault. */
  find(code: string, name: string): { product: string } | { fault: 'noSku' | 'twice' | 'noProduct' } {
    if (code === '') return { fault: 'noSku' };
    if (this.#codes.has(code)) return { fault: 'twice' };
    this.#codes.add(code);
    const known = this.#productOfSku.get(code);
    const product = known === undefined ? this.#byName(name) : `id:${known}`;
    if (product === null) return { fault: 'noProduct' };
    // A new variant after this row, with the same name, belongs to the same product.
    if (name !== '') this.#named.set(name, product);
    return { product };
  }

  #byName(name: string): string | null {
    if (name === '') return null;
    return this.#named.get(name) ?? (this.#ids.has(name) ? `id:${name}` : `new:${name}`);
  }
}

function placesOf(headings: readonly string[]): { code: number; product: number } {
  const place = (path: string) => headings.findIndex((heading) => columnNamed(heading)?.path === path);
  if (headings.length > MOST_COLUMNS)
    throw new ApiError('too-many-at-once', { status: 400, parameters: { most: MOST_COLUMNS } });
  if (place('code') < 0) throw new ApiError('file-without-sku', { status: 400 });
  return { code: place('code'), product: place('product') };
}

/**
 * Stores the rows of a file to be checked; nothing of the shop changes. Returns the import's id. @throws ApiError `unreadable-file`,
 * `file-without-sku`, `too-many-at-once`.
 */
export async function stageImport(
  transaction: Transaction,
  { name, rows, operator, locale }: ImportFile,
): Promise<number> {
  const finder = new ProductFinder(await transaction.selectFrom('sku').select(['code', 'product_id']).execute());
  let staged: { id: number; places: ReturnType<typeof placesOf> } | null = null;
  let number = 0;
  let portion: Insertable<ProductImportRowTable>[] = [];
  const flush = async () => {
    if (portion.length > 0) await transaction.insertInto('product_import_row').values(portion).execute();
    portion = [];
  };
  for await (const cells of rows) {
    number += 1;
    if (staged === null) {
      const places = placesOf(cells);
      const values = {
        file_name: name,
        headings: cells,
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
      staged = { id, places };
      continue;
    }
    if (number > MOST_ROWS) throw new ApiError('too-many-at-once', { status: 400, parameters: { most: MOST_ROWS } });
    const { id, places } = staged;
    const code = (cells[places.code] ?? '').toUpperCase();
    const found = finder.find(code, cells[places.product] ?? '');
    const fault = 'fault' in found ? messageText(`backend.import.${found.fault}`, locale) : null;
    portion.push({
      import_id: id,
      number,
      product: 'fault' in found ? `row:${number}` : found.product,
      cells,
      ...(fault !== null && { outcome: 'faulty' as const, detail: fault }),
    });
    if (portion.length === PORTION) await flush();
  }
  await flush();
  if (staged === null) throw new ApiError('unreadable-file', { status: 400 });
  return staged.id;
}
