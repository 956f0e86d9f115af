import type { CategoryStepWire, SuggestionsWire } from '@rider/api/catalogue';
import { sql } from 'kysely';
import type { Locale, Localized } from '@rider/model/locale';
import { moneyToDecimal, type Money } from '@rider/model/money';
import { selectProductsInOrder } from './product-row.ts';
import type { Database, Transaction } from '../database/open.ts';
import { smallMediaPath } from '../http/media.ts';
import { tokensOfText } from '../search/search-document.ts';
import { preferIndexes } from '../search/prefer-indexes.ts';
import { variantScore, rankedIds, searchCondition } from '../search/rank-products.ts';
import { resolveSearch, type Search } from '../search/resolve-search.ts';
import { matches } from '../search/search-terms.ts';
import { vocabularyOf } from '../search/vocabulary.ts';
import { PUBLISHED, SHOWN } from '../search/published.ts';

/** Number of products and categories that the search box suggests. */
const OFFERED_PRODUCTS = 6;
const OFFERED_CATEGORIES = 4;

interface SuggestedVariant {
  id: number;
  name: Localized;
  code: string;
  image: string;
  price: Money;
}

function variantsByCode(database: Database, prefix: string): Promise<SuggestedVariant[]> {
  return database
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['product.id', 'name', 'sku.code', 'sku.image', 'sku.price'])
    .where('sku.code', 'like', `${prefix}%`)
    .where(PUBLISHED)
    .where(SHOWN)
    .orderBy('sku.code')
    .limit(OFFERED_PRODUCTS)
    .execute();
}

/** The best-matching variant of each product; the first one where all match equally. */
async function variantsOf(
  transaction: Transaction,
  ids: readonly number[],
  search: Search,
): Promise<SuggestedVariant[]> {
  // A condition that is always true, so that every product gets a variant.
  const choice = { conditions: [sql<boolean>`true`], score: variantScore(search) };
  const rows = await selectProductsInOrder(transaction, ids, choice);
  const codes = await transaction
    .selectFrom('sku')
    .select(['product_id', 'code'])
    .where('product_id', 'in', [...ids, 0])
    .where('position', '=', 0)
    .execute();
  return rows.map(({ id, name, variant, image, price }) => ({
    id,
    name,
    code: variant?.code ?? codes.find(({ product_id: product }) => product === id)?.code ?? '',
    image: variant?.image ?? image,
    price: variant?.price ?? price,
  }));
}

async function variantsByWords(
  transaction: Transaction,
  search: Search & { kind: 'words' },
): Promise<SuggestedVariant[]> {
  const found = sql<boolean>`${searchCondition(search) ?? sql`true`} and ${PUBLISHED}`;
  const ids = await rankedIds(transaction, search, found, { limit: OFFERED_PRODUCTS, offset: 0 });
  return variantsOf(transaction, ids, search);
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
  const { search, searched, variants } = await database.transaction().execute(async (transaction) => {
    await preferIndexes(transaction);
    const resolved = await resolveSearch(transaction, vocabulary, typed, { completing: true });
    const byCode = resolved.search.kind === 'code' ? await variantsByCode(transaction, resolved.search.prefix) : [];
    const byWords = resolved.search.kind === 'words' ? await variantsByWords(transaction, resolved.search) : [];
    return { ...resolved, variants: [...byCode, ...byWords] };
  });
  return {
    products: variants.map(({ id, name, code, image, price }) => ({
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
