import type { CategoryWire, ShelfWire } from '@rider/api/catalogue';
import type { ListWire } from '@rider/api/wire';
import { sql, type RawBuilder } from 'kysely';
import type { Locale } from '@rider/model/locale';
import type { Database } from '../database/open.ts';
import { mediaPath, smallMediaPath } from '../http/media.ts';
import { productRowToWire, selectProductRows, withPromotions } from './product-row.ts';

/** The name in `product_list` of the products that come first in a category, in the order that operators gave them. */
export function categoryList(id: number): string {
  return `category:${id}`;
}

/** The order of a category's products: those that operators placed, then the others by id. */
export function categoryOrder(id: number): RawBuilder<unknown> {
  return sql`array_position(
    (select array_agg(product_id order by position) from product_list where list = ${categoryList(id)}), product.id
  ), product.id`;
}

/** Number of products per shelf of the home page. */
const SHELF_LENGTH = 8;

/** The whole category tree. */
export async function categoryTree(database: Database, locale: Locale): Promise<CategoryWire[]> {
  const rows = await database.selectFrom('category').selectAll().orderBy('sort').orderBy('id').execute();
  const childrenOf = (parent: number | null): CategoryWire[] =>
    rows
      .filter(({ parent_id }) => parent_id === parent)
      .map(({ id, name, picture, banner }) => ({
        id,
        pid: parent ?? 0,
        cate_name: name[locale],
        pic: picture && smallMediaPath(picture),
        ban_pic: banner && mediaPath(banner),
        items: childrenOf(id),
      }));
  return childrenOf(null);
}

/** The shelves of the home page: categories with their best-selling products. */
export async function categoryShelves(
  database: Database,
  { limit, offset }: { limit: number; offset: number },
  { locale, now }: { locale: Locale; now: number },
): Promise<ListWire<ShelfWire>> {
  const shelves = await database
    .selectFrom('shelf')
    .innerJoin('category', 'category.id', 'shelf.category_id')
    .select(['category.id', 'parent_id', 'name', 'sort', 'picture', 'banner'])
    .orderBy('position')
    .execute();
  const list: ShelfWire[] = [];
  for (const shelf of shelves.slice(offset, offset + limit)) {
    const products = await selectProductRows(
      database,
      () => sql`product.category_path @> array[${shelf.id}]::integer[]`,
      {
        order: sql`product.sales desc, product.id`,
        limit: SHELF_LENGTH,
        offset: 0,
      },
    );
    list.push({
      id: shelf.id,
      pid: shelf.parent_id ?? 0,
      cate_name: shelf.name[locale],
      sort: shelf.sort,
      pic: shelf.picture && smallMediaPath(shelf.picture),
      big_pic: shelf.banner && mediaPath(shelf.banner),
      is_show: 1,
      productList: (await withPromotions(database, products, now)).map((row) => productRowToWire(row, locale)),
    });
  }
  return { list, count: shelves.length };
}
