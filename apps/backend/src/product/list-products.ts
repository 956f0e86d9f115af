import type { OperatorList, OperatorLogEntry, OperatorProductRow, ProductChoices } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { money, type Money } from '@rider/model/money';
import type { ProductState } from '@rider/model/product';
import { sql, type RawBuilder } from 'kysely';
import { categoryOrder, categoryTree } from '../catalogue/categories.ts';
import type { Database } from '../database/open.ts';
import { readPage } from '../database/read-page.ts';
import { smallMediaPath } from '../http/media.ts';
import type { OperatorListQuery } from '../http/operator-list-query.ts';
import { listOperatorActions } from '../operator/list-operator-actions.ts';
import { SHOWN } from '../search/published.ts';

/** SKUs of a product that the list names. */
const NAMED_CODES = 3;

interface Variants {
  variants: number;
  codes: string[];
  price_from: Money | null;
  price_to: Money | null;
  stock: number;
}

/** A choice of products. */
export interface ProductChoice extends Pick<OperatorListQuery, 'search' | 'pattern' | 'state'> {
  /** Only the products in this category and below; null for all. */
  category?: number | null;
}

/** The products that a list finds, as a query without columns; `state` is a state, or any. */
export function matchingProducts(database: Database, query: ProductChoice) {
  const { search, pattern } = query;
  let found = database.selectFrom('product');
  if (query.category) found = found.where(sql<boolean>`category_path @> array[${query.category}]::integer[]`);
  if (query.state !== '') found = found.where('state', '=', sql<ProductState>`${query.state}`);
  if (search !== '')
    found = found.where(
      sql<boolean>`(name ->> 'en-US' ilike ${pattern} or name ->> 'zh-CN' ilike ${pattern} or product.id in (
        select product_id from sku where code ilike ${pattern} or barcode = ${search}
      ))`,
    );
  return found;
}

/** The columns by which the list sorts. */
const ORDERS: Readonly<Record<string, RawBuilder<unknown>>> = {
  name: sql`name ->> ${sql.lit('en-US')}`,
  price: sql`price_from`,
  stock: sql`skus.stock`,
  changed: sql`changed_at`,
};

/** What a list is sorted by; the last change comes first without an order, or with an unknown one. */
function orderOf(order: string): { by: RawBuilder<unknown>; direction: 'asc' | 'desc' } {
  const [column = '', direction] = order.split('-');
  const by = Object.hasOwn(ORDERS, column) ? ORDERS[column] : undefined;
  return by
    ? { by, direction: direction === 'descending' ? 'desc' : 'asc' }
    : { by: sql`changed_at`, direction: 'desc' };
}

/** A page of the products, in the order of a column, or in that of their category. */
export async function listProducts(
  database: Database,
  query: OperatorListQuery & ProductChoice & { order: string },
  locale: Locale,
): Promise<OperatorList<OperatorProductRow>> {
  const found = matchingProducts(database, query);
  const { by, direction } = orderOf(query.order);
  const rows = found
    .innerJoinLateral(
      sql<Variants>`(
        select count(*)::integer as variants, (array_agg(code order by position))[1:${sql.lit(NAMED_CODES)}] as codes,
          min(price) as price_from, max(price) as price_to, coalesce(sum(stock), 0) as stock
        from sku where product_id = product.id and ${SHOWN}
      )`.as('skus'),
      (join) => join.onTrue(),
    )
    .select(['product.id', 'name', 'image', 'state', 'changed_at', 'variants', 'codes', 'price_from', 'price_to'])
    .select('skus.stock')
    .$if(!query.category || query.order !== '', (ordered) => ordered.orderBy(by, direction).orderBy('product.id'))
    .$if(Boolean(query.category), (ordered) => ordered.orderBy(categoryOrder(query.category ?? 0)));
  return readPage(found, rows, query, (row) => ({
    id: String(row.id),
    name: row.name[locale],
    image: row.image === '' ? '' : smallMediaPath(row.image),
    codes: row.codes,
    variants: row.variants,
    priceFrom: row.price_from ?? money(0),
    priceTo: row.price_to ?? money(0),
    stock: row.stock,
    state: row.state,
    changedAt: row.changed_at.getTime(),
  }));
}

/** The categories and filter values for products. */
export async function productChoices(database: Database, locale: Locale): Promise<ProductChoices> {
  const paths = (nodes: Awaited<ReturnType<typeof categoryTree>>, above: string[]): ProductChoices['categories'] =>
    nodes.flatMap(({ id, cate_name: name, items }) => {
      const path = [...above, name];
      return [{ id: String(id), path }, ...paths(items, path)];
    });
  const facets = await database.selectFrom('facet').selectAll().orderBy('sort').execute();
  const values = await database.selectFrom('facet_value').selectAll().orderBy('sort').execute();
  return {
    categories: paths(await categoryTree(database, locale), []),
    facets: facets.map(({ key, name }) => ({
      key,
      name,
      values: values
        .filter(({ facet_key: facet }) => facet === key)
        .map((value) => ({ key: value.key, label: value.label, color: value.color })),
    })),
  };
}

/** The subject of a product in the operators' log: its id and name. */
export function productSubject(id: number, name: string): string {
  return `${id} ${name}`;
}

/** A page of the log entries of a product, newest first. */
export function productHistory(
  database: Database,
  id: number,
  query: OperatorListQuery,
  locale: Locale,
): Promise<OperatorList<OperatorLogEntry>> {
  return listOperatorActions(database, query, locale, { action: 'product.%', subject: `${id} %` });
}
