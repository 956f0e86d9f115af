import type { StockCause } from '../catalogue/change-stock.ts';
import { nameStockCause } from '../catalogue/change-stock.ts';
import { derivedColumns } from '../catalogue/derived-columns.ts';
import type { Schema } from '../database/schema.ts';
import type { Transaction } from '../database/open.ts';
import { inPortions } from '../database/in-portions.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { recordOperatorActions } from '../operator/record-operator-action.ts';
import { changeVocabulary } from '../search/search-index.ts';
import { takeShopDocuments } from '../upload/shop-documents.ts';
import { takeShopPictures } from '../upload/shop-pictures.ts';
import { productChanges } from '@rider/model/product';
import type { ProductValues } from '@rider/model/validation';
import { sql, type InsertObject } from 'kysely';
import { documentsOf, filePath, uploadsOf, type ProductToSave } from './check-products.ts';
import { productSubject } from './list-products.ts';
import { jsonColumns, ownColumns, readNames, type Names, type Own } from './product-columns.ts';
import { draftOf } from './read-product.ts';
import { ownVariantColumns, removeVariants, writeVariants } from './write-variants.ts';

/** Longest texts in the log, in characters: all changes, and one value. */
const LONGEST_DETAIL = 2_000;
const LONGEST_VALUE = 100;

/** A product to create or change, with what no operator gives. */
export interface SavedProduct extends ProductToSave {
  /** The stock of new variants, by SKU. */
  stock?: ReadonlyMap<string, number>;
  /** Prices of the variants until now; new ones have theirs from now on if absent. */
  prices?: readonly InsertObject<Schema, 'price_history'>[];
  /** Columns of a product of the catalogue's files. */
  given?: Partial<InsertObject<Schema, 'product'>> & { id: number };
}

/** Lets one transaction at a time save products: codes and barcodes must be unique, and sets of facet values are shared. */
export async function lockProducts(transaction: Transaction): Promise<void> {
  await sql`lock table facet_set in exclusive mode`.execute(transaction);
}

/** The ids of sets of facet values, by their values joined with spaces; those that are new are added. */
async function facetSetIds(transaction: Transaction, sets: readonly string[][]): Promise<ReadonlyMap<string, number>> {
  const byKey = new Map(sets.map((facets) => [facets.join(' '), facets]));
  const known = await transaction
    .selectFrom('facet_set')
    .select(['id', 'facets'])
    .where(sql<boolean>`array_to_string(facets, ' ') = any(${[...byKey.keys()]}::text[])`)
    .execute();
  for (const { facets } of known) byKey.delete(facets.join(' '));
  const added =
    byKey.size === 0
      ? []
      : await transaction
          .insertInto('facet_set')
          .values([...byKey.values()].map((facets) => ({ facets })))
          .returning(['id', 'facets'])
          .execute();
  return new Map([...known, ...added].map(({ id, facets }) => [facets.join(' '), id]));
}

/** The next ids of a table. */
async function nextIds(transaction: Transaction, sequence: 'product_id' | 'sku_id', count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await sql<{ id: number }>`select nextval(${sequence}::regclass)::integer as id
    from generate_series(1, ${count}::integer)`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** The ids of variants that products had before and that a new variant with their SKU shows again, by SKU. */
async function hiddenVariants(
  transaction: Transaction,
  products: readonly SavedProduct[],
): Promise<Map<string, number>> {
  const added = products.filter(({ before }) => before !== null).flatMap(({ values }) => values.variants);
  const codes = added.filter(({ id }) => id === '').map(({ code }) => code);
  if (codes.length === 0) return new Map();
  const hidden = await transaction
    .selectFrom('sku')
    .select(['id', 'code'])
    .where(sql<boolean>`code = any(${codes}::text[])`)
    .execute();
  return new Map(hidden.map(({ id, code }) => [code, id]));
}

interface Numbered extends SavedProduct {
  id: number;
  variants: (Omit<ProductValues['variants'][number], 'id'> & { id: number; isNew: boolean })[];
}

/** Gives new products and variants their ids. */
async function withIds(transaction: Transaction, products: readonly SavedProduct[]): Promise<Numbered[]> {
  const hidden = await hiddenVariants(transaction, products);
  const numbered = products.map((product) => ({
    ...product,
    variants: product.values.variants.map((variant) => ({
      ...variant,
      id: Number(variant.id) || hidden.get(variant.code),
    })),
  }));
  const isNew = ({ before, given }: SavedProduct) => before === null && given === undefined;
  const productIds = await nextIds(transaction, 'product_id', products.filter(isNew).length);
  const variants = numbered.flatMap((product) => product.variants);
  const variantIds = await nextIds(transaction, 'sku_id', variants.filter(({ id }) => id === undefined).length);
  return numbered.map((product) => ({
    ...product,
    id: product.before?.product.id ?? product.given?.id ?? productIds.shift() ?? 0,
    variants: product.variants.map(({ id, image, ...variant }) => ({
      ...variant,
      id: id ?? variantIds.shift() ?? 0,
      image: filePath(image),
      isNew: id === undefined || product.before === null,
    })),
  }));
}

/** Columns that a product gets when it is created and that saving it does not change. */
const CREATED = ['id', 'key', 'tags', 'score', 'created_at', 'drawing', 'sales'];

/** Writes the rows of products; returns their versions. */
async function writeProducts(transaction: Transaction, rows: readonly InsertObject<Schema, 'product'>[]) {
  const changed = Object.keys(rows[0] ?? {}).filter((column) => !CREATED.includes(column));
  return transaction
    .insertInto('product')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...Object.fromEntries(changed.map((column) => [column, sql.ref(`excluded.${column}`)])),
        version: sql<number>`product.version + 1`,
      }),
    )
    .returning(['id', 'version'])
    .execute();
}

/** Whether variants that were there are removed, or change their SKU or place. */
function isRearranged({ before, values }: SavedProduct): boolean {
  const variants = before?.variants ?? [];
  return variants.some(({ id, code }, place) => {
    const now = values.variants[place];
    return now?.id !== String(id) || now.code !== code;
  });
}

interface Derived extends Numbered {
  own: Own;
  ownVariants: ReturnType<typeof ownVariantColumns>;
  derived: ReturnType<typeof derivedColumns>;
}

function derive(product: Numbered, names: Names): Derived {
  const own = ownColumns(product.values, names, product.id);
  const ownVariants = ownVariantColumns(product.variants, own.image);
  return { ...product, own, ownVariants, derived: derivedColumns(own, ownVariants, names) };
}

/** Who saves, and how the stock of new variants is named. */
export interface ProductSaving {
  at: Date;
  /** Null for the catalogue of the first start, which no log names. */
  operator: Operator | null;
  cause?: StockCause;
}

/** Writes the variants of products; new ones get their stock and begin their history of prices. */
async function writeAllVariants(
  transaction: Transaction,
  { at, cause }: ProductSaving,
  products: readonly Derived[],
): Promise<void> {
  const rearranged = products.filter(isRearranged);
  await removeVariants(
    transaction,
    rearranged.map(({ id }) => id),
    rearranged.flatMap(({ variants }) => variants.map(({ id }) => id)),
  );
  if (cause !== undefined) await nameStockCause(transaction, cause);
  await writeVariants(
    transaction,
    products.flatMap(({ id, ownVariants, derived, stock }) =>
      ownVariants.map((own, index) => ({
        ...own,
        ...(derived.variants[index] as (typeof derived.variants)[number]),
        product_id: id,
        stock: stock?.get(own.code) ?? 0,
      })),
    ),
  );
  const prices = products.flatMap(
    ({ variants, prices: past }) =>
      past ??
      variants.filter(({ isNew }) => isNew).map(({ id, price }) => ({ sku_id: id, price, since: at, until: null })),
  );
  await inPortions(prices, (portion) => transaction.insertInto('price_history').values(portion).execute());
}

function shortened(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Logs what an operator changes. */
async function record(transaction: Transaction, operator: Operator, products: readonly Derived[]): Promise<void> {
  const actions = products.map(({ id, before, own, ownVariants }) => {
    const changes = before === null ? [] : productChanges(before.draft, draftOf(own, ownVariants));
    const lines = changes.map(({ path, before: old, after: now }) => {
      return `${path}: ${shortened(old, LONGEST_VALUE)} → ${shortened(now, LONGEST_VALUE)}`;
    });
    return {
      operator,
      action: before === null ? ('product.create' as const) : ('product.change' as const),
      subject: productSubject(id, own.name['en-US']),
      detail: shortened(lines.join('\n'), LONGEST_DETAIL),
    };
  });
  await recordOperatorActions(transaction, actions);
}

/**
 * Saves products that {@link checkProducts} accepts, after {@link lockProducts}: what their values do not contain is removed. The caller
 * invalidates `products` after the commit. Returns ids and versions in the order of the products.
 */
export async function saveProducts(transaction: Transaction, saving: ProductSaving, given: readonly SavedProduct[]) {
  if (given.length === 0) return [];
  const { operator, at } = saving;
  const names = await readNames(
    transaction,
    given.flatMap(({ values }) => values.related),
  );
  const products = (await withIds(transaction, given)).map((product) => derive(product, names));
  const facetSets = await facetSetIds(
    transaction,
    products.map(({ derived }) => derived.facetSet),
  );
  const written = await writeProducts(
    transaction,
    products.map(({ id, own, derived, given: columns }) => ({
      ...jsonColumns(own),
      ...derived.product,
      id,
      facet_set: facetSets.get(derived.facetSet.join(' ')) ?? 0,
      key: `product-${id}`,
      tags: [],
      score: '0.0',
      created_at: at,
      changed_at: at,
      changed_by: operator?.id ?? null,
      ...columns,
    })),
  );
  await writeAllVariants(transaction, saving, products);
  await takeShopPictures(
    transaction,
    given.flatMap(({ values }) => uploadsOf(values)),
    [],
  );
  await takeShopDocuments(
    transaction,
    given.flatMap(({ values }) => documentsOf(values)),
  );
  await changeVocabulary(transaction, {
    before: products.flatMap(({ before }) =>
      before?.product.state === 'published' ? [derivedColumns(before.product, before.variants, names).words] : [],
    ),
    after: products.flatMap(({ values, derived }) => (values.state === 'published' ? [derived.words] : [])),
  });
  if (operator !== null) await record(transaction, operator, products);
  const versions = new Map(written.map(({ id, version }) => [id, version]));
  return products.map(({ id }) => ({ id, version: versions.get(id) ?? 0 }));
}
