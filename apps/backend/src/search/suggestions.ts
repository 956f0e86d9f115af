import { sql } from 'kysely';
import type { Locale } from '@rider/api/locale';
import { wirePrice } from '../catalogue/product-row.ts';
import type { Localized } from '../database/columns.ts';
import type { Database } from '../database/open.ts';
import { smallMediaPath } from '../http/media.ts';
import { codePrefix, searchQuery } from './words.ts';

/** How many products and categories the search box offers. */
const OFFERED_PRODUCTS = 6;
const OFFERED_CATEGORIES = 4;

interface OfferedProduct {
  id: number;
  name: Localized;
  code: string;
  image: string;
  price: number;
}

function productsByCode(database: Database, prefix: string): Promise<OfferedProduct[]> {
  return database
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['product.id', 'name', 'sku.code', 'sku.image', 'sku.price'])
    .where('sku.code', 'like', `${prefix}%`)
    .orderBy(sql`length(sku.code), sku.code`)
    .limit(OFFERED_PRODUCTS)
    .execute();
}

function productsByWords(database: Database, query: string): Promise<OfferedProduct[]> {
  return database
    .selectFrom('product')
    .innerJoinLateral(
      (select) =>
        select
          .selectFrom('sku')
          .select('code')
          .whereRef('sku.product_id', '=', 'product.id')
          .orderBy('position')
          .limit(1)
          .as('first'),
      (join) => join.onTrue(),
    )
    .select(['product.id', 'name', 'first.code', 'product.image', 'product.price'])
    .where(sql<boolean>`product.search @@ ${query}::tsquery`)
    .orderBy(sql`(product.title_search @@ ${query}::tsquery) desc, product.sales desc, product.id`)
    .limit(OFFERED_PRODUCTS)
    .execute();
}

async function offeredCategories(database: Database, typed: string, locale: Locale): Promise<object[]> {
  const words = typed
    .toLocaleLowerCase(locale)
    .split(/\s+/)
    .filter((word) => word !== '');
  const categories = await database.selectFrom('category').select(['id', 'name']).orderBy('id').execute();
  return categories
    .filter(
      ({ name }) => words.length > 0 && words.every((word) => name[locale].toLocaleLowerCase(locale).includes(word)),
    )
    .slice(0, OFFERED_CATEGORIES)
    .map(({ id, name }) => ({ id, cate_name: name[locale] }));
}

/** What the search box offers for the text typed so far. */
export async function suggest(database: Database, typed: string, locale: Locale): Promise<object> {
  const prefix = codePrefix(typed);
  const query = searchQuery(typed);
  let products = prefix === null ? [] : await productsByCode(database, prefix);
  if (products.length === 0 && query !== null) products = await productsByWords(database, query);
  return {
    products: products.map(({ id, name, code, image, price }) => ({
      id,
      store_name: name[locale],
      code,
      image: smallMediaPath(image),
      price: wirePrice(price),
    })),
    categories: await offeredCategories(database, typed, locale),
  };
}
