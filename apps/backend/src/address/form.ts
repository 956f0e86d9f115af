import type { AddressFieldsRequestWire, SaveAddressRequestWire } from '@rider/api/address';
import type { Untrusted } from '@rider/api/wire';
import type { Country } from '@rider/model/address';
import type { Locale } from '@rider/model/locale';
import { addressSchema, validate } from '@rider/model/validation';
import type { Database } from '../database/open.ts';
import { flagOf, textOf, wholeNumberOf } from '../http/parameters.ts';
import { Refusal } from '../http/refusal.ts';
import { messageText, validationText } from '../messages/index.ts';
import type { AddressContent } from './fingerprint.ts';
import type { AddressChange } from './service.ts';

/** How the wire names the fields of an address (packages/api README, "Additions"). */
const WIRE_NAMES = {
  addressee: 'real_name',
  country: 'country',
  state: 'province',
  city: 'city',
  street1: 'detail',
  street2: 'street2',
  zip: 'post_code',
  phone: 'phone',
  fax: 'fax',
} as const satisfies Record<keyof AddressContent, keyof AddressFieldsRequestWire>;
const FIELDS = Object.keys(WIRE_NAMES) as (keyof typeof WIRE_NAMES)[];

/** No part of an address that a label can carry is longer, in characters. */
const FIELD_LENGTH = 200;

/** All countries, worded in a language, as the rules of addresses take them. */
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

function refuseFields(errors: Record<string, string>): never {
  const named = Object.entries(errors).map(([field, message]) => [
    WIRE_NAMES[field as keyof typeof WIRE_NAMES] ?? field,
    message,
  ]);
  throw new Refusal('faulty-fields', { status: 400, data: { errors: Object.fromEntries(named) } });
}

/** Reads and checks an address by R5. Throws the refusal `faulty-fields` with `data.errors` by wire field, in the asker's language. */
export async function readAddressForm(
  database: Database,
  parameters: Untrusted<SaveAddressRequestWire>,
  locale: Locale,
): Promise<AddressChange> {
  const input = Object.fromEntries(FIELDS.map((field) => [field, textOf(parameters, WIRE_NAMES[field])]));
  const isDefault = flagOf(parameters, 'is_default');
  const checked = validate(addressSchema(await readCountries(database, locale)), { ...input, isDefault });
  if (checked.errors !== undefined) {
    refuseFields(
      Object.fromEntries(Object.entries(checked.errors).map(([field, id]) => [field, validationText(id, locale)])),
    );
  }
  const tooLong = FIELDS.filter((field) => checked.values[field].length > FIELD_LENGTH);
  if (tooLong.length > 0)
    refuseFields(
      Object.fromEntries(tooLong.map((field) => [field, messageText('backend.answer.text-too-long', locale)])),
    );
  return { ...checked.values, id: wholeNumberOf(parameters, 'id') || null };
}
