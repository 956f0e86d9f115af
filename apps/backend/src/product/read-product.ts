import type { OperatorProduct } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { moneyToDecimal } from '@rider/model/money';
import { breaksText, type ProductDraft, type VariantDraft } from '@rider/model/product';
import { sql, type Selectable } from 'kysely';
import type { ProductTable, SkuTable } from '../catalogue/tables.ts';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { mediaPath } from '../http/media.ts';
import { SHOWN } from '../search/published.ts';

const PRODUCT_COLUMNS = [
  ...(['id', 'name', 'summary', 'description', 'keywords', 'unit', 'state', 'category_id', 'category_path'] as const),
  ...([
    'related',
    'shared_facets',
    'specifications',
    'attributes',
    'images',
    'image_texts',
    'documents',
    'version',
    'changed_at',
  ] as const),
  'changed_by',
] as const;
const VARIANT_COLUMNS = [
  ...(['id', 'product_id', 'code', 'barcode', 'attributes', 'price', 'original_price', 'minimum', 'pack'] as const),
  ...(['tiers', 'weight_kg', 'length_mm', 'volume_m3', 'image', 'stock'] as const),
] as const;

type Product = Pick<Selectable<ProductTable>, (typeof PRODUCT_COLUMNS)[number]>;
type Variant = Pick<Selectable<SkuTable>, (typeof VARIANT_COLUMNS)[number]>;

/** A decimal of the database as a person types it; empty for 0. */
function measureText(measure: string | number): string {
  return Number(measure) === 0 ? '' : String(Number(measure));
}

/** A variant as a person types it. */
export function variantDraft(sku: Omit<Variant, 'product_id' | 'stock'>): VariantDraft {
  return {
    id: String(sku.id),
    code: sku.code,
    barcode: sku.barcode,
    values: sku.attributes,
    price: moneyToDecimal(sku.price),
    listPrice: sku.original_price === sku.price ? '' : moneyToDecimal(sku.original_price),
    minimum: String(sku.minimum),
    pack: String(sku.pack),
    breaks: breaksText(sku.tiers.map(({ minimum, price }) => ({ quantity: minimum, price: moneyToDecimal(price) }))),
    weightKg: measureText(sku.weight_kg),
    lengthMm: measureText(sku.length_mm),
    volumeM3: measureText(sku.volume_m3),
    image: sku.image === '' ? '' : mediaPath(sku.image),
  };
}

/** The draft of a product and its variants. */
export function draftOf(
  product: Omit<Product, 'id' | 'version' | 'changed_at' | 'changed_by'>,
  variants: readonly Omit<Variant, 'product_id' | 'stock'>[],
): ProductDraft {
  return {
    name: product.name,
    summary: product.summary,
    description: product.description,
    keywords: product.keywords,
    unit: product.unit,
    state: product.state,
    categoryId: String(product.category_id),
    related: product.related.map(String),
    facets: product.shared_facets,
    specifications: product.specifications,
    options: product.attributes.map((option) => ({
      ...option,
      values: option.values.map(({ image, ...value }) => ({ ...value, ...(image && { image: mediaPath(image) }) })),
    })),
    images: product.images.map(mediaPath),
    imageTexts: Object.fromEntries(
      Object.entries(product.image_texts).map(([path, texts]) => [mediaPath(path), texts]),
    ),
    documents: product.documents,
    variants: variants.map(variantDraft),
  };
}

/** A product with the variants that the shop shows, and its draft. */
export interface StoredProduct {
  product: Product;
  variants: Variant[];
  draft: ProductDraft;
}

/** Products by id; unknown ones are left out. */
export async function readProducts(database: Database, ids: readonly number[]): Promise<Map<number, StoredProduct>> {
  const products = await database
    .selectFrom('product')
    .select(PRODUCT_COLUMNS)
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .execute();
  const variants = await database
    .selectFrom('sku')
    .select(VARIANT_COLUMNS)
    .where(sql<boolean>`product_id = any(${ids}::integer[])`)
    .where(SHOWN)
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  const variantsOf = Map.groupBy(variants, (variant) => variant.product_id);
  return new Map(
    products.map((product) => {
      const own = variantsOf.get(product.id) ?? [];
      return [product.id, { product, variants: own, draft: draftOf(product, own) }];
    }),
  );
}

/** A product; undefined for an unknown id. */
export async function readProduct(database: Database, id: number): Promise<StoredProduct | undefined> {
  return (await readProducts(database, [id])).get(id);
}
/** The name of the agent who changed a product last; null before the first change. */
async function nameOfChanger(database: Database, agentId: number | null, locale: Locale): Promise<string | null> {
  if (agentId === null) return null;
  const agent = await database.selectFrom('agent').select('name').where('id', '=', agentId).executeTakeFirst();
  return agent?.name[locale] ?? null;
}

/** A product for the desk. @throws ApiError `unknown-product`. */
export async function operatorProduct(database: Database, id: number, locale: Locale): Promise<OperatorProduct> {
  const read = await readProduct(database, id);
  if (read === undefined) throw new ApiError('unknown-product');
  const { product, variants, draft } = read;
  const hidden = await database
    .selectFrom('sku')
    .select('code')
    .where('product_id', '=', id)
    .where('hidden', '=', true)
    .orderBy('code')
    .execute();
  const related = await database
    .selectFrom('product')
    .select(['id', 'name'])
    .where('id', 'in', [0, ...product.related])
    .execute();
  return {
    id: String(id),
    version: product.version,
    draft,
    changedAt: product.changed_at.getTime(),
    changedBy: await nameOfChanger(database, product.changed_by, locale),
    stock: Object.fromEntries(variants.map((variant) => [String(variant.id), variant.stock])),
    hiddenCodes: hidden.map(({ code }) => code),
    relatedNames: Object.fromEntries(related.map((other) => [String(other.id), other.name[locale]])),
  };
}
