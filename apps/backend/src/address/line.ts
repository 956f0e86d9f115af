import type { Selectable } from 'kysely';
import type { Localized } from '@rider/model/locale';
import type { Database } from '../database/open.ts';
import type { AddressTable } from './tables.ts';

/** An address on one line, per language: in that language's order, with names of country and state. */
export async function addressLine(database: Database, address: Selectable<AddressTable>): Promise<Localized> {
  const country = await database
    .selectFrom('country')
    .select(['name', 'states'])
    .where('code', '=', address.country)
    .executeTakeFirst();
  const state = country?.states.find(({ code }) => code === address.state)?.name;
  const { street1, street2, city, zip } = address;
  const region = { 'en-US': state?.['en-US'] ?? address.state, 'zh-CN': state?.['zh-CN'] ?? address.state };
  const nation = country?.name ?? { 'en-US': address.country, 'zh-CN': address.country };
  const written = (parts: string[], separator: string): string =>
    parts.filter((part) => part.trim() !== '').join(separator);
  const english = written([street1, street2, city, `${region['en-US']} ${zip}`, nation['en-US']], ', ');
  // Addresses in Latin script use the English form, as post offices expect.
  const inChinese = /\p{Script=Han}/u.test(`${city}${street1}${street2}`);
  const chinese = written([nation['zh-CN'], region['zh-CN'], city, street1, street2, zip], ' ');
  return { 'en-US': english, 'zh-CN': inChinese ? chinese : english };
}
