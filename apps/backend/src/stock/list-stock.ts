import type { OperatorList, StockMovement, StockVariant } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { sql } from 'kysely';
import { skuLabels } from '../catalogue/sku-labels.ts';
import type { Database } from '../database/open.ts';
import { readPage } from '../database/read-page.ts';
import { ApiError } from '../http/api-error.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import { SHOWN } from '../search/published.ts';

/** The most rows of a printed count sheet. */
const MOST_SHEET_ROWS = 2_000;

/** Variants that operators have not removed, as a query without columns. */
const variants = (database: Database) =>
  database.selectFrom('sku').innerJoin('product', 'product.id', 'sku.product_id').where(SHOWN);

function matching(database: Database, { search, pattern, state }: OperatorListQuery) {
  let found = variants(database);
  if (search !== '')
    found = found.where((where) =>
      where.or([
        where('sku.code', 'ilike', pattern),
        where('sku.barcode', 'ilike', pattern),
        sql<boolean>`product.name ->> 'en-US' ilike ${pattern}`,
        sql<boolean>`product.name ->> 'zh-CN' ilike ${pattern}`,
      ]),
    );
  if (state === 'sold-out') found = found.where('stock', '=', 0);
  if (state === 'low') found = found.where('stock', '>', 0).whereRef('stock', '<=', 'low_mark');
  return found;
}

/** The columns that a variant is shown with. */
function withColumns(found: ReturnType<typeof variants>) {
  return found
    .leftJoinLateral(
      (select) =>
        select
          .selectFrom('stock_movement')
          .select(['kind', 'moved_at'])
          .whereRef('sku_id', '=', 'sku.id')
          .orderBy('stock_movement.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      'sku.id',
      'code',
      'barcode',
      'sku.attributes',
      'stock',
      'low_mark',
      'product.name',
      'product.attributes as options',
      'last.kind',
      'last.moved_at',
    ]);
}

type VariantRow = Awaited<ReturnType<ReturnType<typeof withColumns>['executeTakeFirstOrThrow']>>;

function variantOf(
  { id, options, attributes, kind, moved_at: at, low_mark, ...row }: VariantRow,
  locale: Locale,
): StockVariant {
  return {
    id: String(id),
    code: row.code,
    barcode: row.barcode,
    name: row.name[locale],
    options: skuLabels({ attributes: options }, { attributes }, locale),
    stock: row.stock,
    lowMark: low_mark,
    last: kind === null || at === null ? null : { kind, at: at.getTime() },
  };
}

/** A page of variants with their stock, by SKU; `state` is `low`, `sold-out` or any. */
export function listStock(
  database: Database,
  query: OperatorListQuery,
  locale: Locale,
): Promise<OperatorList<StockVariant>> {
  const found = matching(database, query);
  return readPage(found, withColumns(found).orderBy('code'), query, (row) => variantOf(row, locale));
}

/** The variants of a list without pages, for a count sheet. */
export function listCountSheet(
  database: Database,
  query: OperatorListQuery,
  locale: Locale,
): Promise<OperatorList<StockVariant>> {
  return listStock(database, { ...query, limit: MOST_SHEET_ROWS, offset: 0 }, locale);
}

/** The variants of SKUs; unknown ones are left out. */
export async function findByCodes(
  database: Database,
  codes: readonly string[],
  locale: Locale,
): Promise<OperatorList<StockVariant>> {
  const rows = await withColumns(variants(database))
    .where('code', 'in', [...codes, ''])
    .execute();
  return { items: rows.map((row) => variantOf(row, locale)), total: rows.length };
}

/** A variant with its stock. @throws ApiError `unknown-variant`. */
export async function readStockVariant(database: Database, skuId: number, locale: Locale): Promise<StockVariant> {
  const row = await withColumns(variants(database)).where('sku.id', '=', skuId).executeTakeFirst();
  if (row === undefined) throw new ApiError('unknown-variant', { status: 400 });
  return variantOf(row, locale);
}

/** A page of the movements of a variant, newest first. */
export function listStockMovements(
  database: Database,
  skuId: number,
  query: OperatorListQuery,
  locale: Locale,
): Promise<OperatorList<StockMovement>> {
  const found = database
    .selectFrom('stock_movement')
    .leftJoin('agent', 'agent.id', 'stock_movement.agent_id')
    .where('sku_id', '=', skuId);
  const rows = found
    .select(['stock_movement.id', 'kind', 'change', 'stock_after', 'reason', 'order_number', 'moved_at', 'agent.name'])
    .orderBy('stock_movement.id', 'desc');
  return readPage(found, rows, query, ({ id, stock_after, order_number, moved_at, name, ...row }) => ({
    ...row,
    id: String(id),
    stockAfter: stock_after,
    orderNumber: order_number,
    operator: name === null ? null : name[locale],
    at: moved_at.getTime(),
  }));
}
