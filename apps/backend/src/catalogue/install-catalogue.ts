import type { InsertObject, Insertable } from 'kysely';
import type { Installation } from './install-once.ts';
import type { Schema } from '../database/schema.ts';
import type { SearchDocument } from '../search/search-document.ts';
import { finishIndex } from '../search/search-index.ts';
import type { CatalogueContents, ProductContent } from './contents.ts';
import { nameStockCause } from './change-stock.ts';
import { derivedColumns, type CatalogueNames } from './derived-columns.ts';
import { sharedFacets } from './facets.ts';
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

/** The columns of a product that its file gives. */
function ownColumns(product: ProductContent, facets: CatalogueContents['facets']) {
  return {
    id: product.id,
    key: product.key,
    category_id: product.category_id,
    category_path: product.category,
    name: product.name,
    summary: product.short,
    keywords: product.keywords,
    attributes: product.attributes,
    shared_facets: sharedFacets(facets, product),
  };
}

function productRow(
  product: ProductContent,
  own: ReturnType<typeof ownColumns>,
  derived: ReturnType<typeof derivedColumns>['product'],
  { facetSet, now }: { facetSet: number; now: number },
): InsertObject<Schema, 'product'> {
  return {
    ...own,
    ...derived,
    name: JSON.stringify(own.name),
    summary: JSON.stringify(own.summary),
    keywords: JSON.stringify(own.keywords),
    attributes: JSON.stringify(own.attributes),
    description: JSON.stringify(product.description),
    unit: JSON.stringify(product.unit),
    image: product.image,
    images: product.images,
    image_texts: JSON.stringify({}),
    drawing: product.drawing,
    specifications: JSON.stringify(product.specs),
    related: product.related,
    tags: product.tags,
    facet_set: facetSet,
    sales: product.sales,
    // Installing the reviews sets the score.
    score: '0.0',
    created_at: new Date(now - product.created_days_ago * DAY),
    changed_at: new Date(now),
  };
}

/** The columns of a product's variants that its file gives. */
function ownVariantColumns(product: ProductContent) {
  return product.skus.map((sku, position) => ({
    id: sku.id,
    product_id: product.id,
    position,
    code: sku.code,
    attributes: sku.attrs,
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
  }));
}

/** Numbers the sets of facet values in the order in which they first appear, from 1. */
class FacetSets {
  readonly #ids = new Map<string, number>();
  readonly #added: { id: number; facets: string[] }[] = [];

  idOf(facets: string[]): number {
    const key = facets.join(' ');
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = this.#ids.size + 1;
    this.#ids.set(key, id);
    this.#added.push({ id, facets });
    return id;
  }

  /** The sets that are new since the last call. */
  takeAdded(): { id: number; facets: string[] }[] {
    return this.#added.splice(0);
  }
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
  // The foreign key requires parents before children.
  const places = categories.map(categoryRow);
  await inPortions(places, (some) => transaction.insertInto('category').values(some).execute());
  await nameStockCause(transaction, { kind: 'opening', at: new Date(now) });
  const names: CatalogueNames = {
    categories: new Map(categories.map(({ id, cate_name }) => [id, cate_name])),
    facets: contents.facets,
  };
  const sets = new FacetSets();
  const documents: Pick<SearchDocument, 'words'>[] = [];
  // The derived columns are released with their batch; those of a large catalogue would fill the memory.
  await inPortions(contents.products, async (portion) => {
    const rows = portion.map((product) => {
      const own = ownColumns(product, contents.facets);
      const variants = ownVariantColumns(product);
      const derived = derivedColumns(own, variants, names);
      documents.push({ words: derived.words });
      const options = { facetSet: sets.idOf(derived.facetSet), now };
      return {
        product: productRow(product, own, derived.product, options),
        skus: variants.map((sku, index) => ({
          ...sku,
          attributes: JSON.stringify(sku.attributes),
          ...derived.variants[index],
        })) as InsertObject<Schema, 'sku'>[],
      };
    });
    await inPortions(sets.takeAdded(), (added) => transaction.insertInto('facet_set').values(added).execute());
    await transaction
      .insertInto('product')
      .values(rows.map(({ product }) => product))
      .execute();
    const skus = rows.flatMap((row) => row.skus);
    await inPortions(skus, (some) => transaction.insertInto('sku').values(some).execute());
    const prices = portion.flatMap((product) => priceHistory(product, now));
    await inPortions(prices, (some) => transaction.insertInto('price_history').values(some).execute());
  });
  await finishIndex(transaction, documents);
  await installFacets(installation);
  await installLists(installation);
}
