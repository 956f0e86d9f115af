import type { CategoryStepWire, SuggestionsWire } from '@rider/api/catalogue';
import { sql } from 'kysely';
import type { Locale } from '@rider/model/locale';
import { moneyToDecimal, type Money } from '@rider/model/money';
import { selectProductsInOrder } from './product-row.ts';
import type { Localized } from '../database/columns.ts';
import type { Database, Transaction } from '../database/open.ts';
import { smallMediaPath } from '../http/media.ts';
import { tokensOfText } from '../search/search-document.ts';
import { preferIndexes } from '../search/prefer-indexes.ts';
import { variantScore, rankedIds, searchCondition } from '../search/ranking.ts';
import { resolveSearch, type Search } from '../search/resolve-search.ts';
import { matches } from '../search/search-terms.ts';
import { vocabularyOf } from '../search/vocabulary.ts';

/** Number of products and categories that the search box suggests. */
const OFFERED_PRODUCTS = 6;
const OFFERED_CATEGORIES = 4;

interface OfferedArticle {
  id: number;
  name: Localized;
  code: string;
  image: string;
  price: Money;
}

function articlesByCode(database: Database, prefix: string): Promise<OfferedArticle[]> {
  return database
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['product.id', 'name', 'sku.code', 'sku.image', 'sku.price'])
    .where('sku.code', 'like', `${prefix}%`)
    .orderBy('sku.code')
    .limit(OFFERED_PRODUCTS)
    .execute();
}

/** The best-matching variant of each product; the first one where all match equally. */
async function articlesOf(transaction: Transaction, ids: readonly number[], search: Search): Promise<OfferedArticle[]> {
  // A condition that is always true, so that every product gets a variant.
  const choice = { conditions: [sql<boolean>`true`], score: variantScore(search) };
  const rows = await selectProductsInOrder(transaction, ids, choice);
  const codes = await transaction
    .selectFrom('sku')
    .select(['product_id', 'code'])
    .where('product_id', 'in', [...ids, 0])
    .where('position', '=', 0)
    .execute();
  return rows.map(({ id, name, article, image, price }) => ({
    id,
    name,
    code: article?.code ?? codes.find(({ product_id: product }) => product === id)?.code ?? '',
    image: article?.image ?? image,
    price: article?.price ?? price,
  }));
}

async function articlesByWords(
  transaction: Transaction,
  search: Search & { kind: 'words' },
): Promise<OfferedArticle[]> {
  const found = searchCondition(search) ?? sql<boolean>`true`;
  const ids = await rankedIds(transaction, search, found, { limit: OFFERED_PRODUCTS, offset: 0 });
  return articlesOf(transaction, ids, search);
}

async function offeredCategories(database: Database, search: Search, locale: Locale): Promise<CategoryStepWire[]> {
  if (search.kind !== 'words') return [];
  const categories = await database.selectFrom('category').select(['id', 'name']).orderBy('id').execute();
  return categories
    .filter(({ name }) => {
      const tokens = Object.values(name).flatMap(tokensOfText);
      return search.terms.every((term) => matches(term, tokens));
    })
    .slice(0, OFFERED_CATEGORIES)
    .map(({ id, name }) => ({ id, cate_name: name[locale] }));
}

/** Suggestions for the typed text; `searched` is the corrected search when the text itself has no hits. */
export async function suggest(database: Database, typed: string, locale: Locale): Promise<SuggestionsWire> {
  const vocabulary = await vocabularyOf(database);
  const { search, searched, articles } = await database.transaction().execute(async (transaction) => {
    await preferIndexes(transaction);
    const resolved = await resolveSearch(transaction, vocabulary, typed, { completing: true });
    const byCode = resolved.search.kind === 'code' ? await articlesByCode(transaction, resolved.search.prefix) : [];
    const byWords = resolved.search.kind === 'words' ? await articlesByWords(transaction, resolved.search) : [];
    return { ...resolved, articles: [...byCode, ...byWords] };
  });
  return {
    products: articles.map(({ id, name, code, image, price }) => ({
      id,
      store_name: name[locale],
      code,
      image: smallMediaPath(image),
      price: moneyToDecimal(price),
    })),
    categories: await offeredCategories(database, search, locale),
    ...(searched === null ? {} : { searched }),
  };
}
