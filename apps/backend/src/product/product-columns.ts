import { randomUUID } from 'node:crypto';
import type { ProductValues } from '@rider/model/validation';
import { sql } from 'kysely';
import type { CatalogueNames } from '../catalogue/derived-columns.ts';
import type { Transaction } from '../database/open.ts';
import { filePath } from './check-products.ts';

/** What the columns of products depend on. */
export interface Names extends CatalogueNames {
  parents: ReadonlyMap<number, number | null>;
  /** The products that exist of those named as related. */
  products: ReadonlySet<number>;
}

/** The names of the shop; `related` are the products that values name. */
export async function readNames(transaction: Transaction, related: readonly string[]): Promise<Names> {
  const categories = await transaction.selectFrom('category').select(['id', 'parent_id', 'name']).execute();
  const facets = await transaction.selectFrom('facet').select('key').orderBy('sort').execute();
  const values = await transaction.selectFrom('facet_value').selectAll().orderBy('sort').execute();
  const products = await transaction
    .selectFrom('product')
    .select('id')
    .where(sql<boolean>`id = any(${related.map(Number)}::integer[])`)
    .execute();
  return {
    categories: new Map(categories.map(({ id, name }) => [id, name])),
    parents: new Map(categories.map(({ id, parent_id: parent }) => [id, parent])),
    facets: facets.map(({ key }) => ({ key, values: values.filter(({ facet_key: facet }) => facet === key) })),
    products: new Set(products.map(({ id }) => id)),
  };
}

/** The ids of a category and those above it, root to leaf; empty for an unknown one. */
function categoryPath(parents: ReadonlyMap<number, number | null>, id: number): number[] {
  const parent = parents.get(id);
  if (parent === undefined) return [];
  return parent === null ? [id] : [...categoryPath(parents, parent), id];
}

/** The columns of a product that the operator gives. */
export function ownColumns(values: ProductValues, names: Names, id: number) {
  const images = values.images.map(filePath);
  const path = categoryPath(names.parents, Number(values.categoryId));
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
    // Only of pictures that the product has.
    image_texts: Object.fromEntries(
      values.images.flatMap((image) => {
        const texts = values.imageTexts[image];
        return texts && Object.values(texts).some(Boolean) ? [[filePath(image), texts]] : [];
      }),
    ),
    documents: values.documents,
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
    related: values.related.map(Number).filter((other) => other !== id && names.products.has(other)),
    shared_facets: values.facets,
  };
}

/** The columns of a product that the operator gives. */
export type Own = ReturnType<typeof ownColumns>;

/** The columns as they are written. */
export function jsonColumns(own: Own) {
  const { name, summary, description, keywords, unit, image_texts, ...given } = own;
  const { documents, attributes, specifications, ...columns } = given;
  const texts = { name, summary, description, keywords, unit, image_texts, documents, attributes, specifications };
  const written = Object.entries(texts).map(([column, value]) => [column, JSON.stringify(value)]);
  return { ...columns, ...(Object.fromEntries(written) as Record<keyof typeof texts, string>) };
}
