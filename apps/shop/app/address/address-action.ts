import type { Api } from '@rider/api';
import { saveAddress } from '@rider/api/address';
import type { Country } from '@rider/model/address';
import { addressSchema } from '@rider/model/validation';
import { formRules } from '../form/form-outcome.ts';

/** How the address form is read and checked. */
export const addressRules = (countries: readonly Country[]) => formRules('save-address', addressSchema(countries));

/**
 * How an address is saved, by the screen's action or by the page. `addressId` is the one to change, empty for a new one; `next` gets
 * the id of the saved one.
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
