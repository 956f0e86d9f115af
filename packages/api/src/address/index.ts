export {
  deleteAddress,
  getAddress,
  getAddresses,
  getCities,
  getCountries,
  getDefaultAddress,
  saveAddress,
  setDefaultAddress,
} from './calls.ts';
export type { Address, AddressDraft, Country } from './model.ts';
