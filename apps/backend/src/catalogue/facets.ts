import type { Localized } from '@rider/model/locale';
import type { CatalogueContents, ProductContent } from './contents.ts';
import type { AttributeRow } from './tables.ts';

/** A filter with its values, in the order of the shop. */
export interface Facet {
  key: string;
  values: readonly { key: string; label: Localized }[];
}

/** What the facet values of a variant depend on. */
interface FacetedProduct {
  attributes: readonly AttributeRow[];
  shared_facets: readonly string[];
}

/** The values of a facet that an option value determines: that of the same key, or the thicknesses in the range of its label. */
function valuesOfOption({ values }: Facet, chosen: AttributeRow['values'][number]): string[] {
  if (values.some(({ key }) => key === chosen.key)) return [chosen.key];
  const range = /^(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))? mm/.exec(chosen.label['en-US']);
  if (range === null) return [];
  const [from, to] = [Number(range[1]), Number(range[2] ?? range[1])];
  return values.filter(({ key }) => Number(key) >= from && Number(key) <= to).map(({ key }) => key);
}

/** The facet values of a variant as `<facet key>:<value key>`: those of its option of the same key, else those of its product. */
export function facetsOfVariant(
  facets: readonly Facet[],
  { attributes, shared_facets: shared }: FacetedProduct,
  chosen: Readonly<Record<string, string>>,
): string[] {
  return facets.flatMap((facet) => {
    const option = attributes.find(({ key }) => key === facet.key);
    const value = option?.values.find(({ key }) => key === chosen[facet.key]);
    const own = value === undefined ? [] : valuesOfOption(facet, value);
    const keys = facet.values.map(({ key }) => `${facet.key}:${key}`);
    return own.length > 0 ? own.map((key) => `${facet.key}:${key}`) : keys.filter((key) => shared.includes(key));
  });
}

/** Facet values as a bit for each value of the shop, in the order of the filters. */
export function facetBits(facets: readonly Facet[], own: readonly string[]): string {
  return facets
    .flatMap(({ key, values }) => values.map((value) => (own.includes(`${key}:${value.key}`) ? '1' : '0')))
    .join('');
}

/** The facet values that the catalogue's files give a whole product: its material, and the thicknesses of glass that it fits. */
export function sharedFacets(
  facets: CatalogueContents['facets'],
  { material, glass_mm: glass }: ProductContent,
): string[] {
  return facets.flatMap(({ key: facet, source, values }) =>
    values
      .filter(({ materials, mm }) =>
        source === 'material'
          ? materials?.includes(material)
          : source === 'glass' && glass !== null && mm !== undefined && mm >= glass[0] && mm <= glass[1],
      )
      .map(({ key }) => `${facet}:${key}`),
  );
}
