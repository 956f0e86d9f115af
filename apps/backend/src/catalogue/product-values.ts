import type { ProductValues } from '@rider/model/validation';
import type { CatalogueContents, ProductContent } from './contents.ts';
import { sharedFacets } from './facets.ts';

/** A product of the catalogue's files, as operators save one. */
export function productValues(product: ProductContent, facets: CatalogueContents['facets']): ProductValues {
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
