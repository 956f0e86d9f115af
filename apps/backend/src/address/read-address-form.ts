import { ADDRESS_FIELDS, type SaveAddressRequestWire } from '@rider/api/address';
import type { Untrusted } from '@rider/api/wire';
import type { Country } from '@rider/model/address';
import type { Locale } from '@rider/model/locale';
import { addressSchema, validate } from '@rider/model/validation';
import type { Database } from '../database/open.ts';
import { acceptedValues } from '../http/form-errors.ts';
import { flagOf, textOf, wholeNumberOf } from '../http/parameters.ts';
import type { AddressChange } from './addresses.ts';

const FIELDS = Object.keys(ADDRESS_FIELDS) as (keyof typeof ADDRESS_FIELDS)[];

/** All countries in a language, in display order. */
export async function readCountries(database: Database, locale: Locale): Promise<Country[]> {
  const rows = await database.selectFrom('country').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    code: row.code,
    name: row.name[locale],
    phoneCode: row.phone_code,
    zipPattern: row.zip_pattern,
    zipLabel: row.zip_label[locale],
    stateLabel: row.state_label[locale],
    states: row.states.map(({ code, name }) => ({ code, name: name[locale] })),
  }));
}

/** Reads and checks an address. @throws ApiError `faulty-fields` with `data.errors` by wire field, in the caller's language. */
export async function readAddressForm(
  database: Database,
  parameters: Untrusted<SaveAddressRequestWire>,
  locale: Locale,
): Promise<AddressChange> {
  const input = Object.fromEntries(FIELDS.map((field) => [field, textOf(parameters, ADDRESS_FIELDS[field])]));
  const isDefault = flagOf(parameters, 'is_default');
  const checked = validate(addressSchema(await readCountries(database, locale)), { ...input, isDefault });
  const address = acceptedValues(checked, ADDRESS_FIELDS, locale);
  return { ...address, id: wholeNumberOf(parameters, 'id') || null };
}
