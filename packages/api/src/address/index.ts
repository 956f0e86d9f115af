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
