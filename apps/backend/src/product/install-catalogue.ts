import type { ProductValues } from '@rider/model/validation';
import type { Insertable } from 'kysely';
import type { CatalogueContents, ProductContent } from '../catalogue/contents.ts';
import { sharedFacets } from '../catalogue/facets.ts';
import type { CategoryContent } from '../catalogue/file-shapes.ts';
import type { Installation } from '../catalogue/install-once.ts';
import { priceHistory } from '../catalogue/price-history.ts';
import type { CategoryTable } from '../catalogue/tables.ts';
import { inPortions } from '../database/in-portions.ts';
import { recordIndexRules } from '../search/search-index.ts';
import { saveProducts, type SavedProduct } from './save-products.ts';

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

/** A product of the catalogue's files, as operators save one. */
function valuesOf(product: ProductContent, facets: CatalogueContents['facets']): ProductValues {
  return {
    name: product.name,
    summary: product.short,
    description: product.description,
    keywords: product.keywords,
    unit: product.unit,
    state: 'published',
    categoryId: String(product.category_id),
    related: product.related.map(String),
    facets: sharedFacets(facets, product),
    specifications: product.specs,
    options: product.attributes,
    images: product.images,
    imageTexts: {},
    documents: [],
    variants: product.skus.map((sku) => ({
      id: String(sku.id),
      code: sku.code,
      barcode: sku.barcode,
      values: sku.attrs,
      price: sku.price,
      listPrice: sku.ot_price,
      minimum: sku.moq,
      pack: sku.pack,
      breaks: sku.tiers.map(({ min: quantity, price }) => ({ quantity, price })),
      weightKg: String(sku.weight_kg),
      lengthMm: sku.length_mm,
      volumeM3: String(sku.volume_m3),
      image: sku.image,
    })),
  };
}

/** A product of the catalogue's files with what operators do not give. */
function installed(product: ProductContent, { contents, now }: Installation): SavedProduct {
  return {
    values: valuesOf(product, contents.facets),
    before: null,
    stock: new Map(product.skus.map(({ code, stock }) => [code, stock])),
    prices: priceHistory(product, now),
    given: {
      id: product.id,
      key: product.key,
      drawing: product.drawing,
      related: product.related,
      tags: product.tags,
      sales: product.sales,
      created_at: new Date(now - product.created_days_ago * DAY),
    },
  };
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

/** Fills categories, filters, products with their variants, and the hand-picked lists. */
export async function installCatalogue(installation: Installation): Promise<void> {
  const { transaction, contents, now } = installation;
  // The foreign key requires parents before children.
  const categories = flatten(contents.categories).map(categoryRow);
  await inPortions(categories, (some) => transaction.insertInto('category').values(some).execute());
  await installFacets(installation);
  const at = new Date(now);
  const saving = { operator: null, at, cause: { kind: 'opening' as const, at } };
  await inPortions(contents.products, (portion) =>
    saveProducts(
      transaction,
      saving,
      portion.map((product) => installed(product, installation)),
    ),
  );
  await recordIndexRules(transaction);
  await installLists(installation);
}
