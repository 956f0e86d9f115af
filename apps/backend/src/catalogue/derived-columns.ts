import type { Localized } from '@rider/model/locale';
import type { Selectable } from 'kysely';
import { searchDocument, searchVector } from '../search/search-document.ts';
import { choicesOf } from '../search/search-index.ts';
import { facetBits, facetsOfVariant, type Facet } from './facets.ts';
import type { ProductTable, SkuTable } from './tables.ts';

/** The columns of a product from which others are derived. */
type Source = Pick<
  Selectable<ProductTable>,
  'name' | 'summary' | 'keywords' | 'category_path' | 'attributes' | 'shared_facets'
>;

/** The columns of a variant from which others are derived. */
type VariantSource = Pick<Selectable<SkuTable>, 'code' | 'barcode' | 'attributes' | 'price' | 'original_price'>;

/** Names of the shop that searches find. */
export interface CatalogueNames {
  categories: ReadonlyMap<number, Localized>;
  facets: readonly Facet[];
}

/**
 * The derived columns of a product and of its variants, in their order, with its set of facet values and its words for spelling correction.
 * `variants` are those that the shop shows, at least one.
 */
export function derivedColumns(product: Source, variants: readonly VariantSource[], names: CatalogueNames) {
  const cheapest = variants.reduce((best, variant) => (variant.price < best.price ? variant : best));
  const facetsOf = variants.map(({ attributes }) => facetsOfVariant(names.facets, product, attributes));
  const labels = new Map(
    names.facets.flatMap(({ key, values }) => values.map((value) => [`${key}:${value.key}`, value.label])),
  );
  const document = searchDocument({
    ...product,
    categories: product.category_path.flatMap((id) => names.categories.get(id) ?? []),
    choices: choicesOf(facetsOf[0] ?? [], labels),
    variants: variants.map(({ code, barcode, attributes }, index) => ({
      code,
      barcode,
      facets: facetsOf[index] ?? [],
      labels: product.attributes.flatMap(({ key, values }) =>
        values.flatMap((value) => (value.key === attributes[key] ? [value.label] : [])),
      ),
    })),
  });
  return {
    product: {
      price: cheapest.price,
      original_price: cheapest.original_price,
      price_varies: variants.some(({ price }) => price !== cheapest.price),
      search: searchVector(document.all),
      title_search: searchVector(document.title),
    },
    facetSet: [...new Set(facetsOf.flat())].toSorted(),
    variants: facetsOf.map((facets, index) => ({
      facets,
      facet_bits: facetBits(names.facets, facets),
      search: searchVector(document.variants[index] ?? new Set()),
    })),
    words: document.words,
  };
}
