import type { CityWire, CountryWire, RegionWire } from '@rider/api/address';
import type { Selectable } from 'kysely';
import type { Locale } from '@rider/model/locale';
import type { Database } from '../database/open.ts';
import type { SiteTables } from './tables.ts';

/** A country for addresses, with its states. */
export type CountryRow = Selectable<SiteTables['country']>;

/** Region numbers on the wire: a country's is its position times this step, a state's adds its own position. */
const COUNTRY_STEP = 1000;

/** The countries, in display order. */
export function countries(database: Database): Promise<CountryRow[]> {
  return database.selectFrom('country').selectAll().orderBy('position').execute();
}

/** The response of `country_list`. */
export async function countryList(database: Database, locale: Locale): Promise<CountryWire[]> {
  const rows = await countries(database);
  return rows.map((country) => ({
    code: country.code,
    name: country.name[locale],
    phone_code: country.phone_code,
    zip_pattern: country.zip_pattern,
    zip_label: country.zip_label[locale],
    state_label: country.state_label[locale],
    states: country.states.map(({ code, name }) => ({ code, name: name[locale] })),
  }));
}

/** The regions as a tree: countries with their states. */
export async function regionTree(database: Database, locale: Locale): Promise<RegionWire[]> {
  const rows = await countries(database);
  return rows.map(({ name, states }, place) => {
    const v = (place + 1) * COUNTRY_STEP;
    return {
      v,
      n: name[locale],
      c: states.map((state, index) => ({ v: v + index + 1, n: state.name[locale], c: [] })),
    };
  });
}

/** The response of `pc/get_city/{pid}`: the regions directly below one (0: the countries); empty for an unknown one. */
export async function regionsBelow(database: Database, parent: number, locale: Locale): Promise<CityWire[]> {
  const tree = await regionTree(database, locale);
  const regions = parent === 0 ? tree : (tree.find(({ v }) => v === parent)?.c ?? []);
  return regions.map(({ v, n }) => ({ city_id: v, name: n }));
}
