import type { FacetWire } from '@rider/api/catalogue';
import type { Locale } from '@rider/model/locale';
import { cachedRead } from '../database/cached-read.ts';
import type { Database } from '../database/open.ts';
import type { FacetCounts } from './facet-counts.ts';
import type { Listing } from './listing-parameters.ts';

/** The shop's facets with all their values, in their order. */
const facetsOf = cachedRead(async (database) => {
  const facets = await database.selectFrom('facet').selectAll().orderBy('sort').execute();
  const values = await database.selectFrom('facet_value').selectAll().orderBy('sort').execute();
  return facets.map((facet) => ({ ...facet, values: values.filter(({ facet_key: of }) => of === facet.key) }));
});

/** The keys of the shop's facets. */
export async function facetKeys(database: Database): Promise<ReadonlySet<string>> {
  return new Set((await facetsOf(database)).map(({ key }) => key));
}

/** The shop's facet values, `<facet key>:<value key>`, in the order of the bits of a SKU. */
export async function facetValues(database: Database): Promise<string[]> {
  return (await facetsOf(database)).flatMap(({ key, values }) => values.map((value) => `${key}:${value.key}`));
}

/** The filters with their counted values, and chosen values even without a count. */
export async function facetsToWire(
  database: Database,
  counts: FacetCounts,
  chosen: Listing['facets'],
  locale: Locale,
): Promise<FacetWire[]> {
  return (await facetsOf(database))
    .map(({ key, name, values }) => ({
      key,
      name: name[locale],
      values: values
        .filter((value) => counts.has(`${key}:${value.key}`) || (chosen.get(key)?.includes(value.key) ?? false))
        .map((value) => ({
          key: value.key,
          label: value.label[locale],
          count: counts.get(`${key}:${value.key}`) ?? 0,
          color: value.color ?? '',
        })),
    }))
    .filter((facet) => facet.values.length > 0);
}
