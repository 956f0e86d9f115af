export {
  ADDRESS_FIELDS,
  deleteAddress,
  findRegion,
  getAddress,
  getAddresses,
  getCountries,
  getDefaultAddress,
  getRegions,
  saveAddress,
  setDefaultAddress,
  TOP_REGION,
  type RegionField,
} from './calls.ts';
export type * from './wire.ts';
