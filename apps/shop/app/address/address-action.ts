import type { Api } from '@rider/api/transport';
import { saveAddress } from '@rider/api/address';
import type { Country } from '@rider/model/address';
import { addressSchema } from '@rider/model/validation';
import { formRules } from '../form/form-outcome.ts';

/** Reads and validates the address form. */
export const addressRules = (countries: readonly Country[]) => formRules('save-address', addressSchema(countries));

/**
 * Saves an address, in the screen's action or in the page. `addressId` is the address to change, empty for a new one; `next` gets the id of
 * the saved one.
 */
export function addressSaving<Next extends string | void>(
  api: Api,
  countries: readonly Country[],
  addressId: string,
  next: (addressId: string) => Next,
) {
  const rules = addressRules(countries);
  return {
    ...rules,
    save: async (address: NonNullable<ReturnType<typeof rules.check>['values']>) =>
      next(await saveAddress(api, { ...address, ...(addressId !== '' && { id: addressId }) })),
  };
}
