import type { Api } from '@rider/api';
import { getCountries, saveAddress } from '@rider/api/address';
import type { Address, AddressDraft } from '@rider/model/address';
import { addressSchema, validate } from '@rider/model/validation';
import { refusedFields, type RefusedFields } from '../form/refused-fields.ts';

/** Why an address was not saved: texts or message ids by field, or a text for none; and what had been typed. */
export interface AddressRefusal extends RefusedFields {
  values: Partial<AddressDraft>;
}

/** Wire names of the fields, as refusals of the backend name them (packages/api/README.md). */
export const ADDRESS_FIELDS: Record<string, keyof Address> = {
  real_name: 'addressee',
  country: 'country',
  province: 'state',
  city: 'city',
  detail: 'street1',
  street2: 'street2',
  post_code: 'zip',
  phone: 'phone',
  fax: 'fax',
};

/**
 * Checks and saves the fields of the address form; resolves to the address's id or to why not. For the form's script and for
 * the server's action alike, so that both refuse the same. Session and transport failures are thrown.
 */
export async function saveAddressForm(api: Api, form: FormData): Promise<string | AddressRefusal> {
  const input = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const checked = validate(addressSchema(await getCountries(api)), input);
  const id = input.addressId || undefined;
  if (checked.errors) return { values: input, errors: checked.errors, message: null };
  try {
    return await saveAddress(api, { ...checked.values, ...(id && { id }) });
  } catch (error) {
    const refusal = refusedFields(error, ADDRESS_FIELDS);
    if (!refusal) throw error;
    return { values: input, ...refusal };
  }
}
