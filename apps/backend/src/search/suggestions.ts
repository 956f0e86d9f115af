import { sql, type Expression, type SqlBool } from 'kysely';
import type { Locale } from '@rider/api/locale';
import { wirePrice } from '../catalogue/product-row.ts';
import type { Localized } from '../database/columns.ts';
import type { Database, Transaction } from '../database/open.ts';
import { smallMediaPath } from '../http/media.ts';
import { preferIndexes } from './prefer-indexes.ts';
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
    .orderBy('sku.code')
    .limit(OFFERED_PRODUCTS)
    .execute();
}

function selectByWords(transaction: Transaction, found: Expression<SqlBool>, limit: number): Promise<OfferedProduct[]> {
  return transaction
    .selectFrom('product')
    .select(['product.id', 'name', 'product.image', 'product.price'])
    .select(sql<string>`(select code from sku where product_id = product.id order by position limit 1)`.as('code'))
    .where(found)
    .orderBy('product.sales', 'desc')
    .orderBy('product.id')
    .limit(limit)
    .execute();
}

/** Names first; only what they leave open is filled by the other words. */
function productsByWords(database: Database, query: string): Promise<OfferedProduct[]> {
  return database.transaction().execute(async (transaction) => {
    await preferIndexes(transaction);
    const inTitle = sql<SqlBool>`product.title_search @@ ${query}::tsquery`;
    const named = await selectByWords(transaction, inTitle, OFFERED_PRODUCTS);
    if (named.length === OFFERED_PRODUCTS) return named;
    const others = sql<SqlBool>`product.search @@ ${query}::tsquery and product.id <> all(${named.map(({ id }) => id)}::integer[])`;
    return [...named, ...(await selectByWords(transaction, others, OFFERED_PRODUCTS - named.length))];
  });
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
