import { randomUUID } from 'node:crypto';
import type { Locale } from '@rider/model/locale';
import { productChanges } from '@rider/model/product';
import type { ProductValues } from '@rider/model/validation';
import { sql } from 'kysely';
import { derivedColumns, type CatalogueNames } from '../catalogue/derived-columns.ts';
import type { Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { fieldErrorTexts } from '../http/form-errors.ts';
import { validationText } from '../messages/index.ts';
import type { Operator } from '../operator/operator-calls.ts';
import { changedMeanwhile } from '../operator/changed-meanwhile.ts';
import { recordOperatorAction } from '../operator/record-operator-action.ts';
import { changeVocabulary } from '../search/search-index.ts';
import { takeShopPictures } from '../upload/shop-pictures.ts';
import { productSubject } from './list-products.ts';
import { readProduct } from './read-product.ts';
import { ownVariantColumns, removeVariants, requireFreeCodes, writeVariants } from './write-variants.ts';

/** Longest texts in the log, in characters: all changes, and one value. */
const LONGEST_DETAIL = 2_000;
const LONGEST_VALUE = 100;

function shortened(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Who saves, and which product. */
export interface ProductSaving {
  operator: Operator;
  /** Null creates a product. The version is the one that the operator has seen. */
  target: { id: number; version: number } | null;
  /** The language of error texts. */
  locale: Locale;
}

/** A faulty field of a product. @throws ApiError `faulty-fields`. */
function rejectField(path: string, id: string, locale: Locale): never {
  throw fieldErrorTexts({ [path]: validationText(id, locale) });
}

async function readNames(transaction: Transaction): Promise<CatalogueNames & { parents: Map<number, number | null> }> {
  const categories = await transaction.selectFrom('category').select(['id', 'parent_id', 'name']).execute();
  const facets = await transaction.selectFrom('facet').select('key').orderBy('sort').execute();
  const values = await transaction.selectFrom('facet_value').selectAll().orderBy('sort').execute();
  return {
    categories: new Map(categories.map(({ id, name }) => [id, name])),
    parents: new Map(categories.map(({ id, parent_id: parent }) => [id, parent])),
    facets: facets.map(({ key }) => ({ key, values: values.filter(({ facet_key: facet }) => facet === key) })),
  };
}

/** The ids of a category and those above it, root to leaf; empty for an unknown one. */
function categoryPath(parents: ReadonlyMap<number, number | null>, id: number): number[] {
  const parent = parents.get(id);
  if (parent === undefined) return [];
  return parent === null ? [id] : [...categoryPath(parents, parent), id];
}

/** The path of a catalogue's file, or of an upload, of which the API has the URL. */
const filePath = (url: string): string => url.replace(/^\/media\//, '');

async function existingProducts(transaction: Transaction, ids: readonly string[]): Promise<number[]> {
  const wanted = ids.map(Number);
  const rows = await transaction
    .selectFrom('product')
    .select('id')
    .where('id', 'in', [0, ...wanted])
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return wanted.filter((id) => known.has(id));
}

/** The columns of a product that the operator gives. */
async function ownColumns(transaction: Transaction, values: ProductValues, path: number[], id: number | null) {
  const images = values.images.map(filePath);
  return {
    category_id: path.at(-1) ?? 0,
    category_path: path,
    name: values.name,
    summary: values.summary,
    description: values.description,
    keywords: values.keywords,
    unit: values.unit,
    state: values.state,
    image: images[0] ?? '',
    images,
    attributes: values.options.map(({ key, name, values: choices }) => ({
      key,
      name,
      values: choices.map(({ image, swatch, ...choice }) => ({
        ...choice,
        ...(swatch && { swatch }),
        ...(image && { image: filePath(image) }),
      })),
    })),
    // Keys only need to differ.
    specifications: values.specifications.map(({ key, ...fact }) => ({ key: key || randomUUID(), ...fact })),
    related: (await existingProducts(transaction, values.related)).filter((other) => other !== id),
    shared_facets: values.facets,
  };
}

async function facetSetOf(transaction: Transaction, facets: string[]): Promise<number> {
  const known = await transaction
    .selectFrom('facet_set')
    .select('id')
    .where(sql<boolean>`facets = ${facets}::text[]`)
    .limit(1)
    .executeTakeFirst();
  if (known !== undefined) return known.id;
  const added = await transaction.insertInto('facet_set').values({ facets }).returning('id').executeTakeFirstOrThrow();
  return added.id;
}

/** The stored product that an operator changes. @throws ApiError `unknown-product`, `changed-meanwhile`. */
async function readTarget(transaction: Transaction, { target, locale }: ProductSaving) {
  if (target === null) return null;
  const read = await readProduct(transaction, target.id);
  if (read === undefined) throw new ApiError('unknown-product');
  const { version, changed_by: changedBy } = read.product;
  if (version !== target.version) throw await changedMeanwhile(transaction, changedBy, locale);
  return read;
}

type OwnVariant = ReturnType<typeof ownVariantColumns>[number];
type Own = Awaited<ReturnType<typeof ownColumns>>;

function jsonColumns(own: Own) {
  const { name, summary, description, keywords, unit, attributes, specifications, ...columns } = own;
  const texts = { name, summary, description, keywords, unit, attributes, specifications };
  const written = Object.entries(texts).map(([column, value]) => [column, JSON.stringify(value)]);
  return { ...columns, ...(Object.fromEntries(written) as Record<keyof typeof texts, string>) };
}

/** Writes the row of a product and returns its id and version. */
async function writeProduct(
  transaction: Transaction,
  { operator, target }: ProductSaving,
  columns: ReturnType<typeof jsonColumns> & ReturnType<typeof derivedColumns>['product'] & { facet_set: number },
): Promise<{ id: number; version: number }> {
  const changed = { ...columns, changed_at: operator.at, changed_by: operator.id };
  if (target !== null) {
    return transaction
      .updateTable('product')
      .set({ ...changed, version: sql<number>`version + 1` })
      .where('id', '=', target.id)
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
  }
  const key = sql<string>`'product-' || currval('product_id')`;
  return transaction
    .insertInto('product')
    .values({ ...changed, id: sql`nextval('product_id')`, key, tags: [], score: '0.0', created_at: operator.at })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}

/**
 * Saves a whole product with its variants: what the values do not contain is removed. The caller invalidates `products` after the commit.
 * @throws ApiError `faulty-fields` by path (`variants.3.code`), `unknown-product`, `changed-meanwhile`, `unknown-picture`.
 */
export async function saveProduct(
  transaction: Transaction,
  saving: ProductSaving,
  values: ProductValues,
): Promise<{ id: number; version: number }> {
  const { operator, target, locale } = saving;
  // One save at a time: codes and barcodes must be unique, and sets of facet values are shared.
  await sql`lock table facet_set in exclusive mode`.execute(transaction);
  const before = await readTarget(transaction, saving);
  const names = await readNames(transaction);
  const path = categoryPath(names.parents, Number(values.categoryId));
  if (path.length === 0) rejectField('categoryId', 'validation.product.category', locale);
  const variants = values.variants.map((variant) => ({ ...variant, image: filePath(variant.image) }));
  await requireFreeCodes(transaction, { productId: target?.id ?? 0, variants, locale });
  const own = await ownColumns(transaction, values, path, target?.id ?? null);
  const ownVariants = ownVariantColumns(variants, own.image);
  const derived = derivedColumns(own, ownVariants, names);
  const facetSet = await facetSetOf(transaction, derived.facetSet);
  const saved = await writeProduct(transaction, saving, {
    ...jsonColumns(own),
    ...derived.product,
    facet_set: facetSet,
  });
  const rows = derived.variants.map((columns, index) => ({ ...(ownVariants[index] as OwnVariant), ...columns }));
  await removeVariants(transaction, saved.id, variants);
  await writeVariants(transaction, { productId: saved.id, at: operator.at }, rows);
  const pictures = new Set([...own.images, ...variants.map(({ image }) => image)]);
  // Other pictures are files of the catalogue.
  await takeShopPictures(
    transaction,
    [...pictures].filter((picture) => picture.startsWith('/uploads/')),
    [],
  );
  const old = before === null ? null : derivedColumns(before.product, before.variants, names).words;
  await changeVocabulary(transaction, {
    before: before?.product.state === 'published' ? old : null,
    after: values.state === 'published' ? derived.words : null,
  });
  await record(transaction, saving, saved.id, before?.draft);
  return saved;
}

async function record(
  transaction: Transaction,
  { operator, target }: ProductSaving,
  id: number,
  before: NonNullable<Awaited<ReturnType<typeof readProduct>>>['draft'] | undefined,
): Promise<void> {
  const after = (await readProduct(transaction, id))?.draft;
  if (after === undefined) return;
  const changes = before === undefined ? [] : productChanges(before, after);
  const lines = changes.map(({ path, before: old, after: now }) => {
    return `${path}: ${shortened(old, LONGEST_VALUE)} → ${shortened(now, LONGEST_VALUE)}`;
  });
  await recordOperatorAction(transaction, {
    operator,
    action: target === null ? 'product.create' : 'product.change',
    subject: productSubject(id, after.name['en-US']),
    detail: shortened(lines.join('\n'), LONGEST_DETAIL),
  });
}
