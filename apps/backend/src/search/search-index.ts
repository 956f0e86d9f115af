import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Localized } from '@rider/model/locale';
import type { Database, Transaction } from '../database/open.ts';
import { searchDocument, searchVector, type SearchDocument } from './search-document.ts';
import { FINISHES, PRODUCTS } from './synonyms.ts';
import { SHOWN } from './published.ts';

/** Version of the tokenizer: increment it whenever texts yield other tokens. */
const FORM = 2;
/** Number of products read and written at once. */
const PORTION = 500;

/** Hash of the indexing rules. */
function rulesNow(): string {
  const rules = JSON.stringify([FORM, PRODUCTS, FINISHES]);
  return createHash('sha256').update(rules).digest('hex');
}

/** Records that the indexes of all products follow the indexing rules of this version. */
export async function recordIndexRules(transaction: Transaction): Promise<void> {
  await transaction
    .insertInto('search_index')
    .values({ id: 1, rules: rulesNow() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ rules: rulesNow() }))
    .execute();
}

/** Counts the words of changed products for spelling correction: those before and after of the ones that are public. */
export async function changeVocabulary(
  transaction: Transaction,
  { before, after }: { before: readonly ReadonlySet<string>[]; after: readonly ReadonlySet<string>[] },
): Promise<void> {
  const counts = new Map<string, number>();
  const count = (sets: readonly ReadonlySet<string>[], change: number) => {
    for (const words of sets) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + change);
  };
  count(before, -1);
  count(after, 1);
  const changed = [...counts].filter(([, change]) => change !== 0);
  if (changed.length === 0) return;
  const [words, changes] = [changed.map(([word]) => word), changed.map(([, change]) => change)];
  await sql`insert into search_word (word, products) select * from unnest(${words}::text[], ${changes}::integer[])
    on conflict (word) do update set products = search_word.products + excluded.products`.execute(transaction);
  await sql`delete from search_word where word = any(${words}::text[]) and products <= 0`.execute(transaction);
}

/** Labels of the facet values shared by all variants of a product. */
export function choicesOf(facets: readonly string[], labels: ReadonlyMap<string, Localized>): Localized[] {
  return facets.flatMap((facet) => (/^(?:finish|glass):/.test(facet) ? [] : (labels.get(facet) ?? [])));
}

/** Texts that documents contain beside those of their products. */
interface IndexNames {
  categories: ReadonlyMap<number, Localized>;
  choices: ReadonlyMap<string, Localized>;
}

async function indexNames(transaction: Transaction): Promise<IndexNames> {
  const categories = await transaction.selectFrom('category').select(['id', 'name']).execute();
  const values = await transaction.selectFrom('facet_value').select(['facet_key', 'key', 'label']).execute();
  return {
    categories: new Map(categories.map(({ id, name }) => [id, name])),
    choices: new Map(values.map(({ facet_key: facet, key, label }) => [`${facet}:${key}`, label])),
  };
}

/** Indexes the next products after an id, of all categories or of one. */
async function indexPortion(
  transaction: Transaction,
  { categories, choices }: IndexNames,
  { after, category }: { after: number; category?: number },
): Promise<{ last: number; documents: SearchDocument[] } | null> {
  const products = await transaction
    .selectFrom('product')
    .select(['id', 'name', 'summary', 'keywords', 'category_path', 'attributes', 'state'])
    .where('id', '>', after)
    .$if(category !== undefined, (query) => query.where(sql<boolean>`category_path @> array[${category}]::integer[]`))
    .orderBy('id')
    .limit(PORTION)
    .execute();
  const last = products.at(-1)?.id;
  if (last === undefined) return null;
  const skus = await transaction
    .selectFrom('sku')
    .select(['id', 'product_id', 'code', 'barcode', 'attributes', 'facets'])
    .where(
      'product_id',
      'in',
      products.map(({ id }) => id),
    )
    .where(SHOWN)
    .orderBy('position')
    .execute();
  const skusOf = Map.groupBy(skus, (sku) => sku.product_id);
  const documents: SearchDocument[] = [];
  for (const product of products) {
    const own = skusOf.get(product.id) ?? [];
    const document = searchDocument({
      ...product,
      categories: product.category_path.flatMap((id) => categories.get(id) ?? []),
      choices: choicesOf(own[0]?.facets ?? [], choices),
      variants: own.map(({ attributes, ...sku }) => ({
        ...sku,
        labels: product.attributes.flatMap(({ key, values }) =>
          values.flatMap((value) => (value.key === attributes[key] ? [value.label] : [])),
        ),
      })),
    });
    if (product.state === 'published') documents.push(document);
    await transaction
      .updateTable('product')
      .set({ search: searchVector(document.all), title_search: searchVector(document.title) })
      .where('id', '=', product.id)
      .execute();
    for (const [index, { id }] of own.entries()) {
      const tokens = document.variants[index] ?? new Set();
      await transaction
        .updateTable('sku')
        .set({ search: searchVector(tokens) })
        .where('id', '=', id)
        .execute();
    }
  }
  return { last, documents };
}

/** Reindexes all products if the rules have changed since, after an update of the shop. */
export async function renewIndex(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const state = await transaction.selectFrom('search_index').select('rules').executeTakeFirst();
    if (state?.rules === rulesNow()) return;
    // Serialises processes that start together; the later ones find the index up to date.
    await sql`lock table search_index in exclusive mode`.execute(transaction);
    const again = await transaction.selectFrom('search_index').select('rules').executeTakeFirst();
    if (again?.rules === rulesNow()) return;
    const names = await indexNames(transaction);
    const words: ReadonlySet<string>[] = [];
    for (let portion = await indexPortion(transaction, names, { after: 0 }); portion !== null;) {
      words.push(...portion.documents.map((document) => document.words));
      portion = await indexPortion(transaction, names, { after: portion.last });
    }
    await transaction.deleteFrom('search_word').execute();
    await changeVocabulary(transaction, { before: [], after: words });
    await recordIndexRules(transaction);
  });
}

/** Indexes the products of a category again, after its name or its place changed. */
export async function renewIndexOf(transaction: Transaction, category: number): Promise<void> {
  const names = await indexNames(transaction);
  const words = new Set<string>();
  for (let portion = await indexPortion(transaction, names, { after: 0, category }); portion !== null;) {
    for (const document of portion.documents) for (const word of document.words) words.add(word);
    portion = await indexPortion(transaction, names, { after: portion.last, category });
  }
  // Words that no product contains are harmless: a correction to them finds nothing.
  await sql`insert into search_word (word, products) select word, 1 from unnest(${[...words]}::text[]) as word
    on conflict (word) do nothing`.execute(transaction);
}
