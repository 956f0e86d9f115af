import type { ProductTable } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { MOST_TABLE_VARIANTS, type TableProduct, type TableVariant } from '@rider/model/product';
import type { Selectable } from 'kysely';
import { skuLabels } from '../catalogue/sku-labels.ts';
import type { ProductTable as ProductColumns, SkuTable } from '../catalogue/tables.ts';
import type { Database } from '../database/open.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import { matchingProducts } from '../product/list-products.ts';
import { variantDraft } from '../product/read-product.ts';
import { SHOWN } from '../search/published.ts';

/** The most products of an answer. */
const MOST = { table: 500, versions: 10_000 };

/** Chosen products by id, or those that a list finds. */
export type ChosenProducts = { ids: readonly number[] } | Omit<OperatorListQuery, 'limit' | 'offset'>;

function chosen(database: Database, choice: ChosenProducts) {
  if ('ids' in choice) return database.selectFrom('product').where('product.id', 'in', [0, ...choice.ids]);
  return matchingProducts(database, choice);
}

type Sku = Selectable<SkuTable>;

function tableVariant(product: Pick<Selectable<ProductColumns>, 'attributes'>, sku: Sku, locale: Locale): TableVariant {
  const { id, code, price, listPrice, breaks, minimum, pack } = variantDraft(sku);
  return {
    id,
    code,
    options: skuLabels(product, sku, locale),
    price,
    listPrice,
    breaks,
    minimum,
    pack,
    stock: String(sku.stock),
    lowMark: String(sku.low_mark),
  };
}

/** Products with their variants, by id. */
export async function readTableProducts(
  database: Database,
  ids: readonly number[],
  locale: Locale,
): Promise<TableProduct[]> {
  const products = await database
    .selectFrom('product')
    .select(['id', 'version', 'name', 'state', 'attributes'])
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .execute();
  const skus = await database
    .selectFrom('sku')
    .selectAll()
    .where('product_id', 'in', [0, ...ids])
    .where(SHOWN)
    .orderBy('position')
    .execute();
  const bySku = Map.groupBy(skus, (sku) => sku.product_id);
  return products.map((product) => ({
    id: String(product.id),
    version: product.version,
    name: product.name[locale],
    state: product.state,
    variants: (bySku.get(product.id) ?? []).map((sku) => tableVariant(product, sku, locale)),
  }));
}

/** The products of a choice that follow the id `after`, until there are enough variants for a table. */
export async function readProductTable(
  database: Database,
  choice: ChosenProducts,
  after: number,
  locale: Locale,
): Promise<ProductTable> {
  const found = chosen(database, choice);
  const { total } = await found.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .where('product.id', '>', after)
    .select((select) => [
      'product.id',
      select
        .selectFrom('sku')
        .select(select.fn.countAll<number>().as('count'))
        .whereRef('product_id', '=', 'product.id')
        .where(SHOWN)
        .as('variants'),
    ])
    .orderBy('product.id')
    .limit(MOST.table + 1)
    .execute();
  let variants = 0;
  const part = rows.slice(0, MOST.table).filter((row) => {
    const isShown = variants < MOST_TABLE_VARIANTS;
    variants += row.variants ?? 0;
    return isShown;
  });
  const ids = part.map(({ id }) => id);
  return {
    products: await readTableProducts(database, ids, locale),
    total,
    next: part.length < rows.length ? String(ids.at(-1)) : null,
  };
}

/** The ids and versions of the products of a choice. */
export async function readProductVersions(
  database: Database,
  choice: ChosenProducts,
): Promise<{ id: string; version: number }[]> {
  const rows = await chosen(database, choice)
    .select(['product.id', 'version'])
    .orderBy('product.id')
    .limit(MOST.versions)
    .execute();
  return rows.map(({ id, version }) => ({ id: String(id), version }));
}
