import { ApiError, type Api } from '@rider/api/transport';
import { findRegion, getAddress, saveAddress } from '@rider/api/address';
import type { AddressDraft, AddressRegion, Country } from '@rider/model/address';
import { addressSchema, regionAddressSchema } from '@rider/model/validation';
import { formRules } from '../form/form-outcome.ts';

/** Reads and validates the address form. Without countries its place is a region of the backend. */
export const addressRules = (countries: readonly Country[]) =>
  formRules('save-address', countries.length > 0 ? addressSchema(countries) : regionAddressSchema);

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
    save: async (address: NonNullable<ReturnType<typeof rules.check>['values']>) => {
      const draft: AddressDraft = { ...address, ...(addressId !== '' && { id: addressId }) };
      return next(
        await saveAddress(
          api,
          'district' in address ? { ...draft, region: await regionOf(api, address, addressId) } : draft,
        ),
      );
    },
  };
}

/**
 * The region of the typed names. An unchanged one that the list lacks is reused, because an address may be older than the list.
 * @throws ApiError with the field whose name is not in the list.
 */
async function regionOf(
  api: Api,
  names: Record<'state' | 'city' | 'district', string>,
  addressId: string,
): Promise<AddressRegion> {
  const found = await findRegion(api, names);
  if ('region' in found) return found.region;
  const saved = addressId === '' ? undefined : await getAddress(api, addressId);
  const { region } = saved ?? {};
  if (region && saved?.state === names.state && region.city === names.city && region.district === names.district)
    return region;
  throw new ApiError('rejected', '', { fieldErrors: { [found.unknown]: 'validation.region' } });
}
