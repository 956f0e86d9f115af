import type { InsertObject, Insertable } from 'kysely';
import type { Installation } from './install-once.ts';
import type { Schema } from '../database/schema.ts';
import type { Localized } from '@rider/model/locale';
import { searchDocument, searchVector, type SearchDocument } from '../search/search-document.ts';
import { choicesOf, finishIndex } from '../search/search-index.ts';
import type { CatalogueContents, ProductContent } from './contents.ts';
import { facetColumns, facetsOfSku, numberFacetSets } from './facets.ts';
import { nameStockCause } from './change-stock.ts';
import type { CategoryContent } from './file-shapes.ts';
import { priceHistory } from './price-history.ts';
import type { CategoryTable } from './tables.ts';

const DAY = 86_400_000;

function flatten(nodes: readonly CategoryContent[]): CategoryContent[] {
  return nodes.flatMap((node) => [node, ...flatten(node.items)]);
}

function categoryRow(node: CategoryContent): Insertable<CategoryTable> {
  return {
    id: node.id,
    parent_id: node.pid === 0 ? null : node.pid,
    sort: node.sort,
    name: JSON.stringify(node.cate_name),
    picture: node.pic,
    banner: node.ban_pic,
  };
}

function labelsOf(facets: CatalogueContents['facets']): Map<string, Localized> {
  return new Map(facets.flatMap((facet) => facet.values.map(({ key, label }) => [`${facet.key}:${key}`, label])));
}

function documentOf(
  product: ProductContent,
  names: ReadonlyMap<number, Localized>,
  facets: CatalogueContents['facets'],
): SearchDocument {
  return searchDocument({
    name: product.name,
    summary: product.short,
    keywords: product.keywords,
    categories: product.category.flatMap((id) => names.get(id) ?? []),
    choices: choicesOf(product.skus[0] ? facetsOfSku(facets, product, product.skus[0]) : [], labelsOf(facets)),
    variants: product.skus.map((sku) => ({
      code: sku.code,
      barcode: sku.barcode,
      labels: product.attributes.flatMap(({ key, values }) =>
        values.flatMap((value) => (value.key === sku.attrs[key] ? [value.label] : [])),
      ),
      facets: facetsOfSku(facets, product, sku),
    })),
  });
}

function productRow(
  product: ProductContent,
  document: SearchDocument,
  facetSet: number,
  now: number,
): InsertObject<Schema, 'product'> {
  const cheapest = product.skus.reduce((best, sku) => (sku.price < best.price ? sku : best));
  return {
    id: product.id,
    key: product.key,
    category_id: product.category_id,
    category_path: product.category,
    name: JSON.stringify(product.name),
    summary: JSON.stringify(product.short),
    description: JSON.stringify(product.description),
    unit: JSON.stringify(product.unit),
    image: product.image,
    images: product.images,
    drawing: product.drawing,
    price: cheapest.price,
    original_price: cheapest.ot_price,
    price_varies: product.skus.some((sku) => sku.price !== cheapest.price),
    attributes: JSON.stringify(product.attributes),
    specifications: JSON.stringify(product.specs),
    related: product.related,
    tags: product.tags,
    facet_set: facetSet,
    sales: product.sales,
    // Installing the reviews sets the score.
    score: '0.0',
    created_at: new Date(now - product.created_days_ago * DAY),
    keywords: JSON.stringify(product.keywords),
    search: searchVector(document.all),
    title_search: searchVector(document.title),
  };
}

function skuRows(
  product: ProductContent,
  document: SearchDocument,
  facets: CatalogueContents['facets'],
): InsertObject<Schema, 'sku'>[] {
  return product.skus.map((sku, position) => ({
    id: sku.id,
    product_id: product.id,
    position,
    code: sku.code,
    attributes: JSON.stringify(sku.attrs),
    ...facetColumns(facets, product, sku),
    price: sku.price,
    original_price: sku.ot_price,
    stock: sku.stock,
    minimum: sku.moq,
    pack: sku.pack,
    tiers: JSON.stringify(sku.tiers.map(({ min, price }) => ({ minimum: min, price }))),
    weight_kg: String(sku.weight_kg),
    length_mm: sku.length_mm,
    volume_m3: String(sku.volume_m3),
    barcode: sku.barcode,
    image: sku.image,
    search: searchVector(document.variants[position] ?? new Set()),
  }));
}

/** Writes rows in batches: a statement takes at most 65,535 parameters. */
async function inPortions<Row>(rows: readonly Row[], write: (portion: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += 500) await write(rows.slice(start, start + 500));
}

async function installFacets({ transaction, contents }: Installation): Promise<void> {
  for (const [sort, facet] of contents.facets.entries()) {
    await transaction
      .insertInto('facet')
      .values({ key: facet.key, sort, name: JSON.stringify(facet.name) })
      .execute();
    const values = facet.values.map((value, position) => ({
      facet_key: facet.key,
      key: value.key,
      sort: position,
      label: JSON.stringify(value.label),
      color: value.color ?? null,
    }));
    await transaction.insertInto('facet_value').values(values).execute();
  }
}

async function installLists({ transaction, contents }: Installation): Promise<void> {
  const tagged = (tag: 'hot' | 'clearance'): number[] =>
    contents.products.filter(({ tags }) => tags.includes(tag)).map(({ id }) => id);
  const lists = {
    best: contents.home.recommended,
    hot: tagged('hot'),
    new: contents.home.new,
    promotion: tagged('clearance'),
  };
  const rows = Object.entries(lists).flatMap(([list, ids]) =>
    ids.map((product_id, position) => ({ list, position, product_id })),
  );
  if (rows.length > 0) await transaction.insertInto('product_list').values(rows).execute();
  const shelves = contents.home.shelves.map((category_id, position) => ({ position, category_id }));
  if (shelves.length > 0) await transaction.insertInto('shelf').values(shelves).execute();
}

/** Fills categories, products, SKUs, filters and the hand-picked lists. */
export async function installCatalogue(installation: Installation): Promise<void> {
  const { transaction, contents, now } = installation;
  const categories = flatten(contents.categories);
  const names = new Map(categories.map(({ id, cate_name }) => [id, cate_name]));
  // The foreign key requires parents before children.
  await transaction.insertInto('category').values(categories.map(categoryRow)).execute();
  const { sets, setOfProduct } = numberFacetSets(contents);
  await inPortions(sets, (portion) => transaction.insertInto('facet_set').values(portion).execute());
  await nameStockCause(transaction, { kind: 'opening', at: new Date(now) });
  const documents: Pick<SearchDocument, 'words'>[] = [];
  // A product's search documents are released with its batch; those of a large catalogue would fill the memory.
  await inPortions(contents.products, async (portion) => {
    const pairs = portion.map((product) => ({ product, document: documentOf(product, names, contents.facets) }));
    const products = pairs.map(({ product, document }) =>
      productRow(product, document, setOfProduct.get(product.id) ?? 0, now),
    );
    await transaction.insertInto('product').values(products).execute();
    const skus = pairs.flatMap(({ product, document }) => skuRows(product, document, contents.facets));
    await inPortions(skus, (rows) => transaction.insertInto('sku').values(rows).execute());
    const prices = portion.flatMap((product) => priceHistory(product, now));
    await inPortions(prices, (rows) => transaction.insertInto('price_history').values(rows).execute());
    documents.push(...pairs.map(({ document: { words } }) => ({ words })));
  });
  await finishIndex(transaction, documents);
  await installFacets(installation);
  await installLists(installation);
}
