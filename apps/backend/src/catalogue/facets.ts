import type { CatalogueContents, ProductContent, SkuContent } from './contents.ts';

type FacetContent = CatalogueContents['facets'][number];

/** Range of glass thicknesses in mm that fit a SKU: of its own glass option, else of the product. */
function glassOf(product: ProductContent, sku: SkuContent): readonly [number, number] | null {
  const attribute = product.attributes.find(({ key }) => key === 'glass');
  const label = attribute?.values.find(({ key }) => key === sku.attrs['glass'])?.label['en-US'];
  const range = /^(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))? mm/.exec(label ?? '');
  if (range === null) return product.glass_mm;
  return [Number(range[1]), Number(range[2] ?? range[1])];
}

function valuesOf(facet: FacetContent, product: ProductContent, sku: SkuContent): string[] {
  if (facet.source === 'finish')
    return facet.values.filter(({ key }) => key === sku.attrs['finish']).map(({ key }) => key);
  if (facet.source === 'material') {
    return facet.values.filter(({ materials }) => materials?.includes(product.material)).map(({ key }) => key);
  }
  const glass = glassOf(product, sku);
  if (glass === null) return [];
  return facet.values.filter(({ mm }) => mm !== undefined && mm >= glass[0] && mm <= glass[1]).map(({ key }) => key);
}

/** The facet values of a SKU, each as `<facet key>:<value key>`. */
export function facetsOfSku(facets: readonly FacetContent[], product: ProductContent, sku: SkuContent): string[] {
  return facets.flatMap((facet) => valuesOf(facet, product, sku).map((value) => `${facet.key}:${value}`));
}

/** The columns of a SKU with its facet values: as texts, and as a bit for each value of the shop in the order of the filters. */
export function facetColumns(
  facets: readonly FacetContent[],
  product: ProductContent,
  sku: SkuContent,
): { facets: string[]; facet_bits: string } {
  const own = new Set(facetsOfSku(facets, product, sku));
  const bits = facets.flatMap(({ key, values }) => values.map((value) => (own.has(`${key}:${value.key}`) ? '1' : '0')));
  return { facets: [...own], facet_bits: bits.join('') };
}

/** Numbers the distinct facet sets of products, from 1. */
export function numberFacetSets(contents: Pick<CatalogueContents, 'facets' | 'products'>): {
  sets: { id: number; facets: string[] }[];
  setOfProduct: Map<number, number>;
} {
  const numbers = new Map<string, { id: number; facets: string[] }>();
  const setOfProduct = new Map<number, number>();
  for (const product of contents.products) {
    const facets = [...new Set(product.skus.flatMap((sku) => facetsOfSku(contents.facets, product, sku)))].toSorted();
    const key = facets.join(' ');
    const set = numbers.get(key) ?? { id: numbers.size + 1, facets };
    numbers.set(key, set);
    setOfProduct.set(product.id, set.id);
  }
  return { sets: [...numbers.values()], setOfProduct };
}
