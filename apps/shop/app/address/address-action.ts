import type { Api } from '@rider/api';
import { getCountries, saveAddress } from '@rider/api/address';
import type { AddressDraft } from '@rider/model/address';
import { addressSchema, validate } from '@rider/model/validation';
import { refusedFields, type RefusedFields } from '../form/refused-fields.ts';

/** Why an address was not saved: texts or message ids by field, or one text; and what was typed. */
export interface AddressRefusal extends RefusedFields {
  values: Partial<AddressDraft>;
}

/**
 * Checks and saves the address form; resolves to the address's id or to the refusal. Used by the form's script and by the server's
 * action, so that both refuse alike. Throws session and transport failures.
 */
export async function saveAddressForm(api: Api, form: FormData): Promise<string | AddressRefusal> {
  const input = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const checked = validate(addressSchema(await getCountries(api)), input);
  const id = input.addressId || undefined;
  if (checked.errors) return { values: input, errors: checked.errors, message: null };
  try {
    return await saveAddress(api, { ...checked.values, ...(id && { id }) });
  } catch (error) {
    const refusal = refusedFields(error);
    if (!refusal) throw error;
    return { values: input, ...refusal };
  }
}
