import type { AddressFormCountry, AddressValues } from './address-fields.tsx';

/** Countries for stories and tests: two with states, one without. */
export const sampleCountries: readonly AddressFormCountry[] = [
  {
    code: 'US',
    name: 'United States',
    zipLabel: 'ZIP code',
    stateLabel: 'State',
    states: [
      { code: 'AZ', name: 'Arizona' },
      { code: 'CA', name: 'California' },
    ],
  },
  {
    code: 'CN',
    name: 'China',
    zipLabel: 'Postal code',
    stateLabel: 'Province',
    states: [{ code: 'GD', name: 'Guangdong' }],
  },
  { code: 'NZ', name: 'New Zealand', zipLabel: 'Postcode', stateLabel: '', states: [] },
];

/** An address for stories and tests. */
export const sampleAddress: AddressValues = {
  addressee: 'Luis Moreno',
  country: 'US',
  state: 'AZ',
  city: 'Tucson',
  street1: '2210 Mesquite Ave',
  street2: 'Unit B',
  zip: '85713',
  phone: '(520) 555-0111',
  fax: '',
};
