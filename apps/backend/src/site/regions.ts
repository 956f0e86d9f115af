import type { CityWire, RegionWire } from '@rider/api/address';
import type { Locale } from '@rider/model/locale';
import { readCountries } from '../address/read-address-form.ts';
import type { Database } from '../database/open.ts';

/** Region numbers on the wire: a country's is its position times this step, a state's adds its own position. */
const COUNTRY_STEP = 1000;

/** The regions as a tree: countries with their states. */
export async function regionTree(database: Database, locale: Locale): Promise<RegionWire[]> {
  const countries = await readCountries(database, locale);
  return countries.map(({ name, states }, place) => {
    const v = (place + 1) * COUNTRY_STEP;
    return {
      v,
      n: name,
      c: states.map((state, index) => ({ v: v + index + 1, n: state.name, c: [] })),
    };
  });
}

/** The response of `pc/get_city/{pid}`: the regions directly below one (0: the countries); empty for an unknown one. */
export async function regionsBelow(database: Database, parent: number, locale: Locale): Promise<CityWire[]> {
  const tree = await regionTree(database, locale);
  const regions = parent === 0 ? tree : (tree.find(({ v }) => v === parent)?.c ?? []);
  return regions.map(({ v, n }) => ({ city_id: v, name: n }));
}
