import { renameFieldErrors, type WireNames } from '../transport/rename-field-errors.ts';
import { getOwnIfPresent, type Api } from '../transport/index.ts';
import { flag, id, list, object, pageParameters, requiredObject, text, type Untrusted } from '../wire/index.ts';
import type { Address, AddressDraft, AddressContent, AddressRegion, Country, Region } from '@rider/model/address';
import type {
  AddressFieldsRequestWire,
  AddressFieldsWire,
  AddressRequestWire,
  AddressWire,
  CityWire,
  SaveAddressRequestWire,
  SavedAddressWire,
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
} as const satisfies WireNames<Exclude<keyof AddressDraft, 'id' | 'isDefault' | 'region'>, AddressFieldsRequestWire>;

/** A page size that covers all addresses of a buyer. */
const ALL = { page: 1, pageSize: 100 };

/** The fields of an address, and its region. */
type Place = AddressContent & Pick<Address, 'region'>;

/** Reads the fields of an address. CRMEB has no country, but a district, which is appended to the city. */
function readAddressFields(row: Untrusted<AddressFieldsWire>): Place {
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
    ...(text(row.district) && {
      region: { id: text(row.city_id) || FIRST_REGION, city: text(row.city), district: text(row.district) },
    }),
  };
}

/** CRMEB rejects an address without district and region: one that has none is sent with this region, and its city as district. */
const FIRST_REGION = '1';

/** Writes the fields of an address for the wire. */
export function addressFieldsToWire(fields: Place): AddressFieldsRequestWire {
  const {
    city,
    district,
    id: regionId,
  } = fields.region ?? { city: fields.city, district: fields.city, id: FIRST_REGION };
  return {
    real_name: fields.addressee,
    country: fields.country,
    province: fields.state,
    city,
    address: { province: fields.state, city, district, city_id: Number(regionId) },
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
export function getCountries(api: Api): Promise<Country[]> {
  return getOwnIfPresent(api, 'country_list', []);
}

/** The region whose regions are the provinces. */
export const TOP_REGION = '0';

/** The form fields of a region, from province to district. */
const REGION_FIELDS = ['state', 'city', 'district'] as const;

/** A form field of a region. */
export type RegionField = (typeof REGION_FIELDS)[number];

/** The regions directly below a region: cities of a province, districts of a city. CRMEB's freight depends on them. */
export async function getRegions(api: Api, parentId: string): Promise<Region[]> {
  return list((await api.get(`pc/get_city/${encodeURIComponent(parentId)}`)).data, (item) => {
    const row = object<CityWire>(item);
    return { id: id(row.city_id, 'city id'), name: text(row.name) };
  });
}

/**
 * Finds a region by the names of its province, city and district; its id is the city's, by which CRMEB calculates freight. Resolves to the
 * field at fault when a list does not contain its name. Below a region without a list every name is accepted.
 */
export async function findRegion(
  api: Api,
  names: Record<RegionField, string>,
): Promise<{ region: AddressRegion } | { unknown: RegionField }> {
  let regionId = TOP_REGION;
  for (const field of REGION_FIELDS) {
    const regions = await getRegions(api, regionId);
    if (regions.length === 0) break;
    const found = regions.find(({ name }) => name === names[field]);
    if (!found) return { unknown: field };
    if (field !== 'district') regionId = found.id;
  }
  const { city, district } = names;
  return { region: { id: regionId === TOP_REGION ? FIRST_REGION : regionId, city, district } };
}
