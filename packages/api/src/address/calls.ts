import { renameFieldErrors, type WireNames } from '../transport/rename-field-errors.ts';
import { dataIfPresent, type Api } from '../transport/index.ts';
import { flag, id, list, object, pageParameters, requiredObject, text, type Untrusted } from '../wire/index.ts';
import type { Address, AddressDraft, Country } from '@rider/model/address';
import type {
  AddressFieldsRequestWire,
  AddressFieldsWire,
  AddressRequestWire,
  AddressWire,
  CityWire,
  CountryWire,
  SaveAddressRequestWire,
  SavedAddressWire,
  StateWire,
} from './wire.ts';

/** Fields of an address by their names in the form. */
export const ADDRESS_FIELDS = {
  addressee: 'real_name',
  country: 'country',
  state: 'province',
  city: 'city',
  street1: 'detail',
  street2: 'street2',
  zip: 'post_code',
  phone: 'phone',
  fax: 'fax',
} as const satisfies WireNames<Exclude<keyof AddressDraft, 'id' | 'isDefault'>, AddressFieldsRequestWire>;

/** A page size that covers all addresses of a buyer. */
const ALL = { page: 1, pageSize: 100 };

/** The fields of an address. */
type AddressFields = Omit<Address, 'id' | 'isDefault'>;

/** Reads the fields of an address. CRMEB's district is appended to the city; CRMEB has no country. */
export function readAddressFields(row: Untrusted<AddressFieldsWire>): AddressFields {
  return {
    addressee: text(row.real_name),
    country: text(row.country),
    state: text(row.province),
    city: [...new Set([text(row.city), text(row.district)])].filter(Boolean).join(' '),
    street1: text(row.detail),
    street2: text(row.street2),
    zip: text(row.post_code),
    phone: text(row.phone),
    fax: text(row.fax),
  };
}

/** Writes the fields of an address for the wire. */
export function addressFieldsToWire(fields: AddressFields): AddressFieldsRequestWire {
  const region = { province: fields.state, city: fields.city };
  return {
    real_name: fields.addressee,
    country: fields.country,
    ...region,
    // CRMEB rejects an address without a district and a region's number, and reads neither.
    address: { ...region, district: fields.city, city_id: 1 },
    detail: fields.street1,
    street2: fields.street2,
    post_code: fields.zip,
    phone: fields.phone,
    fax: fields.fax,
  };
}

/** Reads a delivery address. */
export function readAddress(item: unknown): Address {
  const row = requiredObject<AddressWire>(item, 'address');
  return { id: id(row.id, 'address id'), ...readAddressFields(row), isDefault: flag(row.is_default) };
}

/** The buyer's addresses. */
export async function getAddresses(api: Api): Promise<Address[]> {
  return list((await api.get('address/list', pageParameters(ALL))).data, readAddress);
}

/** One address. Rejects with 100026 when it is not the buyer's. */
export async function getAddress(api: Api, addressId: string): Promise<Address> {
  return readAddress((await api.get(`address/detail/${encodeURIComponent(addressId)}`)).data);
}

/** The default address, or null without one. */
export async function getDefaultAddress(api: Api): Promise<Address | null> {
  const { data } = await api.get('address/default');
  return object<AddressWire>(data).id === undefined ? null : readAddress(data);
}

/** Saves an address; resolves to its id. Rejects with field errors by the draft's names. */
export async function saveAddress(api: Api, draft: AddressDraft): Promise<string> {
  const request = {
    id: draft.id ?? 0,
    ...addressFieldsToWire(draft),
    is_default: draft.isDefault ? 1 : 0,
  } satisfies SaveAddressRequestWire;
  const answer = await renameFieldErrors(api.post('address/edit', request), ADDRESS_FIELDS);
  return text(object<SavedAddressWire>(answer.data).id) || (draft.id ?? '');
}

/** Makes an address the default. */
export async function setDefaultAddress(api: Api, addressId: string): Promise<void> {
  await api.post('address/default/set', { id: addressId } satisfies AddressRequestWire);
}

/** Deletes an address. */
export async function deleteAddress(api: Api, addressId: string): Promise<void> {
  await api.post('address/del', { id: addressId } satisfies AddressRequestWire);
}

/** Countries and their states (not in CRMEB: see README.md). */
export async function getCountries(api: Api): Promise<Country[]> {
  return list(await dataIfPresent(api, 'country_list'), (item) => {
    const row = object<CountryWire>(item);
    return {
      code: id(row.code, 'country code'),
      name: text(row.name),
      phoneCode: text(row.phone_code),
      zipPattern: text(row.zip_pattern),
      zipLabel: text(row.zip_label),
      stateLabel: text(row.state_label),
      states: list(row.states, (entry) => {
        const state = object<StateWire>(entry);
        return { code: id(state.code, 'state code'), name: text(state.name) };
      }),
    };
  });
}

/** The regions below a region; `0` is the top. */
export async function getCities(api: Api, parentId: string): Promise<{ id: string; name: string }[]> {
  return list((await api.get(`pc/get_city/${encodeURIComponent(parentId)}`)).data, (item) => {
    const row = object<CityWire>(item);
    return { id: id(row.city_id, 'city id'), name: text(row.name) };
  });
}
