import type { Locale, Localized } from '@rider/model/locale';
import type { Tax } from '@rider/model/tax';
import type { Database } from '../database/open.ts';

/** The names of taxed places such as `US-AZ`: a state's, or its country's; the returned function returns null for an unknown one. */
export async function namesOfPlaces(
  database: Database,
  places: readonly string[],
): Promise<(place: string) => Localized | null> {
  const codes = [...new Set(places.map((place) => place.split('-', 1)[0] ?? ''))].filter(Boolean);
  if (codes.length === 0) return () => null;
  const rows = await database
    .selectFrom('country')
    .select(['code', 'name', 'states'])
    .where('code', 'in', codes)
    .execute();
  return (place) => {
    const country = rows.find(({ code }) => code === place.split('-', 1)[0]);
    const state = country?.states.find(({ code }) => place === `${country.code}-${code}`);
    return state?.name ?? country?.name ?? null;
  };
}

/** A tax with the name of its place in a language, if no tax is collected there. */
export function withUntaxedPlace(tax: Tax, untaxed: Localized | null, locale: Locale): Tax {
  return untaxed === null ? tax : { ...tax, uncollectedIn: untaxed[locale] };
}

/** The name of a tax's place if no tax is collected there; else null. */
export async function nameOfUntaxed(
  database: Database,
  tax: { rate: number; region: string } | null,
): Promise<Localized | null> {
  return tax === null || tax.rate > 0 ? null : (await namesOfPlaces(database, [tax.region]))(tax.region);
}
