export {
  ADDRESS_FIELDS,
  deleteAddress,
  getAddress,
  getAddresses,
  getCities,
  getCountries,
  getDefaultAddress,
  saveAddress,
  setDefaultAddress,
} from './calls.ts';
export type * from './wire.ts';
