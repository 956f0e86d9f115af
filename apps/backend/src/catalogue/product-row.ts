import { sql, type Expression, type ExpressionBuilder, type Selectable, type SqlBool } from 'kysely';
import { money, moneyToDecimal } from '@rider/api/money';
import type { Locale } from '@rider/api/locale';
import type { Database } from '../database/open.ts';
import type { Schema } from '../database/schema.ts';
import { smallMediaPath } from '../http/media.ts';
import type { AttributeRow, ProductTable } from './tables.ts';

const ROW_COLUMNS = [
  'id',
  'name',
  'summary',
  'unit',
  'image',
  'category_path',
  'attributes',
  'price',
  'original_price',
  'price_varies',
  'sales',
  'score',
] as const;

/** What a product row is written from. */
export type ProductRow = Pick<Selectable<ProductTable>, (typeof ROW_COLUMNS)[number]> & {
  stock: number;
  variants: number;
};

/** Which products are meant. */
export type ProductCondition = (where: ExpressionBuilder<Schema, 'product'>) => Expression<SqlBool>;
/** In which order they come; a SQL list of order items over `product`. */
export type ProductOrder = ReturnType<typeof sql>;

/** Reads products with their stock. */
export function selectProductRows(
  database: Database,
  condition: ProductCondition,
  { order, limit, offset }: { order: ProductOrder; limit: number; offset: number },
): Promise<ProductRow[]> {
  return database
    .selectFrom('product')
    .select(ROW_COLUMNS)
    .select([
      sql<number>`(select coalesce(sum(stock), 0) from sku where product_id = product.id)`.as('stock'),
      sql<number>`(select count(*) from sku where product_id = product.id)`.as('variants'),
    ])
    .where(condition)
    .orderBy(order)
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Reads products by id, in the order of the ids; unknown ids are left out. */
export async function selectProductsInOrder(database: Database, ids: readonly number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  return selectProductRows(database, (where) => where('product.id', 'in', ids), {
    order: sql`array_position(${ids}::integer[], product.id)`,
    limit: ids.length,
    offset: 0,
  });
}

function finishesOf(attributes: readonly AttributeRow[], locale: Locale): { label: string; color: string }[] {
  const finish = attributes.find(({ key }) => key === 'finish');
  return (finish?.values ?? []).flatMap(({ label, swatch }) =>
    swatch === undefined ? [] : [{ label: label[locale], color: swatch }],
  );
}

/** Cents as the wire's decimal text. */
export function wirePrice(cents: number): string {
  return moneyToDecimal(money(cents));
}

/** A product as product lists show it (contract 3.3, with our additions). */
export function productRowToWire(row: ProductRow, locale: Locale): object {
  return {
    id: row.id,
    store_name: row.name[locale],
    store_info: row.summary[locale],
    cate_id: row.category_path.join(','),
    image: smallMediaPath(row.image),
    sales: String(row.sales),
    price: wirePrice(row.price),
    ot_price: wirePrice(row.original_price),
    stock: row.stock,
    spec_type: row.variants > 1 ? 1 : 0,
    unit_name: row.unit[locale],
    presale: 0,
    activity: [],
    couponId: [],
    checkCoupon: false,
    star: row.score,
    price_varies: row.price_varies,
    finishes: finishesOf(row.attributes, locale),
  };
}
