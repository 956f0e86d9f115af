import type { Insertable } from 'kysely';
import type { ProductContent } from '../catalogue/contents.ts';
import type { CategoryContent } from '../catalogue/file-shapes.ts';
import type { Installation } from '../catalogue/install-once.ts';
import { priceHistory } from '../catalogue/price-history.ts';
import { productValues } from '../catalogue/product-values.ts';
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

/** A product of the catalogue's files with what operators do not give. */
function installed(product: ProductContent, { contents, now }: Installation): SavedProduct {
  return {
    values: productValues(product, contents.facets),
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
